/** What a first visit to a page takes: bytes as they travel, and requests. */
import type { Browser } from 'playwright-core';
import { openPage } from './browser.ts';

export interface Load {
  script: number;
  bytes: number;
  requests: number;
}

/** Whatever a page loads by itself has been asked for by then. */
const settleFor = 1500;

export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page, close } = await openPage(browser, { width: 390 });
  const load: Load = { script: 0, bytes: 0, requests: 0 };
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    load.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    load.bytes += encodedDataLength;
    if (scripts.has(requestId)) load.script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleFor);
  await close();
  return load;
}
