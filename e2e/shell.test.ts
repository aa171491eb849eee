/** What surrounds every page: the welcome, the palette, the menus, the assistant. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoProblems, launchBrowser, openPage } from '#testing/browser.ts';
import { startApp, type StartedApp } from './start-app.ts';

const signedOut = [/401.*\/api\/auth\/user/];
let app: StartedApp;
let browser: Browser;

beforeAll(async () => {
  app = await startApp();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const activated = (page: Page) => page.evaluate(() => localStorage.getItem('frenly-activated'));

test('a first visitor holds the panda, is welcomed once, and the assistant says hello', async () => {
  const opened = await openPage(browser, { width: 390, welcome: true });
  const { page } = opened;
  await page.goto(app.url);
  const panda = page.getByRole('button', { name: 'Hold the panda' });
  await panda.waitFor();
  expect(await page.getByText('BETA').isVisible()).toBe(true);
  await page.getByText('Hold the panda to activate your protection layer').waitFor();

  await panda.hover();
  await page.mouse.down();
  await page.getByText('Keep holding, feel the magic building').waitFor();
  await page.getByText('BOOM! Protection activated').waitFor();
  await page.mouse.up();
  await page.getByText('Your device is now wrapped in Frenly protection.').waitFor();
  for (const tile of ['Protected', 'Frenly', 'Enhanced', 'Powered'])
    expect(await page.getByRole('dialog').getByText(tile, { exact: true }).isVisible()).toBe(true);
  await panda.waitFor({ state: 'detached' });
  expect(await activated(page)).toBe('true');
  await page.getByText('Hello! I am in this corner whenever you need me.').waitFor();

  await page.reload({ waitUntil: 'networkidle' });
  expect(await panda.isVisible()).toBe(false);
  await page.goto(`${app.url}/?welcome=clear`);
  await panda.waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('letting go early starts over; the keyboard holds too; Skip is there for those in a hurry', async () => {
  const opened = await openPage(browser, { welcome: true });
  const { page } = opened;
  await page.goto(`${app.url}/feedback`);
  const panda = page.getByRole('button', { name: 'Hold the panda' });
  await panda.focus();
  await page.keyboard.down('Enter');
  await page.getByText('Keep holding, feel the magic building').waitFor();
  await page.keyboard.up('Enter');
  await page.getByText('Hold the panda to activate your protection layer').waitFor();
  expect(await activated(page)).toBeNull();
  await page.getByRole('button', { name: 'Skip' }).click();
  await panda.waitFor({ state: 'detached' });
  expect(await activated(page)).toBe('true');
  await opened.close();
});

test('the palette goes anywhere, remembers, and the question mark shows all keys', async () => {
  const opened = await openPage(browser);
  const { page } = opened;
  await page.goto(app.url, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Where to?').fill('feedback');
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

test('menus open and close by keyboard, and give the focus back', async () => {
  const opened = await openPage(browser);
  const { page } = opened;
  await page.goto(app.url, { waitUntil: 'networkidle' });
  const menu = page.getByRole('button', { name: 'AI tools' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Multi-AI consensus' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await opened.close();
});

test('a path that is planned says so, with what is open; one that is nothing says that', async () => {
  const opened = await openPage(browser, { width: 390 });
  const { page } = opened;
  expect((await page.goto(`${app.url}/gallery`))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: /is not open yet/ }).waitFor();
  expect((await page.goto(`${app.url}/no/such/place`))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor();
  await opened.close();
});

test('the assistant answers from the help, and closing it starts over', async () => {
  const opened = await openPage(browser);
  const { page } = opened;
  await page.goto(app.url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Ask the panda' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByText('Hi, I am the Frenly panda.').waitFor();
  await panel.getByRole('textbox').fill('How do I turn on two-factor?');
  await page.keyboard.press('Enter');
  await panel.getByRole('link').first().waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});
