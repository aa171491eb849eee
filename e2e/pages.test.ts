/** Opens every built row of the page table: no console error, a title, one h1, and nothing axe finds wrong (WCAG 2.2 AA). */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { brands } from '#app/brands.ts';
import { isBuilt, type PageRow } from '#app/page-row.ts';
import { pages } from '#app/pages.ts';
import { fillPath } from '#kit/href.ts';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, visit, type OpenedPage } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { askSomething } from './ask-something.ts';
import { beginThings, type BegunThings } from './begin-things.ts';
import { collectSomething } from './collect-something.ts';
import { hangSomething } from './hang-something.ts';
import { looksFor, type Look } from './looks.ts';
import { makeAdmin, type Member } from './people.ts';
import { shareSomething, type SharedThing } from './share-something.ts';

const adminEmail = 'owner@example.org';
let admin: Member;
let shared: SharedThing;
let creation: string;
let collection: string;
let question: string;
let begun: BegunThings;

useAppAndBrowser({ ADMIN_EMAIL: adminEmail });
beforeAll(async () => {
  admin = await makeAdmin(app, adminEmail);
  shared = await shareSomething(app);
  creation = await hangSomething(app, admin);
  collection = await collectSomething(app, admin, creation);
  question = await askSomething(app, admin);
  begun = await beginThings(app, admin);
  // A business has a page once it shows something.
  await hangSomething(app, admin, 'What a grove is', begun.business);
});

/** Values for the parameters of the paths, of things that exist. */
const examples = ({ id }: PageRow): Record<string, string> => ({
  handle: id === 'business-page' ? begun.businessHandle : admin.handle,
  topic: 'bamboo',
  shareId: shared.secret,
  shareableId: shared.secret,
  youtubeId: 'dQw4w9WgXcQ',
  secret: begun.invite,
  questId: 'first-questions',
  scrollId: begun.scroll,
  inviteCode: begun.inviteCode,
  slug: slugsOf[id] ?? '',
  '*': `how-bamboo-grows/${shared.secret}`,
  id: idsOf()[id] ?? '',
  allyId: begun.ally,
  businessId: begun.business,
});
/** What `:id` means depends on the row. */
const idsOf = (): Record<string, string> => ({
  shared: shared.secret,
  'ai-consensus-shared': shared.secret,
  creation,
  collection,
  location: 'fr',
  question,
  'images-share': shared.secret,
  thread: begun.thread,
  experiment: begun.experiment,
  certificate: begun.certificate,
  'admin-blog-post': begun.draft,
});
const slugsOf: Record<string, string> = {
  lesson: 'your-first-question',
  'blog-post': 'why-it-works-without-a-key',
};

/** 320 is what is left of 1280 px at 400 %: the narrowest that WCAG asks for. */
const narrowAndWide = [320, 390, 1440];

const visits = pages.filter(isBuilt).flatMap((row) => looksFor(row.id).map((look) => ({ row, ...look })));
test.each(visits)('$row.path at $width px, $theme', async ({ row, ...look }) => {
  const opened = await windowFor(row, look);
  opened.problems.length = 0;
  await lookAt(row, opened);
  const widths = new Set([look.width, ...narrowAndWide]);
  for (const width of widths) await expectNoSidewaysScrolling(opened.page, width);
});

/** Other paths show the same page, so that it is there and says which path is its own is all there is to see. */
const others = pages.filter(isBuilt).flatMap((row) => row.aliases.map((alias) => ({ alias, row })));
test.each(others)('$alias shows its page in place, with a canonical link', async ({ alias, row }) => {
  const cookie = admin.storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(app.url + fillPath(alias, examples(row)), {
    redirect: 'manual',
    headers: row.access === 'everyone' ? {} : { cookie },
  });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${app.url + fillPath(row.path, examples(row))}"`);
});

/** One window for all pages of a look, as people have: what pages share is loaded once. */
const windows = new Map<string, Promise<OpenedPage>>();

async function windowFor({ access }: PageRow, look: Look): Promise<OpenedPage> {
  const context: BrowserContextOptions = access === 'everyone' ? {} : { storageState: admin.storageState };
  const key = `${look.width} ${look.theme} ${access === 'everyone'}`;
  const known = windows.get(key) ?? openPage(browser, { ...look, reducedMotion: true, context });
  windows.set(key, known);
  const opened = await known;
  await opened.page.setViewportSize({ ...opened.page.viewportSize()!, width: look.width });
  return opened;
}

/** Another width needs no second visit. */
async function expectNoSidewaysScrolling(page: Page, width: number) {
  await page.setViewportSize({ ...page.viewportSize()!, width });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), {
      message: `sideways at ${width} px`,
    })
    .toBe(true);
}

/** Where a page is seen: on the main host, or on that of the brand that alone has it. */
function originFor({ brands: hosts }: PageRow): string {
  const host = hosts.includes('main') ? null : brands[hosts[0]!].trialHost;
  return host ? app.url.replace(/\/\/[^:/]+/, `//${host}`) : app.url;
}

async function lookAt(row: PageRow, opened: OpenedPage) {
  const { page } = opened;
  const origin = originFor(row);
  const path = fillPath(row.path, examples(row));
  const response = await visit(page, origin + path);
  expect(response?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect.poll(() => page.title()).toMatch(/\S/);
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(origin + path);
  await expectAccessible(page);
  // The guest's 401 on the user call is how "signed out" is said.
  expectNoProblems(opened, row.access === 'everyone' ? [/401.*\/api\/auth\/user/] : []);
}
