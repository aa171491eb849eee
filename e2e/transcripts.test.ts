/** A transcript as people meet it: from a link or captions, searched, corrected while it plays, shared at a moment, taken away. */
import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { json3 } from '#testing/fake-youtube.ts';
import { openAs, useAppWithWorld, world } from './app-and-browser.ts';

const signedOut = [/401.*\/api\/auth\/user/];
const id = 'dQw4w9WgXcQ';

useAppWithWorld();
beforeEach(() => {
  world.youtube.videos.set(id, {
    title: 'Pandas at breakfast',
    seconds: 40,
    tracks: [
      {
        language: 'en',
        body: json3([
          { at: 0, long: 4000, words: 'Pandas eat bamboo for most of the day, every day of the year.' },
          { at: 8000, long: 4000, words: 'They sleep where they are when they are full of bamboo.' },
          { at: 20_000, long: 4000, words: 'Nobody minds that, least of all the pandas themselves.' },
        ]),
      },
    ],
  });
});

test('a link becomes a transcript that is searched, corrected, shared at a moment and taken away', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  // The address of a video has its link filled in already.
  await visit(page, `/youtube/transcriber/${id}`);
  await expect.poll(() => page.getByRole('textbox', { name: 'Video link' }).inputValue()).toContain(id);
  await page.getByRole('button', { name: 'Get transcript' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pandas at breakfast' }).waitFor();
  const rows = page.getByRole('region', { name: 'Transcript' });
  await rows.getByText('They sleep where they are').waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  // Nothing of YouTube is in the page until it is asked for.
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByRole('button', { name: 'Load the video' }).waitFor();

  const search = page.getByRole('searchbox', { name: 'Search in this transcript' });
  await search.fill('bamboo');
  await page.getByText('2 found').waitFor();
  await expect.poll(() => rows.locator('mark').count()).toBe(2);
  await search.fill('');
  await rows.getByRole('link', { name: 'Play from 0:08' }).click();
  await rows.locator('[data-current] mark').getByText('They').waitFor();
  expect(page.url()).toContain('quote=s8');
  await expectAccessible(page, rows.locator('[data-current] mark').getByText('They'));

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Edit the text at 0:20' }).click();
  await page.getByRole('textbox', { name: 'Text at 0:20' }).fill('Nobody minds that at all.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Speaker?, change speaker' }).first().click();
  await page.getByRole('menuitem', { name: 'New speaker' }).click();
  await page.getByRole('textbox', { name: 'Name of Speaker 1' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Name of Speaker 1' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  await expectAccessible(page, rows.getByText('Nobody minds that at all.'));
  await reload(page);
  await rows.getByText('Nobody minds that at all.').waitFor();

  await page.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /SRT/ }).click(),
  ]);
  const srt = await readFile(await download.path(), 'utf8');
  expect(srt).toContain('Nobody minds that at all.');
  expect(srt).toContain('Ana: Pandas eat bamboo');

  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Your link' }).inputValue();
  expect(link).toContain('/youtube/shared/');
  const reader = await openAs(null, { width: 390 });
  await visit(reader.page, `${link}?quote=s21`);
  await reader.page.locator('[data-current]').getByText('Nobody minds that at all.').waitFor();
  await reader.page.getByRole('button', { name: 'Copy link at 0:21' }).waitFor();
  expect(await reader.page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0);
  await expectAccessible(reader.page, reader.page.getByRole('button', { name: 'Copy link at 0:21' }));
  expectNoProblems(reader, signedOut);
  await reader.close();
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('a video that gives nothing says why, and captions do instead', async () => {
  world.youtube.videos.set(id, { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm your age' });
  const opened = await openAs(null, { width: 390, context: { colorScheme: 'dark' } });
  const { page } = opened;
  await visit(page, '/youtube/transcriber');
  await page.getByRole('button', { name: 'Get transcript' }).click();
  await page.getByText('Paste a YouTube link').waitFor();
  await page.getByRole('textbox', { name: 'Video link' }).fill(`youtu.be/${id}`);
  await page.getByRole('button', { name: 'Get transcript' }).click();
  await page.getByText('old enough').waitFor();
  await page.getByText('paste its captions').waitFor();
  await page.getByRole('button', { name: 'New transcript' }).last().click();
  await page.getByRole('tab', { name: 'Captions' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'Talk.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from('1\n00:00:01,000 --> 00:00:03,000\nHello from a file\n'),
  });
  await expectAccessible(page, page.getByText(': Talk'));
  await page.getByRole('button', { name: 'Create transcript' }).click();
  await page.getByRole('region', { name: 'Transcript' }).getByText('Hello from a file').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Talk' }).waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});
