/** What a first visit costs in Chromium: bytes, requests, shifts, and time on a slow processor; then a change of route. */
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '#testing/browser.ts';
import { measureLoad, type Load } from '#testing/measure-load.ts';
import { pages } from '#app/pages.ts';
import { startFrenly } from './servers.ts';
import { median, whole, type Table } from './table.ts';

export const slowdown = 4;
export const rounds = 3;
const settleFor = 1500;

export interface Feel {
  lcp: number;
  blocking: number;
  shift: number;
}

export async function benchFirstLoad(): Promise<Table> {
  return withFrenly(async (browser, url) => {
    const load = await measureLoad(browser, url);
    const feels: Feel[] = [];
    for (let round = 0; round < rounds; round += 1) feels.push(await measureFeel(browser, url));
    const changes = await measureRouteChange(browser, url);
    const middle = (key: keyof Feel) => median(feels.map((feel) => feel[key]));
    return {
      title: `The home page on a first visit (time at ${slowdown}× slower processor, middle of ${rounds})`,
      columns: ['', 'measured', 'aim'],
      rows: [
        ['JavaScript before any interaction', kilobytes(load.script), '150 KB'],
        ['everything', kilobytes(load.bytes), '300 KB'],
        ['requests', load.requests, 25],
        ['largest paint', `${whole(middle('lcp'))} ms`, '1,200 ms'],
        ['blocking time', `${whole(middle('blocking'))} ms`, '200 ms'],
        ['layout shift', middle('shift').toFixed(3), '0'],
        ['change of route, its code there', `${whole(median(changes))} ms`, '100 ms'],
      ],
      note: 'The aims of time are for an idle machine.',
    };
  });
}

/** Growth is seen here first. */
export async function benchRoutes(): Promise<Table> {
  return withFrenly(async (browser, url) => {
    const rows: [string, Load][] = [];
    for (const { path, file, access } of pages)
      if (file && access === 'everyone' && !path.includes(':'))
        rows.push([path, await measureLoad(browser, url + path)]);
    rows.sort(([, a], [, b]) => b.script - a.script);
    return {
      title: 'Each page on a first visit',
      columns: ['page', 'JavaScript', 'everything', 'requests'],
      rows: rows.map(([path, { script, bytes, requests }]) => [
        path,
        kilobytes(script),
        kilobytes(bytes),
        requests,
      ]),
    };
  });
}

export async function withFrenly(measure: (browser: Browser, url: string) => Promise<Table>): Promise<Table> {
  const frenly = await startFrenly();
  const browser = await launchBrowser();
  try {
    return await measure(browser, frenly.url);
  } finally {
    await browser.close();
    await frenly.stop();
  }
}

export async function measureFeel(browser: Browser, url: string): Promise<Feel> {
  const { page, close } = await openPage(browser, { width: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const feel = { lcp: 0, blocking: 0, shift: 0 };
    Object.assign(globalThis, { feel });
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (feel.lcp = startTime));
    watch('longtask', ({ duration }) => (feel.blocking += Math.max(0, duration - 50)));
    watch('layout-shift', (entry) => (feel.shift += (entry as PerformanceEntry & { value: number }).value));
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleFor * 2);
  const feel = await page.evaluate(() => (globalThis as unknown as { feel: Feel }).feel);
  await close();
  return feel;
}

/** From the click to the new heading, between two pages that were both open before. */
async function measureRouteChange(browser: Browser, url: string): Promise<number[]> {
  const { page, close } = await openPage(browser);
  await page.goto(`${url}/terms-of-service`, { waitUntil: 'networkidle' });
  await change(page, '/privacy-policy');
  await change(page, '/terms-of-service');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await change(page, '/privacy-policy'), await change(page, '/terms-of-service'));
  }
  await close();
  return times;
}

const change = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const began = performance.now();
        new MutationObserver((_changes, observer) => {
          const now = document.querySelector('h1')?.textContent;
          if (!now || now === before) return;
          observer.disconnect();
          resolve(performance.now() - began);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLElement>(`footer a[href="${to}"]`)!.click();
      }),
    path,
  );

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
