/** Pictures as people meet them: drawn from words, changed by a sentence, found again in the history. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, visit } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();
const signedOut = [/401.*\/api\/auth\/user/];
const wait = { timeout: 60_000 };

test('a picture is drawn, changed and found again', async () => {
  const opened = await openPage(browser, { context: { baseURL: app.url } });
  const { page } = opened;
  await visit(page, '/ai/images');
  await page
    .getByRole('textbox', { name: 'What should be in the picture?' })
    .fill('a boat and a dog by a lake at sunset');
  await page.getByRole('combobox', { name: 'How many' }).selectOption('1');
  await page.getByRole('button', { name: 'Draw it' }).click();
  await page.getByRole('img', { name: 'A boat and a dog by a lake at sunset' }).waitFor(wait);
  await expectAccessible(page);

  await page.getByRole('textbox', { name: /Change it/ }).fill('without the dog, at night');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'A boat by a lake at night' }).waitFor(wait);
  await page.getByText('dog removed').waitFor();

  await visit(page, '/images/history');
  await page.getByRole('list', { name: 'Your pictures' }).getByRole('img').first().waitFor(wait);
  await expectAccessible(page);
  expect(
    await page.getByRole('list', { name: 'Your pictures' }).getByRole('listitem').count(),
  ).toBeGreaterThan(0);
  expectNoProblems(opened, signedOut);
});
