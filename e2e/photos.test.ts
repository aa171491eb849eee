/** A photo as people edit it: opened, lit, cropped, taken back, compared, saved; and pictures on boards. Models are tried elsewhere. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();
const signedOut = [/401.*\/api\/auth\/user/];

test('the sample is lit, cropped, taken back and saved', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, '/ai/images');
  await page.getByRole('link', { name: /Remove objects, cut out, enlarge/ }).click();
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  await expectAccessible(page, page.getByRole('img', { name: 'The photo as it is now' }));

  await page.getByRole('tab', { name: 'Light' }).click();
  await page.getByRole('slider', { name: 'Exposure' }).fill('40');
  await page.getByRole('tab', { name: 'Crop' }).click();
  await page.getByRole('combobox', { name: 'Shape' }).selectOption('1:1');
  await expectAccessible(page, page.getByText('800 × 800 pixels'));
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('slider', { name: 'Before and after' }).fill('30');
  await page.getByRole('button', { name: 'Stop comparing' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('1200 × 800 pixels').waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByText('800 × 800 pixels').waitFor();

  await page.getByRole('tab', { name: 'Save' }).click();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('avatar');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('tabpanel').getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Sample photo.jpg');
  await page.getByRole('button', { name: 'Create shared picture' }).click();
  await page.getByText('Done. You can now share it').waitFor();
  expectNoProblems(opened, signedOut);
});
