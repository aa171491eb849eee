/** Six answers streaming at once on a slow phone: what the page is held up by, against the same words as bare text. */
import fs from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser, openPage } from '#testing/browser.ts';
import type { Smoothness } from './rendering/page.tsx';
import { tokens } from './rendering/sample.ts';
import { newFolder, serveFolder } from './servers.ts';
import { median, whole, type Table } from './table.ts';

const slowdown = 4;
const rounds = 3;
const seconds = 12;
const perSecond = 100;

export async function benchRendering(): Promise<Table> {
  const folder = newFolder();
  await build({
    configFile: false,
    logLevel: 'error',
    root: path.join(import.meta.dirname, 'rendering'),
    plugins: [tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  });
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  try {
    const url = `${server.url}/index.html`;
    const bare: Smoothness[] = [];
    const ours: Smoothness[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await measure(browser, url, 'bare'));
      ours.push(await measure(browser, url, 'markdown'));
    }
    const row = (title: string, key: keyof Smoothness, unit = '') => [
      title,
      whole(median(bare.map((seen) => seen[key]))) + unit,
      whole(median(ours.map((seen) => seen[key]))) + unit,
    ];
    return {
      title: `Six answers of 100 tokens a second for ${seconds} s, 390 px, ${slowdown}× slower processor (middle of ${rounds})`,
      columns: ['', 'bare text (floor)', 'Markdown'],
      rows: [
        row('long tasks', 'longTasks'),
        row('the longest', 'longest', ' ms'),
        row('blocking time', 'blocking', ' ms'),
        row('frames drawn', 'frames'),
        row('frames dropped', 'dropped'),
      ],
      note: 'A long task takes more than 50 ms. The machine should be idle: its other work counts fourfold here.',
    };
  } finally {
    await browser.close();
    await server.stop();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, url: string, what: string): Promise<Smoothness> {
  const { page, close } = await openPage(browser, { width: 390 });
  await page.goto(url, { waitUntil: 'load' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const seen = await page.evaluate(
    ([what, tokens]) =>
      (globalThis as unknown as { measure(...given: unknown[]): Promise<Smoothness> }).measure(what, tokens),
    [what, tokens.slice(0, seconds * perSecond)] as const,
  );
  await close();
  return seen;
}
