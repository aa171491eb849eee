/** A collaboration's text as something people go on editing: alone, with versions, by link, and together in two browsers. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, launchBrowser, openPage, visit } from '#testing/browser.ts';
import { makeMember, type Member } from './people.ts';
import { startApp, type StartedApp } from './start-app.ts';

let app: StartedApp;
let browser: Browser;
let dataDir: string;
const wait = { timeout: 60_000 };
beforeAll(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'frenly-e2e-'));
  app = await startApp({ DATA_DIR: dataDir });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

/** The same house again, at the same address and with what it had. */
async function restart() {
  const { port } = new URL(app.url);
  await app.stop();
  app = await startApp({ DATA_DIR: dataDir, PORT: port });
}

async function work(page: Page) {
  await visit(page, `${app.url}/collaborate`);
  await page.getByRole('button', { name: 'A school report about Australia' }).click();
  await page.getByRole('button', { name: 'Start working' }).click();
  await page.getByRole('list', { name: 'Changes' }).getByText('Canberra').waitFor(wait);
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' }).waitFor(wait);

test('a guest edits the result; what is shared, downloaded and sent on is what they wrote', async () => {
  const opened = await openPage(browser, { width: 390, context: { baseURL: app.url } });
  const { page } = opened;
  await work(page);
  // Undoing a change makes the text one's own at once.
  await page.getByRole('button', { name: 'Undo change 1', exact: true }).click();
  await page.getByRole('button', { name: 'Keep change 1', exact: true }).waitFor(wait);
  await editor(page).waitFor(wait);
  await editor(page).fill('Entirely my own words.');
  await saved(page);
  await page.reload();
  await expect.poll(() => editor(page).inputValue(), wait).toBe('Entirely my own words.');

  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name this version' }).fill('Mine');
  await dialog.getByRole('button', { name: 'Save version' }).click();
  await dialog.getByText(/Version \d+: Mine/).waitFor();
  await dialog.getByRole('button', { name: 'Show version 1', exact: true }).click();
  await dialog.locator('ins').first().waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => editor(page).inputValue(), wait).toContain('Canberra');
  await editor(page).fill('Entirely my own words.');
  await saved(page);

  await page.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Your link' }).inputValue();
  await page.keyboard.press('Escape');
  const reader = await openPage(browser, { context: { baseURL: app.url } });
  await visit(reader.page, link);
  await reader.page.getByText('Entirely my own words.').waitFor();
  // Its name is still how it began; of the text nothing is left.
  expect(await reader.page.getByText('two dogs').count()).toBe(0);
  await expectAccessible(reader.page);
  await reader.close();

  await page.getByRole('button', { name: 'Use in another tool' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Summarise/ })
    .click();
  await page.waitForURL(/fromWork=/);
  await expect
    .poll(() => page.getByRole('main').locator('textarea').first().inputValue())
    .toBe('Entirely my own words.');
  expectNoProblems(opened, [/401.*\/api\/auth\/user/]);
  await opened.close();
});

test('two people write at once, through a dropped connection and a restart; a removed one is out', async () => {
  const handle = `ben-${Date.now().toString(36)}`;
  const [ada, ben] = [await makeMember(app, `ada-${handle}`), await makeMember(app, handle)];
  const open = (member: Member, width: number) =>
    openPage(browser, { width, context: { baseURL: app.url, storageState: member.storageState } });
  const [one, two] = [await open(ada, 1440), await open(ben, 390)];
  await work(one.page);
  await one.page.getByRole('button', { name: 'Edit', exact: true }).click();
  await editor(one.page).waitFor(wait);
  await one.page.getByRole('button', { name: 'People' }).click();
  const dialog = one.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Invite' }).fill(handle);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog.getByText(`@${handle}`).waitFor();
  await expectAccessible(one.page);
  await one.page.keyboard.press('Escape');

  // Ben finds it by his notification.
  const { items } = (await (await two.page.request.get(`${app.url}/api/notifications`)).json()) as {
    items: { path: string }[];
  };
  await visit(two.page, app.url + items[0]!.path);
  for (const { page } of [one, two]) await page.getByText('Here now').waitFor(wait);
  await editor(one.page).fill('Ada begins.');
  await expect.poll(() => editor(two.page).inputValue(), wait).toBe('Ada begins.');
  await editor(two.page).press('End');
  await editor(two.page).pressSequentially(' Ben goes on.');
  await expect.poll(() => editor(one.page).inputValue(), wait).toBe('Ada begins. Ben goes on.');
  await expectAccessible(two.page);

  await two.page.context().setOffline(true);
  await restart();
  await editor(two.page).press('End');
  await editor(two.page).pressSequentially(' Offline.');
  await two.page.context().setOffline(false);
  await expect.poll(() => editor(one.page).inputValue(), wait).toBe('Ada begins. Ben goes on. Offline.');

  await one.page.getByRole('button', { name: 'People' }).click();
  await dialog.getByRole('button', { name: `Remove ${handle}` }).click();
  await two.page.getByText('This text cannot be opened').waitFor(wait);
  await one.close();
  await two.close();
}, 300_000);
