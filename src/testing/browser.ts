/** A real Chromium for tests: Debian's where it is installed, else the one that comes from npm; where npm has none, Debian's is installed. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Response,
} from 'playwright-core';
import { AppError } from '#kit/errors.ts';
import { aptGet, canInstall } from './debian.ts';

const debianChromium = '/usr/bin/chromium';

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // Playwright's own list: Chromium takes the last flag of a name alone.
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    // Two pages of the address bar for every window, which nobody sees: nearly half of what a new context costs.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ].join(',')}`,
];

interface Executable {
  path: string;
  env: Record<string, string>;
}

export interface PageOptions {
  /** Meets the welcome overlay as a first visitor does; otherwise the browser has been here before. */
  welcome?: boolean;
  width?: number;
  theme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** Whatever else Playwright knows, such as `baseURL`. */
  context?: BrowserContextOptions;
}

export interface OpenedPage {
  page: Page;
  /** Console errors, uncaught errors and failed requests so far, one line each. */
  problems: string[];
  close(): Promise<void>;
}

let announced = '';

/** `FRENLY_TEST_CHROMIUM=npm` asks for npm's even where Debian's is installed. `more`: flags of one test, such as a microphone that plays a file. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executable = await findExecutable();
  const browser = await chromium.launch({
    executablePath: executable.path,
    args: [...flags, ...more],
    // Chromium refuses to run as root with its sandbox; Playwright turns this into --no-sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
    env: { ...process.env, ...executable.env },
  });
  if (announced !== executable.path) {
    process.stderr.write(`Browser: Chromium ${browser.version()}, ${executable.path}\n`);
    announced = executable.path;
  }
  return browser;
}

/** Opens a blank page in a context of its own, so that no two pages share cookies or storage. */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<OpenedPage> {
  const { width = 1280, theme = 'light', reducedMotion = false } = options;
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    ...options.context,
  });
  if (!options.welcome)
    await context.addInitScript(() => {
      try {
        localStorage.setItem('frenly-activated', 'true');
      } catch {
        // pages without an origin have no storage, and no welcome either
      }
    });
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    problems.push(`page error: ${error.stack ?? error.message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The page itself gives up requests when it navigates; that is no fault.
    if (reason === 'net::ERR_ABORTED') return;
    problems.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
  });
  return { page: await context.newPage(), problems, close: () => context.close() };
}

/** No request for this long, and what the page fetches by itself has come. */
const quiet = 150;
const longestUnrest = 10_000;

/** React has taken over: keys pressed before that are the browser's alone, and what was chosen is forgotten. */
export async function untilAlive(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Loads the page again. What is clicked before React has taken over the server's page does nothing. */
export async function reload(page: Page) {
  await page.reload();
  await untilAlive(page);
}

/** Goes to an address and waits until the page is alive and rests. Quicker than Playwright's half second of silence. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  let open = 0;
  let changed = Date.now();
  const count = (by: number) => () => {
    open += by;
    changed = Date.now();
  };
  const [begun, ended] = [count(1), count(-1)];
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  try {
    const response = await page.goto(address);
    await untilAlive(page);
    const latest = Date.now() + longestUnrest;
    while ((open > 0 || Date.now() - changed < quiet) && Date.now() < latest) await pause(25);
    // What listens to keys is set up after the first paint, which on a busy machine may be a while after React has begun.
    await page.evaluate(
      (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
      longestUnrest,
    );
    return response;
  } finally {
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
  }
}

/** Fails with every problem of the page that no pattern allows. */
export function expectNoProblems({ problems }: Pick<OpenedPage, 'problems'>, allowed: RegExp[] = []) {
  const left = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
  assert.ok(left.length === 0, `The page had problems:\n${left.join('\n')}`);
}

async function findExecutable(): Promise<Executable> {
  if (process.env.FRENLY_TEST_CHROMIUM !== 'npm') {
    if (process.env.CHROMIUM_PATH) return { path: process.env.CHROMIUM_PATH, env: {} };
    if (existsSync(debianChromium)) return { path: debianChromium, env: {} };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    if (!canInstall()) {
      const message =
        'There is no Chromium for this system on npm. Install one and name it in CHROMIUM_PATH.';
      throw new AppError('unavailable:browser', { message });
    }
    await aptGet('update');
    await aptGet('install', 'chromium', 'fonts-liberation', 'fonts-noto-color-emoji');
    return { path: debianChromium, env: {} };
  }
  const home = await unpackNpmChromium();
  return {
    path: path.join(home, 'chromium'),
    env: {
      // It brings the libraries and the font that a bare system lacks.
      LD_LIBRARY_PATH: path.join(home, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(home, 'fonts.conf'),
    },
  };
}

/** Unpacks into the package's own folder, so that another version of it is unpacked anew. */
async function unpackNpmChromium() {
  const entry = import.meta.resolve('@sparticuz/chromium');
  const home = fileURLToPath(new URL('../unpacked', entry));
  if (existsSync(home)) return home;

  const staging = await mkdtemp(`${home}-`);
  // The package writes to fixed names in the temp folder and alters the environment it is imported
  // into, so a process with a temp folder of its own does it.
  const script = `
    const { default: chromium } = await import(${JSON.stringify(entry)});
    await chromium.executablePath();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  });
  await writeFile(path.join(staging, 'fonts.conf'), fontsConf(home));
  await rename(staging, home).catch(async (error: NodeJS.ErrnoException) => {
    await rm(staging, { recursive: true });
    // Another test process was quicker.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return home;
}

/** Without any font Chromium draws no text at all; the packaged one is the last resort. */
function fontsConf(home: string) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/font-cache</cachedir>
</fontconfig>
`;
}
