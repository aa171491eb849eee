/** Two people in a business: made, joined, worked for, and left at once when someone is removed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, visit } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember, type Member } from './people.ts';

useAppAndBrowser({ RATE_LIMITS: 'false' });
const wait = { timeout: 60_000 };

const open = (member: Member, width = 1280) =>
  openPage(browser, { width, context: { baseURL: app.url, storageState: member.storageState } });

async function makeBusiness(page: Page, name: string) {
  await visit(page, `${app.url}/business/my-businesses`);
  await page.getByRole('button', { name: 'New business' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Make business' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor(wait);
  await page.getByText('Acting as').waitFor(wait);
}

async function inviteLink(page: Page) {
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.locator('[data-invite]').innerText(wait);
  await page.getByRole('button', { name: 'Done' }).click();
  return link;
}

async function join(page: Page, link: string, name: string) {
  await visit(page, link);
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor(wait);
}

test('a business from its making to someone being removed', { timeout: 240_000 }, async () => {
  const ana = await makeMember(app, 'ana-business');
  const ben = await makeMember(app, 'ben-business');
  const one = await open(ana);
  await makeBusiness(one.page, 'Grove Works');
  await expectAccessible(one.page);

  // The other comes in, and what they make is the business's.
  const two = await open(ben, 390);
  await join(two.page, await inviteLink(one.page), 'Grove Works');
  await expectAccessible(two.page);
  const dashboard = two.page.url();
  await two.page.goto(`${app.url}/ai/summarise`);
  await two.page.getByText('Acting as').waitFor(wait);
  // A second tab acts for nobody.
  const other = await two.page.context().newPage();
  await visit(other, `${app.url}/business/my-businesses`);
  await other.getByRole('button', { name: 'Act as Grove Works' }).waitFor(wait);
  expect(await other.getByText('Acting as').count()).toBe(0);
  await other.close();

  // Back to oneself by one click, on any page.
  await two.page.getByRole('button', { name: 'Switch back to yourself' }).click();
  await two.page.getByText('Acting as').waitFor({ state: 'detached', ...wait });
  await visit(two.page, dashboard);
  await two.page.getByRole('button', { name: 'Act as Grove Works' }).click();
  await two.page.getByText('Acting as').waitFor(wait);

  // Whoever is removed is out: their open tab says so by itself, keeps what they typed, and acts for nobody.
  await visit(two.page, `${app.url}/ai/summarise`);
  await two.page.getByRole('textbox').first().fill('Half a thought');
  await one.page.reload();
  await one.page.getByRole('button', { name: 'Remove ben-business' }).click();
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await one.page.getByRole('button', { name: 'Remove ben-business' }).waitFor({ state: 'detached', ...wait });
  await two.page.getByText('You are no longer in Grove Works').waitFor(wait);
  await two.page.getByText('Acting as').waitFor({ state: 'detached', ...wait });
  expect(await two.page.getByRole('textbox').first().inputValue()).toBe('Half a thought');

  // The rest of the owner's dashboard opens.
  for (const tab of ['Money', 'Keys', 'Activity', 'Settings']) {
    await one.page.getByRole('tab', { name: tab }).click();
    await one.page.getByRole('tabpanel', { name: tab }).waitFor(wait);
    await expectAccessible(one.page);
  }
  expectNoProblems(one);
});

test('a business changes hands once the other accepts', { timeout: 240_000 }, async () => {
  const one = await open(await makeMember(app, 'cem-business'));
  const two = await open(await makeMember(app, 'dia-business'), 390);
  await makeBusiness(one.page, 'Moss Works');
  await join(two.page, await inviteLink(one.page), 'Moss Works');

  await one.page.reload();
  await one.page.getByRole('tab', { name: 'Settings' }).click();
  await one.page.getByLabel('New owner').selectOption({ label: 'dia-business (Member)' });
  await one.page.getByRole('button', { name: 'Hand over' }).click();
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Ask them' }).click();
  await one.page.getByText('Until they accept, you stay the owner.').waitFor(wait);

  await two.page.reload();
  await two.page.getByText('cem-business asks you to own Moss Works').waitFor(wait);
  await expectAccessible(two.page);
  await two.page.getByRole('button', { name: 'Accept' }).click();
  await two.page.getByText('your role: Owner').waitFor(wait);
  await one.page.reload();
  await one.page.getByText('your role: Admin').waitFor(wait);
  // The open page of the one who was the owner may ask for the archives once more.
  expectNoProblems(one, [/403.*\/exports/]);
  expectNoProblems(two);
});
