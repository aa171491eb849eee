/** Two people in a business: made, joined, worked for, and left at once when someone is removed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember, type Member } from './people.ts';

useAppAndBrowser();

const open = (member: Member, width = 1280) => openAs(member, { width });

async function makeBusiness(page: Page, name: string) {
  await visit(page, `${app.url}/business/my-businesses`);
  await page.getByRole('button', { name: 'New business' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create business' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText(/^Acting as /).waitFor();
}

async function inviteLink(page: Page) {
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.locator('[data-invite]').innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  return link;
}

async function join(page: Page, link: string, name: string) {
  await visit(page, link);
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

test('a business from its making to someone being removed', async () => {
  const ana = await makeMember(app, 'ana-business');
  const ben = await makeMember(app, 'ben-business');
  const one = await open(ana);
  await makeBusiness(one.page, 'Grove Works');

  // The other comes in, and what they make is the business's.
  const two = await open(ben, 390);
  await join(two.page, await inviteLink(one.page), 'Grove Works');
  const dashboard = two.page.url();
  await two.page.goto(`${app.url}/ai/summarise`);
  await two.page.getByText(/^Acting as /).waitFor();
  // A second tab acts for nobody.
  const other = await two.page.context().newPage();
  await visit(other, `${app.url}/business/my-businesses`);
  await other.getByRole('button', { name: 'Act as Grove Works' }).waitFor();
  expect(await other.getByText(/^Acting as /).count()).toBe(0);
  await other.close();

  // Back to oneself by one click, on any page.
  await two.page.getByRole('button', { name: 'Switch back to yourself' }).click();
  await two.page.getByText(/^Acting as /).waitFor({ state: 'detached' });
  await visit(two.page, dashboard);
  await two.page.getByRole('button', { name: 'Act as Grove Works' }).click();
  await two.page.getByText(/^Acting as /).waitFor();

  // Whoever is removed is out: their open tab says so by itself, keeps what they typed, and acts for nobody.
  await visit(two.page, `${app.url}/ai/summarise`);
  await two.page.getByRole('textbox').first().fill('Half a thought');
  await reload(one.page);
  await one.page.getByRole('button', { name: `Remove ${ben.handle}` }).click();
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await one.page.getByRole('button', { name: `Remove ${ben.handle}` }).waitFor({ state: 'detached' });
  await two.page.getByText('You’re no longer a member of Grove Works').waitFor();
  await two.page.getByText(/^Acting as /).waitFor({ state: 'detached' });
  await expect.poll(() => two.page.getByRole('textbox').first().inputValue()).toBe('Half a thought');

  // The rest of the owner's dashboard opens.
  for (const tab of ['Money', 'Keys', 'Activity', 'Settings']) {
    await one.page.getByRole('tab', { name: tab }).click();
    await expectAccessible(one.page, one.page.getByRole('tabpanel', { name: tab }));
  }
  expectNoProblems(one);
});

test('a business changes hands once the other accepts', async () => {
  const [cem, dia] = [await makeMember(app, 'cem-business'), await makeMember(app, 'dia-business')];
  const [one, two] = [await open(cem), await open(dia, 390)];
  await makeBusiness(one.page, 'Moss Works');
  await join(two.page, await inviteLink(one.page), 'Moss Works');

  await reload(one.page);
  await one.page.getByRole('tab', { name: 'Settings' }).click();
  await one.page.getByLabel('New owner').selectOption({ label: `${dia.handle} (Member)` });
  await one.page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Send offer' }).click();
  await one.page.getByText(/has been offered ownership.*You stay the owner until they accept/).waitFor();

  await reload(two.page);
  await expectAccessible(two.page, two.page.getByText(`${cem.handle} offers you ownership of Moss Works`));
  await two.page.getByRole('button', { name: 'Accept' }).click();
  await two.page.getByText('your role: Owner').waitFor();
  await reload(one.page);
  await one.page.getByText('your role: Admin').waitFor();
  // The open page of the one who was the owner may ask for the archives once more.
  expectNoProblems(one, [/403.*\/exports/]);
  expectNoProblems(two);
});
