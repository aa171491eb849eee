/** Bad weather: no connection, a slow one, a server that goes and comes, files that are gone, scripts or storage turned off. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoProblems, type PageOptions, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { callAs } from './call-api.ts';
import { makeMember, type Member } from './people.ts';
import { startApp } from './start-app.ts';

/** The others are much the same, and are tried when there is time. */
const someOf = (all: string[], most: number) => (process.env.SOAK ? all : all.slice(0, most));

const signedOut = /401.*\/api\/auth\/user/;
const noConnection = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

useAppAndBrowser();

async function open(address: string, options: PageOptions = {}) {
  const opened = await openAs(null, { ...options, context: { ...options.context } });
  await visit(opened.page, address);
  await isAlive(opened.page);
  return opened;
}

/** React has taken over: before that a link loads a document. */
const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__react')),
  );
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const offlineLine = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re offline.' });
const fitsIn = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe('without a connection', () => {
  test('a page that does not come says so, and opens by itself when the connection is back', async () => {
    const { page, close } = await open('/feedback');
    await page.context().setOffline(true);
    await offlineLine(page).waitFor();
    await follow(page, 'Privacy Policy');
    await title(page, 'You are offline');
    expect(new URL(page.url()).pathname).toBe('/privacy-policy');
    // The way back and every page that is here already work.
    await page.goBack();
    await title(page, 'Send feedback');
    await page.goForward();
    await title(page, 'You are offline');
    await page.context().setOffline(false);
    await title(page, 'Privacy policy');
    await offlineLine(page).waitFor({ state: 'detached' });
    await close();
  });

  test('what is sent fails at once, keeps the words, and can be sent again', async () => {
    const opened = await open('/feedback');
    const { page } = opened;
    const text = page.getByRole('textbox', { name: 'What went wrong?' });
    const send = page.getByRole('button', { name: 'Send feedback' });
    await text.fill('The train has no signal.');
    await page.context().setOffline(true);
    await send.click();
    await page.getByText('Submission Failed', { exact: true }).waitFor();
    await expect.poll(() => text.inputValue()).toBe('The train has no signal.');
    await page.context().setOffline(false);
    await send.click();
    await page.getByText('Thank you').first().waitFor();
    expectNoProblems(opened, [signedOut, noConnection]);
    await opened.close();
  });

  test('the corner and the sign-in stay usable: they say what is wrong, and work later', async () => {
    const { page, close } = await open('/support');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Ask the panda' }).click();
    await page.getByText('Chat Error', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('heading', { level: 1, name: 'Help and support' }).isVisible())
      .toBe(true);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Ask the panda' }).click();
    await page.getByText('Hi, I am the Frenly panda.').waitFor();
    await close();
  });
});

test('on a slow line one sees that a page comes, and can turn back meanwhile', async () => {
  const { page, close } = await open('/feedback');
  const line = Promise.withResolvers<void>();
  await page.route('**/assets/privacy-policy*', async (route) => {
    await line.promise;
    await route.continue().catch(() => {}); // the page may have been left
  });
  await follow(page, 'Privacy Policy');
  const loading = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await loading.waitFor();
  await follow(page, 'Feedback');
  await title(page, 'Send feedback');
  line.resolve();
  await follow(page, 'Privacy Policy');
  await title(page, 'Privacy policy');
  await close();
});

test('a server that stops and starts again is missed, found again, and still knows who one is', async () => {
  const DATA_DIR = await fs.mkdtemp(path.join(os.tmpdir(), 'frenly-e2e-restart-'));
  let server = await startApp({ DATA_DIR });
  const { storageState, handle } = await makeMember(server, 'patient');
  const { page, close } = await openAs({ storageState });
  try {
    await visit(page, `${server.url}/feedback`);
    await isAlive(page);
    await server.stop();
    await follow(page, 'Privacy Policy');
    await title(page, 'Frenly isn’t responding');
    await page.getByRole('button', { name: 'Try again' }).click();
    await title(page, 'Frenly isn’t responding');

    server = await startApp({ DATA_DIR, PORT: new URL(server.url).port });
    await page.getByRole('button', { name: 'Try again' }).click();
    await title(page, 'Privacy policy');
    await page.getByRole('button', { name: `Account of ${handle}` }).waitFor();
  } finally {
    await close();
    await server.stop();
    await fs.rm(DATA_DIR, { recursive: true, force: true });
  }
});

describe('a file that is gone after an upgrade', () => {
  const documents = (page: Page) => {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
    });
    return seen;
  };

  test('brings the page by one reload, at the address that was asked for', async () => {
    const { page, close } = await open('/feedback');
    const seen = documents(page);
    await page.route('**/assets/privacy-policy*', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await follow(page, 'Privacy Policy');
    await title(page, 'Privacy policy');
    await isAlive(page);
    expect(seen).toEqual(['/privacy-policy']);
    await close();
  });

  /** Which file the bundler has put something into. */
  async function scriptWith(words: string) {
    const folder = path.resolve('build/client/assets');
    for (const name of await fs.readdir(folder))
      if (name.endsWith('.js') && (await fs.readFile(path.join(folder, name), 'utf8')).includes(words))
        return name;
    throw new Error(`no script says “${words}”`);
  }

  test('never reloads twice: then it says so, and there is a button', async () => {
    const { page, close } = await openAs(null);
    const seen = documents(page);
    await page.clock.install();
    const story = await scriptWith('Scroll to meet me');
    await page.route(`**/assets/${story}`, (route) => route.fulfill({ status: 404 }));
    // It reloads itself, often before the first document has loaded.
    await page.goto('/?v=5', { waitUntil: 'commit' });
    await title(page, 'This page couldn’t be loaded');
    await page.clock.runFor(10_000);
    expect(seen).toHaveLength(2);
    await page.unroute(`**/assets/${story}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await title(page, /I am the panda/);
    await close();
  });

  test('of the welcome is no reason to lose the page', async () => {
    const { page, close } = await openAs(null, { welcome: true });
    const welcome = await scriptWith('Protection means: no trackers');
    await page.route(`**/assets/${welcome}`, (route) => route.fulfill({ status: 404 }));
    await visit(page, '/support');
    await isAlive(page);
    await follow(page, 'Feedback');
    await title(page, 'Send feedback');
    await close();
  });
});

test.each(someOf(['/', '/support', '/ai-models', '/privacy-policy', '/about-pandas', '/community'], 3))(
  'without scripts %s can be read, and its links lead on',
  async (address) => {
    const { page, close } = await openAs(null, {
      context: { javaScriptEnabled: false },
    });
    await page.goto(address);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
    // Skeletons and spinners would never go away.
    await expect.poll(() => page.getByRole('main').getByText('Loading').count()).toBe(0);
    await follow(page, 'Terms of Service');
    await title(page, 'Terms of service');
    await close();
  },
);

test.each(['/ai/summarise', '/ai/consensus', '/login', '/feedback'])(
  'without scripts %s says that it needs them',
  async (address) => {
    const html = await (await fetch(app.url + address)).text();
    expect(html).toMatch(/<noscript>(?:(?!<\/noscript>).)*This needs JavaScript/s);
  },
);

test('with storage blocked the welcome can be dismissed, and everything else works', async () => {
  const opened = await openAs(null, { welcome: true });
  const { page } = opened;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await visit(page, '/support');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Hold the panda' }).waitFor({ state: 'detached' });
  await follow(page, 'Feedback');
  await title(page, 'Send feedback');
  await page.locator('h1').click();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or ask').fill('privacy');
  await page.keyboard.press('Enter');
  await title(page, 'Privacy policy');
  // React Router's own script, which remembers how far a page was scrolled, complains and is done.
  expectNoProblems(opened, [signedOut, /SecurityError/, /^page error: $/]);
  await opened.close();
});

test.each(
  someOf(
    ['/', '/mascot-animations', '/adopt-panda', '/?v=5', '/about-pandas', '/login', '/no/such/place'],
    3,
  ),
)('nothing moves on %s for who asks for less motion', async (address) => {
  const { page, close } = await open(address, { reducedMotion: true });
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation as CSSAnimation).animationName ?? animation.id),
  );
  expect(moving).toEqual([]);
  await close();
});

describe('on narrow screens nothing runs past the edge (pages.test.ts looks at the others)', () => {
  test.each(someOf(['frenlyemail', 'list', 'inbox', 'email', 'voice2email'], 2))(
    'on the host of %s',
    async (brand) => {
      for (const width of [390, 320]) {
        const { page, close } = await openAs(null, { width });
        await visit(page, `http://${brand}.localhost:${new URL(app.url).port}/`);
        await expect.poll(() => fitsIn(page), { message: `${width} px` }).toBe(true);
        const [home, signIn] = await page.getByRole('banner').getByRole('link').all();
        const name = (await home!.boundingBox())!;
        expect(name.x + name.width, `${width} px`).toBeLessThan((await signIn!.boundingBox())!.x);
        await page.getByRole('button', { name: 'Open the menu' }).click();
        await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first().waitFor();
        for (const column of await page.getByRole('contentinfo').getByRole('navigation').all())
          await expect.poll(() => column.getByRole('link').count()).toBeGreaterThan(0);
        await close();
      }
    },
  );
});

describe('names', () => {
  const rename = (member: Member, name: string, about: string) =>
    callAs(app, member)('PATCH', '/api/settings/profile', { name, about });

  test('written from right to left stand as they are written', async () => {
    const member = await makeMember(app, 'khayyam');
    await rename(member, 'عمر الخيّام', 'شاعر وعالم.\nAlso in Latin letters.');
    const { page, close } = await open(`/profile/${member.handle}`, {
      width: 390,
      context: { storageState: member.storageState },
    });
    const direction = (text: string, at = page.getByRole('main')) =>
      at.getByText(text).evaluate((element) => getComputedStyle(element).direction);
    await expect.poll(() => direction('عمر الخيّام')).toBe('rtl');
    await expect.poll(() => direction('شاعر وعالم.')).toBe('rtl');
    await page.getByRole('button', { name: 'Account of عمر الخيّام' }).click();
    await expect.poll(() => direction('عمر الخيّام', page.getByRole('banner'))).toBe('rtl');
    await visit(page, '/settings');
    const field = page.getByRole('textbox', { name: 'Name' });
    await expect.poll(() => field.evaluate((input) => getComputedStyle(input).direction)).toBe('rtl');
    await expect.poll(() => fitsIn(page)).toBe(true);
    await close();
  });

  test('as long as they may be, without a space, break nothing', async () => {
    const member = await makeMember(app, 'longest-handle-of-all');
    await rename(member, 'W'.repeat(80), 'M'.repeat(500));
    const opened = await open(`/profile/${member.handle}`, {
      width: 390,
      context: { storageState: member.storageState },
    });
    const { page } = opened;
    for (const address of [
      '/profile',
      '/access',
      '/settings',
      '/frenly/profile',
      '/onboarding',
      '/adopt-panda',
    ]) {
      await visit(page, address);
      await expect.poll(() => fitsIn(page), { message: address }).toBe(true);
      await page.getByRole('button', { name: /^Account of W+$/ }).click();
      const card = page.getByRole('banner').locator('p').getByText(/^W+$/);
      const place = (await card.boundingBox())!;
      expect(place.x + place.width, address).toBeLessThanOrEqual(390);
    }
    expectNoProblems(opened);
    await opened.close();
  });

  test('and long titles do not either', async () => {
    const { page, close } = await open(`/${'bamboo'.repeat(12)}`, { width: 390 });
    await expect.poll(() => fitsIn(page)).toBe(true);
    await close();
  });
});
