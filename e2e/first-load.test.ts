/** The aims of a first visit; `npm run bench -- first-load` shows them with times. Bytes and requests are the same on every machine. */
import { expect, test } from 'vitest';
import { serverFeatures } from '#app/features.server.ts';
import { measureLoad } from '#testing/measure-load.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();

const kilobytes = (bytes: number) => bytes / 1024;

test('the home page comes in 150 KB of scripts, 300 KB in all and 15 requests', async () => {
  const { script, bytes, requests } = await measureLoad(browser, app.url);
  expect(script).toBeGreaterThan(0);
  expect(kilobytes(script)).toBeLessThanOrEqual(150);
  expect(kilobytes(bytes)).toBeLessThanOrEqual(300);
  expect(requests).toBeLessThanOrEqual(15);
});

test('a page that shows much comes in files that are worth a request', async () => {
  const { requests } = await measureLoad(browser, `${app.url}/ai/consensus`);
  expect(requests).toBeLessThanOrEqual(32);
});

/** Of all tools, whichever of a page's tools is meant, and the application that is a brand of its own. */
const toolPages = [
  ...new Set([
    '/voice2email',
    ...serverFeatures.flatMap(({ runs = [] }) => runs).flatMap(({ tool }) => tool.page?.split('?')[0] ?? []),
  ]),
].sort();

test('each page of a tool comes in 200 KB of scripts', async () => {
  expect(toolPages.length).toBeGreaterThan(15);
  const measured: { path: string; script: number }[] = [];
  const left = toolPages.values();
  const measureRest = async () => {
    for (const path of left) {
      const { script } = await measureLoad(browser, app.url + path);
      measured.push({ path, script: Math.round(kilobytes(script)) });
    }
  };
  // They mostly wait for what a page may still ask for.
  await Promise.all(Array.from({ length: 4 }, measureRest));
  const list = measured.map(({ path, script }) => `${script} KB ${path}`).join('\n');
  expect(
    measured.filter(({ script }) => script === 0 || script > 200),
    list,
  ).toEqual([]);
});
