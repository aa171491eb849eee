/** A piece from a prompt to an edited work: it plays, explains its bars, and is edited by mouse and keyboard. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

test('a prompt becomes a piece that plays, and is edited in the studio with undo', async () => {
  const { page } = await openAs(await makeMember(app, 'composer'), { width: 1440 });
  await visit(page, '/v2/music-studio');
  await page.getByRole('textbox', { name: 'Describe it' }).fill('Calm lo-fi in A minor, 80 bpm, 20 seconds');
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const playback = page.getByRole('group', { name: 'Playback' });
  await playback.getByRole('button', { name: 'Play' }).click();
  await playback.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByText('A minor', { exact: true }).waitFor();
  await page.getByText(/^Why bar 1 sounds like this/).waitFor();
  await expectAccessible(page, playback);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('list', { name: 'Arrangement' }).waitFor();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect.poll(() => undo.isDisabled()).toBe(true);
  const roll = page.getByRole('application', { name: /^Piano roll/ });
  const notes = roll.locator('svg rect.fill-bamboo');
  const before = await notes.count();
  await roll.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => notes.count()).toBe(before + 1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => notes.count()).toBe(before);

  await page.getByRole('tab', { name: 'Drums' }).click();
  const hit = page.getByRole('button', { name: 'Crash, beat 1.1' });
  await expect.poll(() => hit.getAttribute('aria-pressed')).toBe('false');
  await hit.click();
  await expect.poll(() => hit.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('tab', { name: 'Mixer' }).click();
  await page.getByRole('button', { name: 'Mute Drums' }).click();
  await expectAccessible(page, page.getByRole('button', { name: 'Mute Drums' }));
});
