/** The history of one's talks: found again, sorted, taken away, deleted and brought back. */
import fs from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

test('a talk appears by itself, is found, pinned, put into a folder, exported, deleted and brought back', async () => {
  const { storageState } = await makeMember(app, 'talker');
  const opened = await openAs({ storageState }, { width: 1440 });
  const { page } = opened;
  await visit(page, '/chat/history');
  await page.getByText('No chats yet.').waitFor();

  const ask = async (question: string) => {
    const data = { input: { question, panel: ['bamboo'] } };
    const begun = await page.request.post('/api/tools/consensus/runs', {
      headers: { origin: app.url },
      data,
    });
    return `/api/runs/${((await begun.json()) as { id: string }).id}`;
  };
  const run = await ask('Which countries does Switzerland border on?');
  await ask('How many miles is 42.195 km?');
  const talks = page.getByRole('list', { name: 'Chats' });
  const swiss = talks.getByRole('link', { name: /Switzerland border/ });
  const miles = talks.getByRole('link', { name: /How many miles/ });
  await swiss.waitFor();
  await miles.waitFor();
  const menuOf = (name: string) => page.getByRole('button', { name: `More for ${name}` });
  const choose = async (talk: string, item: string) => {
    await menuOf(talk).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  // Answers are found once they are whole.
  await expect
    .poll(async () => ((await (await page.request.get(run)).json()) as { state: string }).state)
    .toBe('done');
  const search = page.getByRole('searchbox', { name: 'Search your chats' });
  await search.fill('liechten');
  await talks.locator('mark', { hasText: 'Liechtenstein' }).first().waitFor();
  await miles.waitFor({ state: 'detached' });
  await search.press('ArrowDown');
  await expect.poll(() => swiss.evaluate((link) => link === document.activeElement)).toBe(true);
  await search.fill('');
  await miles.waitFor();

  await choose('Which countries does Switzerland border on?', 'Pin');
  await talks.getByText('Pinned:').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByLabel('Name').fill('Geography');
  await page.getByRole('button', { name: 'Create folder' }).click();
  const folder = page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: /Geography/ });
  await folder.waitFor();
  await choose('Which countries does Switzerland border on?', 'Move to a folder');
  await page.getByLabel('Folder', { exact: true }).selectOption({ label: 'Geography' });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await folder.click();
  await page.getByRole('heading', { name: 'Geography' }).waitFor();
  await swiss.waitFor();
  await miles.waitFor({ state: 'detached' });
  await expectAccessible(page, swiss);

  const download = page.waitForEvent('download');
  await choose('Which countries does Switzerland border on?', 'PDF');
  const file = await download;
  expect(file.suggestedFilename()).toBe('which-countries-does-switzerland-border-on.pdf');
  const bytes = await fs.readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await choose('Which countries does Switzerland border on?', 'Delete');
  await page.getByText('Nothing in this folder yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await swiss.click();
  await page.waitForURL(/\/ai\/consensus\?run=/);
  expectNoProblems(opened);
  await opened.close();
});
