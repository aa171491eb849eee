/** Opens every built row of the page table: no console error, a title, one h1, and nothing axe finds wrong (WCAG 2.2 AA). */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt, type PageRow } from '#app/page-row.ts';
import { pages } from '#app/pages.ts';
import { fillPath } from '#kit/href.ts';
import { expectNoProblems, launchBrowser, openPage } from '#testing/browser.ts';
import { makeAdmin, type Member } from './people.ts';
import { startApp, type StartedApp } from './start-app.ts';

const adminEmail = 'owner@example.org';
let app: StartedApp;
let browser: Browser;
let admin: Member;

beforeAll(async () => {
  app = await startApp({ ADMIN_EMAIL: adminEmail });
  browser = await launchBrowser();
  admin = await makeAdmin(app, adminEmail);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Values for the parameters of the paths, of things that exist. */
const examples = (): Record<string, string> => ({ handle: admin.handle, topic: 'bamboo' });

/** Two opposite corners in the suite; every theme at every size in the soak. */
const looks: { width: number; theme: 'light' | 'dark' }[] = process.env.ALL_LOOKS
  ? [390, 768, 1440, 1920].flatMap((width) => [
      { width, theme: 'light' },
      { width, theme: 'dark' },
    ])
  : [
      { width: 390, theme: 'dark' },
      { width: 1440, theme: 'light' },
    ];

describe.each(pages.filter(isBuilt))('$path', (row) => {
  test.each(looks)('at $width px, $theme', async ({ width, theme }) => {
    await open(row, row.path, { width, theme });
  });
  if (row.aliases.length > 0)
    test('at each other path, in place, with a canonical link', async () => {
      for (const alias of row.aliases) await open(row, alias, looks[0]!);
    });
});

async function open(row: PageRow, path: string, look: { width: number; theme: 'light' | 'dark' }) {
  const context: BrowserContextOptions =
    row.access === 'everyone' ? {} : { storageState: admin.storageState };
  const opened = await openPage(browser, { ...look, reducedMotion: true, context });
  const { page } = opened;
  try {
    const response = await page.goto(app.url + fillPath(path, examples()), { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(fillPath(path, examples()));
    await expect.poll(() => page.title()).toMatch(/\S/);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe(app.url + fillPath(row.path, examples()));
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
      [],
    );
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    // The guest's 401 on the user call is how "signed out" is said.
    expectNoProblems(opened, row.access === 'everyone' ? [/401.*\/api\/auth\/user/] : []);
  } finally {
    await opened.close();
  }
}
