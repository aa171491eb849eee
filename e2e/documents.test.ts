/** Documents as people meet them: the demo, its overview, an answer that leads to its passage, a table, and a file of one's own. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();
const signedOut = [/401.*\/api\/auth\/user/];

test('a guest looks at the demo, asks it, follows the answer to its passage, and brings a text', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, '/document-analyzer');
  await page.getByRole('button', { name: 'Try the demo document' }).click();

  // The overview is made by itself once the pages are read.
  await page.getByRole('heading', { name: 'Action items' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Mara Velden' }).count()).toBeGreaterThan(0);
  await expectAccessible(page, page.getByRole('heading', { name: 'Action items' }));

  await page.getByRole('tab', { name: 'Ask' }).click();
  await page.getByRole('textbox', { name: 'What do you want to know?' }).fill('When was the mill built?');
  await page.keyboard.press('Enter');
  const cited = page.locator('article').getByRole('link', { name: 'page 1' });
  await cited.first().click();
  await page.locator('article q', { hasText: '1784' }).first().waitFor();
  await page.locator('[data-mark=current]').first().waitFor();
  expect(page.url()).toMatch(/quote=p1\.b\d+\.\d+-\d+/);
  await expectAccessible(page, page.locator('[data-mark=current]').first());

  await page.getByRole('tab', { name: 'Tables' }).click();
  await page.getByRole('region', { name: 'Rows of the table' }).getByText('186,000').waitFor();

  await page.getByRole('main').getByRole('link', { name: 'All documents' }).click();
  await page.getByLabel('Choose files').setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The spare key hangs behind the barometer.'),
  });
  await page.getByRole('link', { name: 'note.txt' }).click();
  await page
    .getByRole('region', { name: 'Pages of note.txt' })
    .getByText('behind the barometer')
    .first()
    .waitFor();
  expectNoProblems(opened, signedOut);
});
