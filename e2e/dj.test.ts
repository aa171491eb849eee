/** Two decks: loops are composed, sorted, loaded, played, and mixed by themselves. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();

test('example loops are sorted, loaded on a deck, played and mixed', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, `${app.url}/v2/frenly-ai-dj`);
  await page.getByRole('button', { name: 'Open the decks' }).click();
  await page.getByRole('button', { name: 'Add example loops' }).click();
  const tracks = page.getByRole('list', { name: 'Tracks of the set' }).getByRole('listitem');
  await expect.poll(() => tracks.count()).toBe(3);
  await expect.poll(() => tracks.first().innerText()).toMatch(/122 bpm[\s\S]*A minor/);
  await page.getByRole('button', { name: 'Sort by key and energy' }).click();

  const deck = page.getByRole('region', { name: 'Deck A' });
  await page.getByRole('button', { name: 'Load House loop 1 on deck A' }).click();
  await deck.getByText('House loop 1').waitFor();
  await deck.getByRole('button', { name: 'Play deck A' }).click();
  await deck.getByRole('button', { name: 'Pause deck A' }).waitFor();
  await expect.poll(() => deck.innerText()).toMatch(/0:0[1-9] \//);
  await deck.getByRole('button', { name: 'Pause deck A' }).click();

  await page.getByRole('button', { name: 'Auto mix' }).click();
  await deck.getByRole('button', { name: 'Pause deck A' }).waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expectAccessible(page, deck.getByRole('button', { name: 'Play deck A' }));
  expectNoProblems(opened, [/401.*\/api\/auth\/user/]);
  await opened.close();
});
