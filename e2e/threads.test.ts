/** Two people in a thread: live, through a lost connection and a closed tab, and out at once when removed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, visit } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember, type Member } from './people.ts';

useAppAndBrowser();
const wait = { timeout: 60_000 };

const open = (member: Member, width = 1280) =>
  openPage(browser, { width, context: { baseURL: app.url, storageState: member.storageState } });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
async function say(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
const texts = (page: Page) => log(page).locator('[data-message] p').allInnerTexts();

test('a thread from its beginning to someone being removed', { timeout: 240_000 }, async () => {
  const ana = await makeMember(app, 'ana-threads');
  const ben = await makeMember(app, 'ben-threads');
  const one = await open(ana);
  await visit(one.page, `${app.url}/threads/new`);
  await one.page.getByRole('textbox', { name: 'Name' }).fill('The garden');
  await one.page.getByRole('textbox', { name: 'First message' }).fill('Hello **everyone**');
  await one.page.getByRole('button', { name: 'Start thread' }).click();
  await log(one.page).getByText('everyone').waitFor(wait);
  const address = one.page.url();

  await one.page.getByRole('button', { name: 'People' }).click();
  await one.page.getByRole('button', { name: 'Create link' }).click();
  const link = await one.page.locator('[data-invite]').innerText(wait);
  await expectAccessible(one.page);
  const two = await open(ben, 390);
  await visit(two.page, link);
  await two.page.getByRole('button', { name: 'Join thread' }).click();
  await log(two.page).getByText('everyone').waitFor(wait);
  await expectAccessible(two.page);

  // Live, both ways, with what happens to a message.
  await say(two.page, 'Hi Ana, @ana-threads');
  await log(one.page).getByText('Hi Ana').waitFor(wait);
  await log(one.page).getByText('Hi Ana').hover();
  await log(one.page).getByRole('article').last().getByRole('button', { name: 'React' }).click();
  await one.page.getByRole('menuitem', { name: 'React with 🐼' }).click();
  await log(two.page).getByRole('button', { name: '🐼, 1' }).waitFor(wait);

  // Written without a connection: kept when the page goes, sent once when it is back.
  await two.page.context().setOffline(true);
  await say(two.page, 'written offline, first');
  await say(two.page, 'written offline, second');
  await two.page.getByText('Waiting to be sent').first().waitFor(wait);
  await say(one.page, 'said meanwhile');
  await two.page.close();
  await two.page
    .context()
    .setOffline(false)
    .catch(() => undefined);
  const back = await two.page.context().newPage();
  await back.goto(address);
  await log(back).getByText('said meanwhile').waitFor(wait);
  await log(one.page).getByText('written offline, second').waitFor(wait);
  await expect.poll(() => back.getByText('Waiting to be sent').count(), wait).toBe(0);
  await expect.poll(() => texts(back), wait).toEqual(await texts(one.page));
  const seen = await texts(one.page);
  expect(seen.filter((text) => text.startsWith('written offline'))).toEqual([
    'written offline, first',
    'written offline, second',
  ]);

  // Out at once, in the open page.
  await one.page.getByRole('button', { name: 'Remove' }).click();
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await back.getByText('You are no longer in this thread').waitFor(wait);
  expectNoProblems(one);
  await one.close();
});
