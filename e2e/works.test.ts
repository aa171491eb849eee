/** A collaboration's text as something people go on editing: alone, with versions, by link, and together in two browsers. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember, type Member } from './people.ts';
import { startApp } from './start-app.ts';

useAppAndBrowser();

async function work(page: Page) {
  await visit(page, '/collaborate');
  await page.getByRole('button', { name: 'A school report about Australia' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('list', { name: 'Changes' }).getByText('Canberra').waitFor();
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();

test('a guest edits the result; what is shared, downloaded and sent on is what they wrote', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await work(page);
  // Undoing a change makes the text one's own at once.
  await page.getByRole('button', { name: 'Undo change 1', exact: true }).click();
  await page.getByRole('button', { name: 'Keep change 1', exact: true }).waitFor();
  await editor(page).waitFor();
  await editor(page).fill('Entirely my own words.');
  await saved(page);
  await reload(page);
  await expect.poll(() => editor(page).inputValue()).toBe('Entirely my own words.');

  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name this version' }).fill('Mine');
  await dialog.getByRole('button', { name: 'Save version' }).click();
  await dialog.getByText(/Version \d+: Mine/).waitFor();
  await dialog.getByRole('button', { name: 'Show version 1', exact: true }).click();
  await expectAccessible(page, dialog.locator('ins').first());
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => editor(page).inputValue()).toContain('Canberra');
  await editor(page).fill('Entirely my own words.');
  await saved(page);

  await page.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Your link' }).inputValue();
  await page.keyboard.press('Escape');
  const reader = await openAs(null);
  await visit(reader.page, link);
  await reader.page.getByText('Entirely my own words.').waitFor();
  // Its name is still how it began; of the text nothing is left.
  expect(await reader.page.getByText('two dogs').count()).toBe(0);
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
  const DATA_DIR = await fs.mkdtemp(path.join(os.tmpdir(), 'frenly-e2e-'));
  let server = await startApp({ DATA_DIR });
  try {
    const [ada, ben] = [await makeMember(server, 'ada'), await makeMember(server, 'ben')];
    const open = (member: Member, width: number) =>
      openAs(member, { width, context: { baseURL: server.url } });
    const [one, two] = [await open(ada, 1440), await open(ben, 390)];
    await work(one.page);
    await one.page.getByRole('button', { name: 'Edit', exact: true }).click();
    await editor(one.page).waitFor();
    await one.page.getByRole('button', { name: 'People' }).click();
    const dialog = one.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Invite' }).fill(ben.handle);
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expectAccessible(one.page, dialog.getByText(`@${ben.handle}`));
    await one.page.keyboard.press('Escape');

    // Ben finds it by his notification.
    const newest = async () => {
      const answer = await two.page.request.get('/api/notifications');
      return ((await answer.json()) as { items: { path: string }[] }).items[0]?.path;
    };
    await expect.poll(newest).toBeDefined();
    await visit(two.page, (await newest())!);
    for (const { page } of [one, two]) await page.getByText('Here now').waitFor();
    await editor(one.page).fill('Ada begins.');
    await expect.poll(() => editor(two.page).inputValue()).toBe('Ada begins.');
    await editor(two.page).press('End');
    await editor(two.page).pressSequentially(' Ben goes on.');
    await expect.poll(() => editor(one.page).inputValue()).toBe('Ada begins. Ben goes on.');

    await two.page.context().setOffline(true);
    await server.stop();
    server = await startApp({ DATA_DIR, PORT: new URL(server.url).port });
    await editor(two.page).press('End');
    await editor(two.page).pressSequentially(' Offline.');
    await two.page.context().setOffline(false);
    await expect.poll(() => editor(one.page).inputValue()).toBe('Ada begins. Ben goes on. Offline.');

    await one.page.getByRole('button', { name: 'People' }).click();
    await dialog.getByRole('button', { name: `Remove ${ben.handle}` }).click();
    await two.page.getByText('This text can’t be opened').waitFor();
    await one.close();
    await two.close();
  } finally {
    await server.stop();
    await fs.rm(DATA_DIR, { recursive: true, force: true });
  }
});
