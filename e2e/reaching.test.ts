/** Reaching things: the first field, by keyboard and on a phone; pieces of the gallery; a file given to the home box. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { reload, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();

const text =
  'Bamboo is a grass, not a tree. Some kinds grow almost a metre in a day. A grove spreads underground by rhizomes.';

test('a tool is used by keyboard alone: its field has the focus, and Ctrl+Enter runs it', async () => {
  const { page, close } = await openAs(null, { width: 1440, reducedMotion: true });
  await visit(page, '/ai/summarise');
  const field = page.getByRole('main').locator('textarea').first();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\?run=/);
  await page.getByRole('region', { name: 'Result' }).getByText('Bamboo is a grass').waitFor();
  // A result that is opened is what the page is about.
  await reload(page);
  await page.getByRole('region', { name: 'Result' }).getByText('Bamboo is a grass').waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(false);
  await close();
});

test('from the top of a tool page its field is at most eight tabs away', async () => {
  const { page, close } = await openAs(null, { width: 1440, reducedMotion: true });
  await visit(page, '/ai/summarise');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  let tabs = 1;
  for (; tabs <= 8; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('#main textarea'))) break;
  }
  expect(tabs).toBeLessThanOrEqual(8);
  await close();
});

test('on a phone the result comes into view after a run', async () => {
  const { page, close } = await openAs(null, { width: 390, reducedMotion: true });
  await visit(page, '/ai/summarise');
  await page.getByRole('main').locator('textarea').first().fill(text);
  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('Bamboo is a grass').waitFor();
  const { top, height } = await result.evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    height: window.innerHeight,
  }));
  expect(top).toBeLessThan(height / 2);
  await close();
});

test('a newcomer sees pieces with pictures in the gallery, looks at one and remixes it', async () => {
  const { page, close } = await openAs(null, { width: 1440, reducedMotion: true });
  await visit(page, '/gallery');
  const pieces = page.getByRole('list', { name: 'Made by Frenly' });
  await expect.poll(() => pieces.getByRole('listitem').count()).toBe(40);
  const picture = pieces.getByRole('img').first();
  expect([await picture.getAttribute('width'), await picture.getAttribute('loading')]).toEqual([
    expect.stringMatching(/^\d+$/),
    'lazy',
  ]);
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await pieces.getByRole('button', { name: 'Jazz night' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jazz night' });
  await expectAccessible(page, dialog.getByText('Made by Frenly with Design studio'));
  await dialog.getByRole('link', { name: /^Remix/ }).click();
  await page.waitForURL(/\/ai\/design\?galleryExample=jazz-night/);
  await expect
    .poll(() => page.getByRole('main').locator('textarea').first().inputValue())
    .toBe('Poster for a jazz night, 12 June, Blue Note Berlin, warm');
  await page.getByText('Based on “Jazz night” by Frenly').waitFor();
  await close();
});

test('a file chosen at the home box is in the tool that opens', async () => {
  const { page, close } = await openAs(null, { width: 1440, reducedMotion: true });
  await visit(page, '/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({ name: 'bamboo.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL(/\/document-analyzer/);
  await page.getByRole('main').getByText('bamboo').first().waitFor();
  await close();
});

test('where there is one engine, it says so and offers the way to another', async () => {
  const { page, close } = await openAs(null, { width: 390 });
  await visit(page, '/ai/consensus');
  await page.getByRole('button', { name: /^Engines:/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Engines' });
  await dialog.getByText('There is one engine here: Bamboo.').waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(0);
  await expectAccessible(page, dialog);
  await dialog.getByRole('link', { name: 'Connect another engine' }).click();
  await page.waitForURL(/\/ai-models\/connect$/);
  await page.getByText('A key needs an account').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Create account' }).getAttribute('href'))
    .toContain('/register');
  await close();
});
