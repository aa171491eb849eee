/** A tool of the common shape, from its definition alone: fields, files, price, result, and back again by its address. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();

const text =
  'Bamboo is a grass, not a tree. Some kinds grow almost a metre in a day. A grove spreads underground by rhizomes. Many kinds flower only once in decades.';
const file = (name: string, bytes: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(bytes),
});

test('a guest gives a document instead of a text, and finds the result again', async () => {
  const opened = await openAs(null, { width: 390 });
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

  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  await page.waitForURL(/\?run=/);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('Bamboo is a grass').waitFor();
  await result.getByRole('button', { name: 'Share' }).waitFor();
  await reload(page);
  await result.getByText('Bamboo is a grass').waitFor();
  // On a small screen whoever comes back sees the result first, and the form below it.
  const form = page.getByRole('button', { name: 'Summarise', exact: true });
  expect((await result.boundingBox())!.y).toBeLessThan((await form.boundingBox())!.y);
  await expectAccessible(page, files.getByText('1 file from before'));
  await files.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => files.getByText('1 file from before').count()).toBe(0);
  // An upload that arrived whole while it was being given up is not there to delete any more.
  expectNoProblems(opened, [/401.*\/api\/auth\/user/, /415|422/, /404.*\/api\/uploads\//]);
  await opened.close();
});

test('what was typed outlives a reload and going back, until it is sent or begun anew', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  await visit(page, '/ai/summarise');
  const field = page.getByLabel('Text', { exact: true });
  await field.fill(text);
  await reload(page);
  await expect.poll(() => field.inputValue()).toBe(text);
  await visit(page, '/support');
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe(text);
  await page.keyboard.press('Control+Shift+O');
  await expect.poll(() => field.inputValue()).toBe('');
  await field.fill(text);
  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  await page.waitForURL(/\?run=/);
  await visit(page, '/ai/summarise');
  await expect.poll(() => field.inputValue()).toBe('');
  expectNoProblems(opened, [/401.*\/api\/auth\/user/]);
  await opened.close();
});
