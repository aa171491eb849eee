/** A tool of the common shape, from its definition alone: fields, files, price, result, and back again by its address. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, visit } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();

const text =
  'Bamboo is a grass, not a tree. Some kinds grow almost a metre in a day. A grove spreads underground by rhizomes. Many kinds flower only once in decades.';
const file = (name: string, bytes: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(bytes),
});

test('a guest gives a document instead of a text, and finds the result again', async () => {
  const opened = await openPage(browser, { width: 390, context: { baseURL: app.url } });
  const { page } = opened;
  await visit(page, '/ai/summarise');
  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  await page.getByText('Paste a text of at least a few sentences, or choose a file.').waitFor();

  const files = page.getByRole('group', { name: 'Documents' });
  const choose = files.locator('input[type=file]');
  await choose.setInputFiles(file('picture.txt', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])));
  await files.getByRole('alert').waitFor();
  await files.getByRole('button', { name: 'Remove picture.txt' }).click();
  await choose.setInputFiles([file('bamboo.txt', text), file('more.txt', 'Pandas live on it.')]);
  await files.getByRole('button', { name: 'Remove more.txt' }).click();
  await page.getByRole('main').getByText('Free', { exact: true }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  await page.waitForURL(/\?run=/);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('Bamboo is a grass').waitFor();
  await result.getByRole('button', { name: 'Share' }).waitFor();
  await page.reload();
  await result.getByText('Bamboo is a grass').waitFor();
  await files.getByText('1 file from before').waitFor();
  await expectAccessible(page);
  await files.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => files.getByText('1 file from before').count()).toBe(0);
  expectNoProblems(opened, [/401.*\/api\/auth\/user/, /415|422/]);
  await opened.close();
});
