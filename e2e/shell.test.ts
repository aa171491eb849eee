/** What surrounds every page: the welcome, the palette, the menus, the assistant. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

const signedOut = [/401.*\/api\/auth\/user/];

useAppAndBrowser();

/** The overlay is there with the first paint; holding its panda works once its code is there, too. */
const untilLive = (page: Page) => page.locator('#first-welcome').waitFor({ state: 'detached' });
const activated = (page: Page) => page.evaluate(() => localStorage.getItem('frenly-activated'));

test('a first visitor holds the panda, is welcomed once, and the assistant says hello', async () => {
  const opened = await openAs(null, { width: 390, welcome: true });
  const { page } = opened;
  // What is shown for a second only is shown as long as this clock stands still.
  await page.clock.install();
  await page.goto('/');
  const panda = page.getByRole('button', { name: 'Hold the panda' });
  await panda.waitFor();
  await expect.poll(() => page.getByText('BETA', { exact: true }).isVisible()).toBe(true);
  await page.getByText('Hold the panda to activate your protection layer').waitFor();
  await untilLive(page);

  const before = await panda.boundingBox();
  await panda.hover();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.mouse.down();
  await page.getByText('Keep holding, feel the magic building').waitFor();
  expect(await panda.boundingBox()).toEqual(before);
  await page.clock.runFor(1500);
  await page.getByText('BOOM! Protection activated').waitFor();
  await page.mouse.up();
  await page.clock.runFor(2000);
  await page.getByText('Your device is now wrapped in Frenly protection.').waitFor();
  expect(await panda.boundingBox()).toEqual(before);
  const shown = (await page.getByRole('dialog').innerText()).split('\n');
  expect(shown).toEqual(expect.arrayContaining(['Protected', 'Frenly', 'Enhanced', 'Powered']));
  await page.clock.resume();
  await panda.waitFor({ state: 'detached' });
  await expect.poll(() => activated(page)).toBe('true');
  const hello = page.getByText('Hello! I am in this corner whenever you need me.');
  await hello.waitFor();
  // Its bubble would lie over what is asked for next.
  await page.getByPlaceholder('Ask, or paste a text').press('a');
  await hello.waitFor({ state: 'detached' });

  await visit(page, '/');
  expect(await panda.count()).toBe(0);
  await page.goto('/?welcome=clear');
  await panda.waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('whoever comes to sign up, looks at prices or opens a tool with something in it does that first; the welcome waits for the next page', async () => {
  const opened = await openAs(null, { welcome: true });
  const { page } = opened;
  const panda = page.getByRole('button', { name: 'Hold the panda' });
  for (const path of ['/login', '/adopt-panda', '/pricing', '/ai/design?brief=Poster', '/register']) {
    await visit(page, `${app.url}${path}`);
    expect(await panda.count()).toBe(0);
  }
  await page.getByLabel('Username').fill('mira-of-the-grove');
  await page.getByLabel('Password', { exact: true }).fill('my-mira-of-the-grove');
  await page.getByText('Leave your username out of your password.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('quite another word');
  await expect.poll(() => page.getByText('Leave your username').count()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Frenly' }).first().click();
  await panda.waitFor();
  await opened.close();
});

test('letting go early starts over; the keyboard holds too; Skip is there for those in a hurry', async () => {
  const opened = await openAs(null, { welcome: true });
  const { page } = opened;
  await page.goto(`${app.url}/feedback`);
  const panda = page.getByRole('button', { name: 'Hold the panda' });
  await untilLive(page);
  await panda.focus();
  await page.keyboard.down('Enter');
  await page.getByText('Keep holding, feel the magic building').waitFor();
  await page.keyboard.up('Enter');
  await page.getByText('Hold the panda to activate your protection layer').waitFor();
  await expect.poll(() => activated(page)).toBeNull();
  await page.getByRole('button', { name: 'Skip' }).click();
  await panda.waitFor({ state: 'detached' });
  await expect.poll(() => activated(page)).toBe('true');
  await opened.close();
});

test('before any script has come the welcome is there and can be skipped', async () => {
  const opened = await openAs(null, { welcome: true });
  const { page } = opened;
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const panda = page.getByRole('button', { name: 'Hold the panda' });
  await panda.waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();
  await panda.waitFor({ state: 'hidden' });
  expect(await activated(page)).toBe('true');
  await page.getByPlaceholder('Ask, or paste a text').fill('half a thought');
  gate.resolve();
  await page.waitForLoadState('load');
  await expect.poll(() => page.locator('dialog.welcome').count()).toBe(0);
  await expect.poll(() => page.getByPlaceholder('Ask, or paste a text').inputValue()).toBe('half a thought');
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('whoever has begun to type is not welcomed before the next page', async () => {
  const opened = await openAs(null, { welcome: true });
  const { page } = opened;
  await visit(page, '/login');
  const overlay = Promise.withResolvers<void>();
  const isAsked = page.waitForRequest(/\/assets\/welcome-overlay/);
  await page.route('**/assets/welcome-overlay*', async (route) => {
    await overlay.promise;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Frenly' }).first().click();
  const box = page.getByPlaceholder('Ask, or paste a text');
  await isAsked;
  await box.pressSequentially('half a thought');
  overlay.resolve();
  await page.getByRole('link', { name: 'Posters from one line' }).waitFor();
  const panda = page.getByRole('button', { name: 'Hold the panda' });
  expect(await panda.count()).toBe(0);
  await expect.poll(() => box.inputValue()).toBe('half a thought');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await panda.waitFor();
  await opened.close();
});

test('a new account is welcomed on no page of its own, but on the next', async () => {
  const member = await makeMember(app, 'justjoined');
  const { page, close } = await openAs(
    { storageState: { ...member.storageState, origins: [] } },
    { welcome: true },
  );
  const panda = page.getByRole('button', { name: 'Hold the panda' });
  for (const path of ['/settings', '/access', '/checkout']) {
    await visit(page, path);
    expect(await page.locator('dialog.welcome').count(), path).toBe(0);
  }
  await visit(page, '/');
  await panda.waitFor();
  await close();
});

test('an account that was welcomed in one browser is not welcomed in another', async () => {
  const member = await makeMember(app, 'twobrowsers');
  const first = await openAs(member);
  const isWelcomed = async () =>
    ((await (await first.page.request.get('/api/auth/user')).json()) as { welcomed: boolean }).welcomed;
  await visit(first.page, '/');
  await expect.poll(isWelcomed).toBe(true);
  await first.close();

  const other = await openAs({ storageState: { ...member.storageState, origins: [] } }, { welcome: true });
  await visit(other.page, '/');
  expect(await other.page.locator('dialog.welcome').count()).toBe(0);
  await other.page.goto('/?welcome=clear');
  await other.page.getByRole('button', { name: 'Hold the panda' }).waitFor();
  await other.close();
});

test('the palette goes anywhere, remembers, and the question mark shows all keys', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, app.url);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or ask').fill('feedback');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/feedback`);
  await page.locator('h1').click();
  await page.keyboard.press('Control+k');
  await page.getByText('Recent', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+,');
  await page.waitForURL(/\/login\?return_url=%2Fsettings/);
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('the palette also finds help by the meaning of words and people by name, with the keyboard alone', async () => {
  const { handle } = await makeMember(app, 'quillfeather');
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, app.url);
  const field = page.getByPlaceholder('Search or ask');
  const options = page.getByRole('option');

  await page.keyboard.press('Control+k');
  await field.fill('fingerprint');
  await options.filter({ hasText: 'Passkeys' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/support?article=passkeys`);
  await page.getByRole('heading', { level: 1, name: 'Passkeys' }).waitFor();

  await page.keyboard.press('Control+k');
  await expect.poll(() => options.first().textContent()).toContain('Passkeys');
  await field.fill(handle.slice(0, -1));
  await options.filter({ hasText: `@${handle}` }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/profile/${handle}`);
  await page.getByRole('heading', { level: 1, name: handle }).waitFor();
  await field.waitFor({ state: 'detached' });

  await page.keyboard.press('Control+k');
  await field.fill('zzzzzz');
  await expect.poll(() => options.allTextContents()).toEqual(['Ask the panda: zzzzzz']);
  await page.route('**/api/profiles?*', (route) => route.abort(), { times: 1 });
  await field.fill(handle);
  const again = options.filter({ hasText: 'could not be searched. Try again' });
  await again.waitFor();
  await again.click();
  await options.filter({ hasText: `@${handle}` }).waitFor();
  await page.keyboard.press('Control+k');
  await field.waitFor({ state: 'detached' });
  expectNoProblems(opened, [...signedOut, /\/api\/profiles/]);
  await opened.close();
});

test('a page that takes its time shows that it comes; then it begins at its top, is read out and has the focus', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await page.goto(`${app.url}/feedback`);
  // Offered only once the page has come alive; before that a link loads a document.
  await page.getByRole('button', { name: 'Capture a tab or window' }).waitFor();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/support.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help & Support' }).click();
  const main = page.getByRole('main');
  const spinner = main.getByRole('status').filter({ hasText: 'Loading' });
  await spinner.waitFor();
  const place = (await spinner.boundingBox())!;
  const area = (await main.boundingBox())!;
  expect(place.x + place.width / 2).toBeCloseTo(area.x + area.width / 2, -1);
  expect(area.height).toBeGreaterThan(500);
  await expect.poll(() => main.getByRole('heading', { level: 1 }).count()).toBe(0);

  release();
  await page.getByRole('heading', { level: 1, name: 'Help and support' }).waitFor();
  await spinner.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  const said = page.locator('[aria-live=polite]').filter({ hasText: 'Help and support · Frenly' });
  await said.waitFor({ state: 'attached' });
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('menus open and close by keyboard, and give the focus back', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, app.url);
  const menu = page.getByRole('button', { name: 'AI tools' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Multi-AI consensus' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await opened.close();
});

test('a path that is planned says so, with what is open; one that is nothing says that', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  expect((await page.goto(`${app.url}/ai/videos`))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: /: coming soon/ }).waitFor();
  await page.getByRole('link', { name: 'Generate an image' }).waitFor();
  // One tap from the palette, on a phone too.
  await page.getByRole('banner').getByRole('button', { name: 'Go to a page' }).click();
  await page.getByPlaceholder('Search or ask').waitFor();
  expect((await page.goto(`${app.url}/no/such/place`))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await opened.close();
});

test('the assistant answers from the help, and closing it starts over', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, app.url);
  await page.getByRole('button', { name: 'Ask the panda' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByText('Hi, I am the Frenly panda.').waitFor();
  await panel.getByRole('textbox').fill('How do I turn on two-factor?');
  await page.keyboard.press('Enter');
  await panel.getByRole('link').first().waitFor();
  // What is asked while it thinks comes after it.
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/panda/chat', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await panel.getByRole('textbox').fill('capital of Peru');
  await page.keyboard.press('Enter');
  await panel.getByText('Thinking').waitFor();
  await panel.getByRole('textbox').fill('define bamboo');
  await page.keyboard.press('Enter');
  await panel.getByText('Next: define bamboo').waitFor();
  gate.resolve();
  await panel.getByText('Lima').first().waitFor();
  await panel.getByText(/grass/).first().waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('feedback in the corner: choose, write, thanks; after two seconds it closes and is as new', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await page.clock.install();
  await visit(page, `${app.url}/support`);
  const button = page.getByRole('button', { name: 'Ask the panda' });
  // Where it would lie over links it only peeks from the edge of the screen.
  const press = () => button.click({ position: { x: 5, y: 24 } });
  await press();
  const panel = page.getByRole('dialog', { name: 'The Frenly panda' });
  await expect.poll(() => panel.getByRole('tab').allTextContents()).toEqual(['Chat', 'Feedback']);
  const area = await panel.getByRole('log').boundingBox();
  expect(area!.height).toBeCloseTo(256, 1);

  await panel.getByRole('tab', { name: 'Feedback' }).click();
  expect(
    (await panel.getByRole('listitem').allTextContents()).map(
      (text) => /^[A-Z][a-z]+(?=[A-Z])/.exec(text)?.[0],
    ),
  ).toEqual(['Bug', 'Suggestion', 'Praise', 'Question']);
  await panel.getByRole('button', { name: /^Praise/ }).click();
  const send = panel.getByRole('button', { name: 'Send' });
  const text = panel.getByRole('textbox', { name: 'Praise' });
  await expect.poll(() => text.evaluate((element) => getComputedStyle(element).minHeight)).toBe('120px');
  await text.fill(' \n ');
  await expect.poll(() => send.isDisabled()).toBe(true);
  await text.fill('  I like it.  ');
  const sent = page.waitForRequest('**/api/feedback/panda');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await send.click();
  expect((await sent).postDataJSON()).toEqual({ page: '/support', feedback: 'I like it.', type: 'praise' });
  await panel.getByText('Thank you!').waitFor();
  await page.clock.runFor(1900);
  await expect.poll(() => panel.count()).toBe(1);
  await page.clock.runFor(200);
  await panel.waitFor({ state: 'detached' });
  await page.clock.resume();
  await press();
  await panel.getByText('Hi, I am the Frenly panda.').waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});
