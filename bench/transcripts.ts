/** Transcripts: how fast a recording is heard beside the bare model, and how two hours of it scroll in Chromium. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { createLog } from '#kit/log.server.ts';
import { createModelHost } from '#kit/models/model-host.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { openPage } from '#testing/browser.ts';
import { hearMinute } from '#tools/hear/hear-minute.server.ts';
import { stretchesOf, windowsOf } from '#tools/hear/stretches.ts';
import { withFrenly } from './first-load.ts';
import { memoryOf } from './servers.ts';
import { median, ratio, whole, type Table } from './table.ts';

const rate = 16_000;
const hours = 2;

export async function benchHearing(): Promise<Table> {
  const folder = process.env.MODELS_DIR ?? path.resolve(process.env.DATA_DIR ?? './data', 'models');
  const log = createLog('error');
  const packs = createPacks({ folder, log });
  const host = createModelHost({ packs, log, mayWrite: () => false });
  const title = 'Hearing a recording (the sample, half a minute)';
  const columns = ['', 'of the time it takes to listen', 'beside the bare model'];
  const missing = ['whisper', 'silero', 'ffmpeg'].filter((id) => !packs.isReady(id));
  if (missing.length > 0)
    return {
      title,
      columns,
      rows: [],
      note: `Not measured, because not fetched into ${folder}: ${missing.join(', ')}.`,
    };
  const signal = new AbortController().signal;
  const sound = await host.openSound(
    new Blob([await readFile('content/samples/kitchen-garden.mp3')]).stream(),
  );
  const pcm = await sound.read(0, 60);
  const speech = await host.findSpeech(pcm);
  const [window] = windowsOf(stretchesOf(speech), speech);
  const heard = pcm.subarray(Math.floor(window!.start * rate), Math.ceil(window!.end * rate));
  const nothing = () => undefined;
  const wholeWay = () =>
    hearMinute(sound, host, { from: 0, language: 'en', signal, onFetch: nothing, onCues: nothing });
  const ways: [string, () => Promise<unknown>][] = [
    ['the bare model, without times of words', () => host.transcribe(heard, { language: 'en' })],
    ['the bare model, with them', () => host.hear(heard, { language: 'en' })],
    ['finding speech, hearing it, describing the voices', wholeWay],
  ];
  await wholeWay();
  const times: number[] = [];
  for (const [, work] of ways) {
    const rounds: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const began = performance.now();
      await work();
      rounds.push((performance.now() - began) / 1000 / sound.seconds);
    }
    times.push(median(rounds));
  }
  const memory = host.running().reduce((sum, { pid }) => sum + (pid ? memoryOf(pid) : 0), 0);
  await sound.close();
  await host.close();
  await packs.close();
  return {
    title,
    columns,
    rows: ways.map(([name], at) => [name, times[at]!.toFixed(2), ratio(times[at]!, times[0]!)]),
    note: `Memory of the two models together: ${whole(memory)} MB, however long the recording; of it, a minute is in memory.`,
  };
}

const words =
  'the garden needs water early in the day and nobody minds when pandas eat all of the bamboo again'.split(
    ' ',
  );

/** Three seconds each, as spoken. */
function captions(): string {
  const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
  return `WEBVTT\n\n${Array.from({ length: hours * 1200 }, (_, at) => {
    const said = Array.from({ length: 9 }, (__, of) => words[(at * 7 + of * 3) % words.length]).join(' ');
    return `${time(at * 3)} --> ${time(at * 3 + 3)}\n${said}.\n`;
  }).join('\n')}`;
}

export function benchScrolling(): Promise<Table> {
  return withFrenly(async (browser, url) => {
    const { page, close } = await openPage(browser, { context: { baseURL: url } });
    await page.goto(`${url}/youtube/transcriber`, { waitUntil: 'networkidle' });
    await page.getByRole('tab', { name: 'Captions' }).click();
    const buffer = Buffer.from(captions());
    await page.locator('input[type=file]').setInputFiles({ name: 'Hours.vtt', mimeType: 'text/vtt', buffer });
    await page.getByText(': Hours').waitFor();
    await page.getByRole('button', { name: 'Create transcript' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor({ timeout: 120_000 });
    const idle = await framesOf(page, false);
    const scrolled = await framesOf(page, true);
    const rows = await page.locator('[data-row]').count();
    await close();
    return {
      title: `Scrolling through the second half of ${hours} hours (${whole(rows)} lines), three seconds`,
      columns: ['', 'frames a second', 'longest frame', 'beside the page at rest'],
      rows: [
        ['at rest', idle.perSecond.toFixed(0), `${whole(idle.longest)} ms`, '1.00'],
        [
          'scrolling',
          scrolled.perSecond.toFixed(0),
          `${whole(scrolled.longest)} ms`,
          ratio(scrolled.perSecond, idle.perSecond),
        ],
      ],
    };
  });
}

function framesOf(page: Page, scrolls: boolean) {
  return page.getByRole('region', { name: 'Transcript' }).evaluate(
    (list, isMoving) =>
      new Promise<{ perSecond: number; longest: number }>((resolve) => {
        list.scrollTop = list.scrollHeight / 2;
        const times: number[] = [];
        const step = (now: number) => {
          times.push(now);
          if (isMoving) list.scrollTop += 40;
          if (now - times[0]! < 3000) return requestAnimationFrame(step);
          const gaps = times.slice(1).map((time, at) => time - times[at]!);
          return resolve({ perSecond: (gaps.length * 1000) / (now - times[0]!), longest: Math.max(...gaps) });
        };
        requestAnimationFrame(step);
      }),
    scrolls,
  );
}
