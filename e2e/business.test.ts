/** Two people in a business: made, joined, worked for, and left at once when someone is removed. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, visit } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember, type Member } from './people.ts';

useAppAndBrowser({ RATE_LIMITS: 'false' });
const wait = { timeout: 60_000 };

const open = (member: Member, width = 1280) =>
  openPage(browser, { width, context: { baseURL: app.url, storageState: member.storageState } });

test('a business from its making to someone being removed', { timeout: 240_000 }, async () => {
  const ana = await makeMember(app, 'ana-business');
  const ben = await makeMember(app, 'ben-business');
  const one = await open(ana);
  await visit(one.page, `${app.url}/business/my-businesses`);
  await one.page.getByRole('button', { name: 'New business' }).click();
  await one.page.getByRole('textbox', { name: 'Name' }).fill('Grove Works');
  await one.page.getByRole('button', { name: 'Make business' }).click();
  await one.page.getByRole('heading', { level: 1, name: 'Grove Works' }).waitFor(wait);
  await one.page.getByText('Acting as').waitFor(wait);
  await expectAccessible(one.page);

  await one.page.getByRole('tab', { name: 'People' }).click();
  await one.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await one.page.getByRole('button', { name: 'Create link' }).click();
  const link = await one.page.locator('[data-invite]').innerText(wait);
  await one.page.getByRole('button', { name: 'Done' }).click();

  // The other comes in, and what they make is the business's.
  const two = await open(ben, 390);
  await visit(two.page, link);
  await two.page.getByRole('button', { name: 'Join Grove Works' }).click();
  await two.page.getByRole('heading', { level: 1, name: 'Grove Works' }).waitFor(wait);
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
