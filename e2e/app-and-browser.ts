/** The built app for the tests of one file, and the browser that all files of a worker share. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, onTestFailed } from 'vitest';
import { launchBrowser } from '#testing/browser.ts';
import { startApp, type StartedApp } from './start-app.ts';

type Settings = Record<string, string>;

export let app: StartedApp;
export let browser: Browser;

/** Settings may come from a function that starts what they name; whoever started it ends it. */
export function useAppAndBrowser(settings: Settings | (() => Promise<Settings>) = {}) {
  beforeAll(async () => {
    app = await startApp(typeof settings === 'function' ? await settings() : settings);
    // It ends with the worker. Pages have contexts of their own, so that no file sees anything of another's.
    if (!browser?.isConnected()) browser = await launchBrowser();
  });
  beforeEach(() => onTestFailed(tellPages));
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    await app?.stop();
  });
}

const longestTold = 1500;

/** What stood on the pages when a test failed: "waiting for a button" alone says little. */
async function tellPages() {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const text = await page
      .locator('body')
      .innerText({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    process.stderr.write(`\nOpen at the failure: ${page.url()}\n${text.slice(0, longestTold)}\n`);
  }
}
