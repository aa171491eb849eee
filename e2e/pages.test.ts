/**
 * Every built row of the page table, the alternates of the home and the landing of each brand: status, title, one h1, a
 * canonical link, no console error, nothing wider than the screen, and nothing axe finds wrong (WCAG 2.2 AA) in either theme.
 */
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '#app/page-row.ts';
import { pages } from '#app/pages.ts';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, useAppAndBrowser } from './app-and-browser.ts';
import { cookieOf } from './call-api.ts';
import { frontHosts, makePageExamples, type PageExamples } from './page-examples.ts';
import { createWindows } from './page-windows.ts';
import type { Member } from './people.ts';

let examples: PageExamples;

useAppAndBrowser();
beforeAll(async () => {
  examples = await makePageExamples(app);
});

interface Look {
  width: number;
  theme: 'light' | 'dark';
}
/** Two opposite corners in the suite, every theme at every size in the soak. */
const looks: readonly Look[] = process.env.SOAK
  ? [1440, 390, 768, 1920].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })))
  : [
      { width: 1440, theme: 'light' },
      { width: 390, theme: 'dark' },
    ];
/** What is left of 1280 px at 400 %: the narrowest that WCAG asks for. */
const narrowest = 320;

const inWindow = createWindows();
const builtRows = pages.filter(isBuilt);

describe('each page', () => {
  test.each(builtRows)('$path', async (row) => {
    const address = examples.addressOf(row);
    await lookAt({ address, canonical: address, member: row.access === 'everyone' ? null : examples.admin });
  });

  test.each([2, 3, 4, 5])('home %i', async (version) => {
    await lookAt({ address: `${app.url}/?v=${version}`, canonical: `${app.url}/`, member: null });
  });

  test.each(frontHosts)('%s', async (host) => {
    const { address } = examples.fronts.find((front) => front.host === host)!;
    await lookAt({ address, canonical: address, member: null });
  });
});

/** Other paths show the same page, so that it is there and says which path is its own is all there is to see. */
const others = builtRows.flatMap((row) => row.aliases.map((alias) => ({ alias, row })));
test.each(others)('$alias shows its page in place, with a canonical link', async ({ alias, row }) => {
  const response = await fetch(examples.addressOf(row, alias), {
    redirect: 'manual',
    headers: row.access === 'everyone' ? {} : { cookie: cookieOf(examples.admin) },
  });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${examples.addressOf(row)}"`);
});

test('a foreign host name in a request is not repeated in the page', async () => {
  const { hostname, port } = new URL(app.url);
  const request = http.get({ hostname, port, path: '/ai', headers: { host: 'evil.example' } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const html = await text(response);
  expect(html).toContain(`<link rel="canonical" href="${app.url}/ai"`);
  expect(html).toContain(`<meta property="og:url" content="${app.url}/ai"`);
  expect(html).not.toContain('evil.example');
});

interface Place {
  address: string;
  canonical: string;
  member: Member | null;
}

async function lookAt({ address, canonical, member }: Place) {
  await inWindow(member, async (opened) => {
    const { page } = opened;
    for (const look of looks) {
      // A theme that changes on an open page does so in transitions, whose colours axe would take for the page's own.
      await change(page, look);
      const response = await visit(page, address);
      expect(response?.status()).toBe(200);
      // Its own path on its own host; a page may add a query once it has done something.
      expect(pathOf(page.url())).toBe(pathOf(address));
      await expectNoSidewaysScrolling(page, look.width);
      await expectAccessible(page, page.locator('h1'));
    }
    await expect.poll(() => page.title()).toMatch(/\S/);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical);
    await page.setViewportSize({ width: narrowest, height: 900 });
    await expectNoSidewaysScrolling(page, narrowest);
    // The guest's 401 on the user call is how "signed out" is said.
    expectNoProblems(opened, member ? [] : [/401.*\/api\/auth\/user/]);
  });
}

const pathOf = (address: string) => address.replace(/\?.*$/, '');

async function change(page: Page, { width, theme }: Look) {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 900 });
}

async function expectNoSidewaysScrolling(page: Page, width: number) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), {
      message: `sideways at ${width} px`,
    })
    .toBe(true);
}
