/** A text to a book and on: chapters reordered, a cover, the reader with one's own marks, and the public shelf. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

test('a text becomes a book that is edited, read with one’s own highlights, and published', async () => {
  const opened = await openAs(await makeMember(app, 'author'), { width: 1440 });
  const { page } = opened;
  await visit(page, '/ebooks/create');
  await page.getByRole('button', { name: 'Two recipes' }).click();
  await page.getByRole('button', { name: 'Create the book' }).click();
  await page.getByRole('tab', { name: 'Chapters' }).waitFor();
  const outline = page.getByRole('region', { name: 'Outline' });
  await outline.getByRole('button', { name: 'Move up: Lentil soup with lemon' }).click();
  await expect
    .poll(() => outline.getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringContaining('Introduction'),
      expect.stringContaining('Lentil soup'),
      expect.stringContaining('Leek and potato'),
    ]);
  await outline.getByRole('button', { name: /^Lentil soup with lemon/ }).click();
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('Rinse the **red lentils** well.\n\n## Serve\n\nWith bread.');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expectAccessible(page, page.getByRole('heading', { name: 'Serve' }));
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('combobox', { name: 'Licence' }).selectOption({ label: 'CC BY 4.0' });
  await expectAccessible(page, page.getByRole('combobox', { name: 'Licence' }));
  await page.getByRole('tab', { name: 'Cover' }).click();
  await page.getByRole('radio', { name: 'Circles' }).check();
  await page.getByRole('radio', { name: 'Dusk' }).check();
  await expectAccessible(page, page.getByRole('img', { name: 'Cover: Soups for cold days' }));
  await page.getByText('Saved', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /EPUB/ }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(30, 58).toString()).toBe(
    'mimetypeapplication/epub+zip',
  );

  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await page.getByRole('button', { name: 'Contents, notes and search' }).click();
  await page.getByRole('button', { name: 'Lentil soup with lemon' }).click();
  const text = page.getByRole('region', { name: 'Lentil soup with lemon' });
  await text.getByText('red lentils').selectText();
  await page.getByRole('button', { name: 'Green' }).click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/works') && answer.request().method() !== 'GET',
  );
  await page.getByRole('textbox', { name: 'Note' }).fill('Buy more of these.');
  await saved;
  await expectAccessible(page, page.getByRole('main').getByRole('heading', { level: 1 }));
  await page.getByRole('tab', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'Search this book' }).fill('butter');
  await page.getByText('1 match').waitFor();
  await page.getByRole('button', { name: /butter/ }).click();
  await page.getByRole('region', { name: 'Leek and potato soup' }).waitFor();

  // Another visit begins where this one ended, with what was marked.
  await reload(page);
  await page.getByRole('button', { name: 'Contents, notes and search' }).click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Note' }).inputValue())
    .toBe('Buy more of these.');
  // A book of one's own is looked for among the public ones first.
  expectNoProblems(opened, [/404.*\/api\/gallery\//]);
});
