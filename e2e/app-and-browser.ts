/**
 * What the files of a worker share: one browser, one app as a new installation has it, one with a fake outside world and
 * one with fake engines, each started for the first file that needs it. Journeys bring members of their own, and neither expect an empty instance nor leave one.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { launchBrowser, openPage, type OpenedPage, type PageOptions } from '#testing/browser.ts';
import { clearWorld, startWorld, type World } from './outside-world.ts';
import { adminEmail, type Member } from './people.ts';
import { startApp, type StartedApp } from './start-app.ts';
import { nextAddress } from './unique.ts';

export let app: StartedApp;
export let browser: Browser;
export let world: World;

/** As long as `expect.poll` waits: a busy machine is slow, not wrong. */
const patience = 120_000;

const started: Record<string, Promise<StartedApp>> = {};

/** Most files: the app that the worker started for the first of them. */
export function useAppAndBrowser() {
  provideApp(() => (started.plain ??= startShared({})));
}

/** The app whose sources, videos and mail server are fakes on loopback; they forget between tests. */
export function useAppWithWorld() {
  provideApp(async () => {
    world ??= await startWorld();
    return (started.withWorld ??= startShared(world.settings));
  });
  beforeEach(() => clearWorld(world));
}

/** The app whose engines are fakes on loopback: they say what a test has prepared. */
export function useAppWithEngines() {
  provideApp(async () => {
    world ??= await startWorld();
    return (started.withEngines ??= startShared(world.engineSettings));
  });
  beforeEach(() => clearWorld(world));
}

/** For what cannot be shared: an instance that nobody has used yet, or one that is stopped. */
export function useOwnApp(settings: Record<string, string> = {}) {
  // The last to be registered is the first to run: pages are closed before.
  afterAll(() => app?.stop());
  provideApp(() => startApp(settings));
}

/** A page in a context of its own, signed in as a member or as a guest; it has an address of its own, too. */
export async function openAs(
  member: Pick<Member, 'storageState'> | null,
  { context, ...options }: PageOptions = {},
): Promise<OpenedPage> {
  const opened = await openPage(browser, {
    ...options,
    context: {
      baseURL: app?.url,
      extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
      ...(member && { storageState: member.storageState }),
      ...context,
    },
  });
  opened.page.context().setDefaultTimeout(patience);
  return opened;
}

/** For tests that start and kill their app themselves. */
export function useBrowser() {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchBrowser();
  });
  beforeEach(({ onTestFailed }) => onTestFailed(printPages));
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });
}

function provideApp(start: () => Promise<StartedApp>) {
  beforeAll(async () => {
    app = await start();
  });
  useBrowser();
}

/** Vitest ends a worker by SIGTERM; the browser ends itself when the process exits. */
async function startShared(settings: Record<string, string>): Promise<StartedApp> {
  const shared = await startApp({ ADMIN_EMAIL: adminEmail, ...settings });
  process.once('exit', shared.kill);
  process.once('SIGTERM', () => process.exit());
  return shared;
}

const longestText = 1500;
const longestOutput = 6000;

/** What the app logged and the pages showed when a test failed: "waiting for a button" alone says little. */
async function printPages() {
  process.stderr.write(`\nThe app's output before the failure:\n${app?.output().slice(-longestOutput)}\n`);
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const text = await page
      .locator('body')
      .innerText()
      .catch((error: unknown) => String(error));
    process.stderr.write(`\nOpen at the failure: ${page.url()}\n${text.slice(0, longestText)}\n`);
  }
}
