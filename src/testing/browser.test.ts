import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectNoProblems, launchBrowser, openPage } from './browser.ts';

const pages: Record<string, string> = {
  '/': '<!doctype html><link rel="icon" href="data:,"><p>Hello panda</p>',
  '/broken': `<!doctype html><link rel="icon" href="data:,"><script>
    console.error('said so');
    fetch('/missing');
    fetch('http://127.0.0.1:1/').catch(() => {});
    throw new Error('thrown');
  </script>`,
};

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

const npmHasOne = process.platform === 'linux' && process.arch === 'x64';

describe.each(npmHasOne ? ['', 'npm'] : [''])('browser, FRENLY_TEST_CHROMIUM=%s', (choice) => {
  let browser: Browser;

  beforeAll(async () => {
    vi.stubEnv('FRENLY_TEST_CHROMIUM', choice);
    browser = await launchBrowser();
  });

  afterAll(() => browser.close());

  it('draws text', async () => {
    const opened = await openPage(browser);
    await opened.page.goto(origin);
    const width = await opened.page.locator('p').evaluate((p) => {
      const range = document.createRange();
      range.selectNodeContents(p);
      return range.getBoundingClientRect().width;
    });
    expect(width).toBeGreaterThan(40);
    expectNoProblems(opened);
    await opened.close();
  });

  it('takes width, theme and motion', async () => {
    const opened = await openPage(browser, { width: 390, theme: 'dark', reducedMotion: true });
    const seen = await opened.page.evaluate(() => ({
      width: innerWidth,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    }));
    expect(seen).toEqual({ width: 390, dark: true, reduced: true });
    await opened.close();
  });

  it('collects what goes wrong', async () => {
    const opened = await openPage(browser, { context: { baseURL: origin } });
    await opened.page.goto('/broken');
    await expect.poll(() => opened.problems.length).toBeGreaterThanOrEqual(5);
    expect(opened.problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^console error: said so/),
        expect.stringMatching(/^console error: .*404.*\/missing\)$/),
        expect.stringMatching(/^page error: Error: thrown/),
        expect.stringMatching(/^request failed: GET http:\/\/127\.0\.0\.1:1\/ \(net::/),
      ]),
    );
    expect(() => expectNoProblems(opened, [/^console error/, /^request failed/])).toThrow(/Error: thrown/);
    expect(() => expectNoProblems(opened, [/./])).not.toThrow();
    await opened.close();
  });
});
