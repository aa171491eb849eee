/** The front doors: the home and its prompt, the alternates, and each brand's landing on its own host. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit, type PageOptions } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';

const signedOut = [/401.*\/api\/auth\/user/];
const chatUrl = '**/api/panda/chat';

useAppAndBrowser();

const box = (page: Page) => page.getByRole('textbox', { name: 'What do you need?' });
const answers = (page: Page) => page.getByRole('group', { name: 'Answers' });
const onHost = (brand: string) => `http://${brand}.localhost:${new URL(app.url).port}`;

async function open(url: string, options: PageOptions = {}) {
  const opened = await openAs(null, options);
  const response = await visit(opened.page, url);
  return { ...opened, status: response?.status() };
}

describe('the prompt', () => {
  test('answers in place with sources and the pages that fit, and follow-ups go on', async () => {
    const opened = await open(app.url);
    const { page } = opened;
    const asked = () => page.waitForRequest(chatUrl);
    const first = asked();
    await box(page).fill('How do I adopt a panda?');
    await page.keyboard.press('Enter');
    const response = await (await first).response();
    const { conversationId } = (await response!.json()) as { conversationId: string };
    await answers(page).getByRole('list', { name: 'Sources' }).getByRole('link').first().waitFor();
    await expect.poll(() => box(page).inputValue()).toBe('');
    await expectAccessible(page, answers(page).getByRole('list', { name: 'Sources' }));

    const second = asked();
    await box(page).fill('And can I rename it?');
    await page.keyboard.press('Control+Enter');
    expect((await second).postDataJSON()).toMatchObject({ conversationId, page: '/' });
    await page.getByText('You asked: And can I rename it?').waitFor();

    // It is there again after a reload, on the way back, and in the history.
    await page.waitForURL(/[?]chat=/);
    await page.getByRole('button', { name: 'Start over' }).waitFor();
    await page.reload();
    await page.getByText('You asked: How do I adopt a panda?').waitFor();
    await visit(page, `${app.url}/chat/history?in=panda`);
    await page.goBack();
    await page.getByText('You asked: And can I rename it?').waitFor();
    await visit(page, `${app.url}/chat/history?in=panda`);
    await page.getByRole('link', { name: /How do I adopt a panda/ }).click();
    await page.getByText('You asked: And can I rename it?').waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => answers(page).getByRole('article').count()).toBe(0);
    await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'How do I adopt a panda?' }).click();
    await answers(page).getByRole('link', { name: 'Open Adopt a panda' }).click();
    await page.waitForURL(`${app.url}/adopt-panda`);
    expectNoProblems(opened, signedOut);
    await opened.close();
  });

  test('what is sent while the panda thinks is asked after it', async () => {
    const opened = await open(app.url);
    const { page } = opened;
    const released = Promise.withResolvers<void>();
    await page.route(chatUrl, async (route) => {
      await released.promise;
      await route.continue();
    });
    await box(page).fill('What is 18% of 240?');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await box(page).fill('What is 3 + 4?');
    await page.keyboard.press('Enter');
    await expect.poll(() => box(page).inputValue()).toBe('What is 3 + 4?');
    released.resolve();
    await page.getByText('You asked: What is 3 + 4?').waitFor();
    await expect.poll(() => box(page).inputValue()).toBe('');
    await opened.close();
  });

  test('every example gets an answer', async () => {
    const opened = await open(app.url, { width: 390 });
    const { page } = opened;
    const examples = page.getByText('Try an example').locator('..').getByRole('button');
    const count = await examples.count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index += 1) {
      await examples.nth(index).click();
      await page.getByRole('button', { name: 'Copy' }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Start over' }).click();
    }
    expectNoProblems(opened, signedOut);
    await opened.close();
  });

  test('keys: nothing for nothing, a line with Shift, Escape empties, and too much is said', async () => {
    const opened = await open(app.url);
    const { page } = opened;
    let calls = 0;
    page.on('request', (request) => (calls += request.url().endsWith('/api/panda/chat') ? 1 : 0));
    await box(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('  ');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await box(page).fill('one');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('two');
    await expect.poll(() => box(page).inputValue()).toBe('one\ntwo');
    await page.keyboard.press('Escape');
    await expect.poll(() => box(page).inputValue()).toBe('');
    const before = await box(page).boundingBox();
    await box(page).fill('a line\n'.repeat(400));
    const after = await box(page).boundingBox();
    expect(after!.height).toBeGreaterThan(before!.height * 2);
    await page.getByRole('alert').getByText('The limit is').waitFor();
    await page.keyboard.press('Enter');
    expect(calls).toBe(0);
    await opened.close();
  });

  test('a failure says so and can be tried again; waiting can be stopped, and the question comes back', async () => {
    const opened = await open(app.url);
    const { page } = opened;
    await page.route(chatUrl, (route) => route.abort('internetdisconnected'));
    await box(page).fill('What can guests do?');
    await page.keyboard.press('Enter');
    await page.getByText('No response from the server. Check your connection and try again.').waitFor();
    await page.unroute(chatUrl);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Copy' }).waitFor();
    await expect.poll(() => answers(page).getByRole('article').count()).toBe(1);

    await page.route(chatUrl, () => {}); // never answers
    await box(page).fill('A slow one');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.poll(() => box(page).inputValue()).toBe('A slow one');
    await expect.poll(() => answers(page).getByRole('article').count()).toBe(1);
    await opened.close();
  });
});

describe('the home', () => {
  const headings: Record<string, string> = {
    '/': 'Free AI toolsthat show their sources.',
    '/?v=2': 'Ask the panda',
    '/?v=3': 'Quick tools',
    '/?v=4': 'First the people.Then the tools.',
    '/?v=5': 'Hello.I am the panda.',
  };
  test.each(Object.entries(headings))('%s is a page of its own', async (path, heading) => {
    const opened = await open(app.url + path, { width: 390, theme: 'dark' });
    const { page } = opened;
    expect(opened.status).toBe(200);
    await expect.poll(() => page.locator('h1').textContent()).toBe(heading);
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${app.url}/`);
    await box(page).waitFor();
    expectNoProblems(opened, signedOut);
    await opened.close();
  });

  test('nothing moves while it loads', async () => {
    for (const path of ['/', '/?v=3']) {
      const opened = await openAs(null, { width: 390 });
      const { page } = opened;
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(page, path);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
      await opened.close();
    }
  });

  test('is there without any script', async () => {
    const { page, close } = await openAs(null, { context: { javaScriptEnabled: false } });
    for (const url of [...Object.keys(headings).map((path) => app.url + path), onHost('list')]) {
      await page.goto(url);
      await expect.poll(() => page.locator('h1').isVisible(), { message: url }).toBe(true);
    }
    await close();
  });

  test('the small tools of the grid work', async () => {
    const opened = await open(`${app.url}/?v=3`);
    const { page } = opened;
    await page.getByRole('textbox', { name: 'Per cent' }).fill('7,5');
    await page.getByRole('textbox', { name: 'Of' }).fill('80');
    await page.getByRole('status').getByText('6', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Your text' }).fill('three small words');
    await page.getByText('3words').waitFor();
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('passkey');
    await page.getByRole('region', { name: 'Search help' }).getByRole('link').first().waitFor();
    expectNoProblems(opened, signedOut);
    await opened.close();
  });
});

describe('landings', () => {
  const headings: Record<string, string> = {
    inbox: 'Answer together.Miss nothing.',
    email: 'What does itwant from you?',
    voice2email: 'Say it.Send it.',
    frenlyemail: 'The mails youwrite every week.',
    list: 'Offered by peoplenear you.',
  };
  test.each(Object.entries(headings))('%s shows its own at the root of its host', async (brand, heading) => {
    const opened = await open(onHost(brand), { width: 390, theme: 'dark' });
    const { page } = opened;
    expect(opened.status).toBe(200);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => page.locator('h1').textContent()).toBe(heading);
    await expect.poll(() => page.title()).not.toContain('Home');
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toMatch(/^http:\/\/[^/]+\/$/);
    expectNoProblems(opened, signedOut);
    await opened.close();
  });

  test('on the main host two of them have a path, and wear their own accent there', async () => {
    const accents = new Set<string>();
    for (const path of ['/frenly-inbox-landing', '/frenly-email-landing', '/about-pandas']) {
      const { page, close } = await open(app.url + path);
      const accent = await page
        .locator('main')
        .getByRole('link')
        .first()
        .evaluate((link) => getComputedStyle(link).backgroundColor);
      accents.add(accent);
      await close();
    }
    expect(accents.size).toBe(3);
  });

  test.each([
    ['?domain=inbox-brand&page=logos', '/logos'],
    ['?domain=inbox-brand', '/frenly-inbox-landing'],
    ['?domain=inbox-brand&page=landing', '/frenly-inbox-landing'],
    ['?domain=email-brand', '/frenly-email-landing'],
    ['?domain=email-brand&page=landing', '/frenly-email-landing'],
  ])('/%s goes to %s', async (query, target) => {
    const response = await fetch(`${app.url}/${query}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, target]);
  });

  test('an inbox-brand page that is none shows the inbox landing in place', async () => {
    const { page, close } = await open(`${app.url}/?domain=inbox-brand&page=other`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(headings.inbox);
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe(`${app.url}/frenly-inbox-landing`);
    await close();
  });
});
