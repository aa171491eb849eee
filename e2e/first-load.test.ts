/** The aims of a first visit; `npm run bench -- first-load` shows them with times. Bytes and requests are the same on every machine. */
import { expect, test } from 'vitest';
import { measureLoad } from '#testing/measure-load.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();

const kilobytes = (bytes: number) => bytes / 1024;

test('the home page comes in 150 KB of scripts, 300 KB in all and 25 requests', async () => {
  const { script, bytes, requests } = await measureLoad(browser, app.url);
  expect(script).toBeGreaterThan(0);
  expect(kilobytes(script)).toBeLessThanOrEqual(150);
  expect(kilobytes(bytes)).toBeLessThanOrEqual(300);
  expect(requests).toBeLessThanOrEqual(25);
});

test('a page that shows much comes in files that are worth a request', async () => {
  const { requests } = await measureLoad(browser, `${app.url}/ai/consensus`);
  expect(requests).toBeLessThanOrEqual(32);
});
