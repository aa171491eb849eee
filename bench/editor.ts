/** A letter typed into two hundred pages on a slow machine: how long until it is seen, beside ProseMirror with nothing on it. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser, openPage } from '#testing/browser.ts';
import { paragraphs } from './editor/book.ts';
import { makeWork } from './make-work.ts';
import { newFolder, serveFolder, startFrenly } from './servers.ts';
import { median, ratio, whole, type Table } from './table.ts';

const slowdown = 4;
const letters = 100;
const rounds = 2;
const sentence = 'the boat came back at noon and nobody said a word about it then ';

export async function benchEditor(): Promise<Table> {
  const folder = newFolder();
  await build({
    configFile: false,
    logLevel: 'error',
    root: path.join(import.meta.dirname, 'editor'),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  });
  const bare = await serveFolder(folder);
  const frenly = await startFrenly();
  const browser = await launchBrowser();
  try {
    const floor: Typed[] = [];
    const ours: Typed[] = [];
    for (let round = 0; round < rounds; round += 1) {
      floor.push(await typed(browser, `${bare.url}/index.html`));
      ours.push(await typed(browser, frenly.url, begun));
    }
    const line = (title: string, of: (all: readonly Typed[]) => number) =>
      [title, `${whole(of(floor))} ms`, `${whole(of(ours))} ms`, ratio(of(ours), of(floor))] as string[];
    const row = (title: string, at: number) =>
      line(title, (all) =>
        quantile(
          all.flatMap(({ waits }) => waits),
          at,
        ),
      );
    return {
      title: `A key pressed in a text of ${whole(paragraphs.join(' ').split(' ').length)} words until it is painted, ${slowdown}× slower processor (${letters * rounds} keys)`,
      columns: ['', 'bare ProseMirror (floor)', 'editor', 'ratio'],
      rows: [
        row('middle', 0.5),
        row('95 of 100', 0.95),
        row('slowest', 1),
        line('processor time a key, unslowed', (all) => median(all.map(({ work }) => work))),
      ],
      note: 'As the browser itself measures it, in steps of 8 ms. The machine should be idle: its other work counts fourfold in all but the last line.',
    };
  } finally {
    await browser.close();
    await frenly.stop();
    await bare.stop();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

interface Typed {
  /** From each key to what is seen of it. */
  waits: number[];
  /** Of the page's own thread, for a key. */
  work: number;
}

const quantile = (values: readonly number[], at: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))]!;

/** A document of the product's own, made through its own door. */
async function begun(page: Page, url: string) {
  await page.goto(url);
  const content = {
    doc: {
      type: 'doc',
      content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    },
    notes: {},
  };
  const id = await makeWork(page, { kind: 'rich-text', title: 'A book', content });
  await page.goto(`${url}/ai/text-editor?work=${id}`);
}

async function typed(
  browser: Browser,
  url: string,
  open: (page: Page, address: string) => Promise<unknown> = (page, address) => page.goto(address),
): Promise<Typed> {
  const { page, close } = await openPage(browser, { width: 1280 });
  await open(page, url);
  const text = page.getByRole('textbox', { name: 'Document' });
  await text.waitFor({ timeout: 60_000 });
  const place = text.locator('p').nth(40);
  await place.scrollIntoViewIfNeeded();
  await place.click();
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value;
  const before = await work();
  await type(page, letters / 2);
  const worked = ((await work()) - before) * 1000;
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await type(page, letters);
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  await close();
  // What is quicker than the threshold is not told.
  const quick = Array.from({ length: Math.max(0, letters - seen.length) }, () => 16);
  return { waits: [...seen.slice(0, letters), ...quick], work: worked / (letters / 2) };
}

/** As a quick writer types, with a pause between words in which what waits for one begins. */
async function type(page: Page, count: number) {
  for (let at = 0; at < count; at += 1) {
    const letter = sentence[at % sentence.length]!;
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(letter === ' ' ? 450 : 110);
  }
}
