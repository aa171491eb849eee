/** Pictures as people meet them: drawn from words, changed by a sentence, found again in the history. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();
const signedOut = [/401.*\/api\/auth\/user/];

test('a picture is drawn, changed and found again', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, '/ai/images');
  await page
    .getByRole('textbox', { name: 'What should be in the picture?' })
    .fill('a boat and a dog by a lake at sunset');
  await page.getByRole('combobox', { name: 'How many' }).selectOption('1');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expectAccessible(page, page.getByRole('img', { name: 'A boat and a dog by a lake at sunset' }));

  await page.getByRole('textbox', { name: /Describe a change/ }).fill('without the dog, at night');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'A boat by a lake at night' }).waitFor();
  await page.getByText('dog removed').waitFor();

  await visit(page, '/images/history');
  await page.getByRole('list', { name: 'Your pictures' }).getByRole('img').first().waitFor();
  expect(
    await page.getByRole('list', { name: 'Your pictures' }).getByRole('listitem').count(),
  ).toBeGreaterThan(0);
  expectNoProblems(opened, signedOut);
});
