/** Speaking as people meet it: an email from words, the fact lock, corrections; a microphone that is there, and one that is refused. */
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeWav } from '#kit/models/wav.ts';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, launchBrowser, openPage, reload, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();
const signedOut = [/401.*\/api\/auth\/user/];

/** A microphone that plays a tone; what is heard of it is told by the test. */
let speaking: Browser;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'frenly-voice-'));
  const file = path.join(folder, 'tone.wav');
  const pcm = Float32Array.from({ length: 48_000 * 3 }, (_, at) => Math.sin(at / 20) / 4);
  await writeFile(file, encodeWav({ sampleRate: 48_000, pcm }));
  speaking = await launchBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}`,
  ]);
});
afterAll(async () => {
  await speaking?.close();
  if (folder) await rm(folder, { recursive: true });
});

test('words become an email, and nothing is sent while a fact differs from what was said', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, '/ai/voice-email');
  const said = 'Hello Anna, the meeting is on Thursday at ten. It costs 420 euros. Can you bring the keys?';
  await page.getByRole('textbox', { name: 'Or type what you’d say' }).fill(said);
  await page.getByRole('button', { name: 'Write the e-mail' }).click();
  const email = page.getByRole('textbox', { name: 'E-mail', exact: true });
  await email.waitFor();
  await expect
    .poll(() => email.inputValue())
    .toBe(
      'Hello Anna,\n\nThe meeting is on Thursday at ten. It costs 420 euros. Can you bring the keys?\n\nBest regards,',
    );
  await expectAccessible(page, page.getByText('All 4 facts you said are in the e-mail.'));

  await page.getByRole('textbox', { name: 'Make a correction' }).fill('Friday, not Thursday');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect.poll(() => email.inputValue()).toContain('on Friday at ten');
  // What was corrected counts as said.
  await page.getByText('All 4 facts you said are in the e-mail.').waitFor();

  await email.fill((await email.inputValue()).replace('420', '240'));
  await page.getByText('You said “420 euros”, the e-mail says “240 euros”.').waitFor();
  await page.getByText('Not ready to send').waitFor();
  expect(await page.getByRole('button', { name: 'Copy with subject' }).count()).toBe(0);
  // On a telephone the lock stands below the email: it is a press away, wherever one is.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Review one fact' }).click();
  const lock = page.locator('#fact-lock');
  await expect.poll(async () => (await lock.boundingBox())!.y).toBeLessThan(400);
  expect(await lock.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.setViewportSize(size);
  await page.getByRole('button', { name: 'Use “420 euros”' }).click();
  await page.getByRole('button', { name: 'Copy with subject' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '.eml' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.eml$/);
  await reload(page);
  await expect.poll(() => email.inputValue()).toContain('420 euros');
  expectNoProblems(opened, signedOut);
});

test('what is said is text while one speaks, in a field and on the page, and is kept as a file', async () => {
  const context = { baseURL: app.url, permissions: ['microphone'] };
  const opened = await openPage(speaking, { context });
  const { page } = opened;
  let calls = 0;
  await page.route('**/api/hearings*', (route) => {
    calls += 1;
    const words = [{ text: 'Hello from here.', start: 0, end: 0.5 }];
    return route.fulfill({ json: { words, language: 'en', settled: 0 } });
  });
  await visit(page, '/ai/voice');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expectAccessible(page, page.getByText('Hello from here.'));
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/Recording \d{4}-\d\d-\d\d\.webm/).waitFor();
  expect(calls).toBeGreaterThan(0);

  await visit(page, '/ai/voice?do=speak');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('First.');
  await page.getByRole('button', { name: 'Dictate' }).click();
  await expect.poll(() => text.inputValue()).toBe('First. Hello from here.');
  await page.getByRole('button', { name: 'Stop dictating' }).click();
  await page.getByRole('button', { name: 'Dictate' }).waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('a refused microphone shows an explanation, and an own word is saved', async () => {
  const opened = await openAs(null, { width: 390, theme: 'dark' });
  const { page } = opened;
  await visit(page, '/ai/voice');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByText(/Microphone access is blocked|No microphone was found/).waitFor();
  await page.getByRole('textbox', { name: 'Word' }).fill('Meier');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectAccessible(page, page.getByRole('button', { name: 'Remove Meier' }));
  expectNoProblems(opened, signedOut);
});

test('the method is explained with an example that can be changed', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, '/voice2email-framework');
  await page.getByText('You said “Wednesday”, the e-mail says “Thursday”.').waitFor();
  await page.getByRole('textbox', { name: 'Correction' }).fill('make it shorter');
  await page.getByText('Every fact matches what you said.').waitFor();
  expectNoProblems(opened, signedOut);
});
