/** Signing in, up and out without leaving the page, in a real browser against the built app. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, type PageOptions, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember, password } from './people.ts';
import { uniqueName } from './unique.ts';

const phone = 390;
const signedOut = /401.*\/api\/auth\/user/;

useAppAndBrowser();

const open = (options: PageOptions = {}) => openAs(null, options);

async function openDialog(page: Page, address = '/support?q=passkey') {
  await visit(page, address);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test('without scripts the sign-in button is a link to the sign-in page', async () => {
  const { page, close } = await open({ context: { javaScriptEnabled: false } });
  await page.goto('/support');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/sign-in?return_url=%2Fsupport');
  await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
  await close();
});

test('the dialog has three tabs, begins with a new account, keeps the focus and gives it back', async () => {
  const opened = await open({ width: phone });
  const { page } = opened;
  const dialog = await openDialog(page);
  const tabs = dialog.getByRole('tab');
  await expect.poll(() => tabs.allTextContents()).toEqual(['Sign In', 'Create Account', 'Reset Password']);
  await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(page, '[role=dialog] *')).toBe(true);
  }
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    .toBe(true);

  await tabs.nth(0).click();
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect.poll(() => tabs.nth(2).getAttribute('aria-selected')).toBe('true');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.getByLabel('Username or e-mail').fill('nobody');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.getByText('Password reset instructions sent to your email.', { exact: true }).waitFor();

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(page, 'header a[aria-haspopup=dialog]')).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/support');
  expectNoProblems(opened, [signedOut]);
  await opened.close();
});

test('signing in says so, and after a second shows the same page anew', async () => {
  const member = await makeMember(app, 'dora');
  const opened = await open();
  const { page } = opened;
  const dialog = await openDialog(page);
  await dialog.getByRole('tab', { name: 'Sign In' }).click();
  await dialog.getByLabel('Username or e-mail').fill(member.handle);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByRole('alert').waitFor();

  await page.route('**/api/auth/login', (route) => route.abort(), { times: 1 });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByText('Login failed. Please try again.', { exact: true }).waitFor();

  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByText('Login successful! Redirecting...', { exact: true }).waitFor();
  await reloaded;
  await page.getByRole('button', { name: `Account of ${member.handle}` }).waitFor();
  expect(page.url()).toBe(`${app.url}/support?q=passkey`);
  expectNoProblems(opened, [signedOut, /\/api\/auth\/login/]);
  await opened.close();
});

test('the second factor is asked for inside the dialog', async () => {
  const opened = await open({ width: phone });
  const { page } = opened;
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { success: false, message: 'One more step.', secondFactor: true } }),
  );
  await page.route('**/api/auth/login/second-factor', (route) =>
    route.fulfill({ json: { success: true, message: 'Welcome.' } }),
  );
  const dialog = await openDialog(page);
  await dialog.getByRole('tab', { name: 'Sign In' }).click();
  await dialog.getByLabel('Username or e-mail').fill('dora');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByRole('heading', { name: 'One more step' }).waitFor();
  await expect.poll(() => hasFocus(page, '[role=dialog] input[name=code]')).toBe(true);
  await page.keyboard.type('123 456');
  await page.keyboard.press('Enter');
  await dialog.getByText('Login successful! Redirecting...').waitFor();
  expectNoProblems(opened, [signedOut]);
  await opened.close();
});

test('a new account is made from the dialog; Google keeps the way back', async () => {
  const opened = await open();
  const { page } = opened;
  await page.route('**/api/auth/options', (route) =>
    route.fulfill({ json: { google: true, registrationOpen: true, mailGoesOut: false } }),
  );
  const dialog = await openDialog(page);
  const google = dialog.getByRole('link', { name: 'Continue with Google' });
  await expect
    .poll(() => google.getAttribute('href'))
    .toBe('/auth/google?return_url=%2Fsupport%3Fq%3Dpasskey');
  const newcomer = uniqueName('newcomer');
  await dialog.getByLabel('Username').fill(newcomer);
  await dialog.getByLabel('E-mail').fill('not an address');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill(`${password}!`);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByText('Passwords do not match', { exact: true }).waitFor();
  await dialog.getByLabel('E-mail').fill(`${newcomer}@example.org`);
  await dialog.getByLabel('Confirm password').fill(password);
  await page.route('**/api/auth/register', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByText('Registration failed. Please try again.', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/onboarding?return_url=%2Fsupport%3Fq%3Dpasskey');
  expectNoProblems(opened, [signedOut, /\/api\/auth\/register/]);
  await opened.close();
});

test('the account card says who one is, and signs out on the page one is on', async () => {
  const member = await makeMember(app, 'carda');
  const opened = await open({ width: phone, context: { storageState: member.storageState } });
  const { page } = opened;
  const button = page.getByRole('button', { name: `Account of ${member.handle}` });
  await visit(page, '/support');
  await button.click();
  const card = page.getByRole('banner');
  for (const words of ['Member', 'No wallet']) await card.getByText(words, { exact: true }).waitFor();
  await card.getByRole('link', { name: 'Dashboard' }).waitFor();
  await expect.poll(() => card.getByRole('link', { name: 'Buy Pandas' }).count()).toBe(0);
  await expect.poll(() => card.getByRole('button', { name: 'Sign Out of Google too' }).count()).toBe(0);

  await visit(page, '/support?dev=true');
  await button.click();
  await card.getByRole('link', { name: 'Buy Pandas' }).waitFor();
  await card.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await card.getByRole('link', { name: 'Sign in' }).waitFor();
  expect(page.url()).toBe(`${app.url}/support?dev=true`);
  expectNoProblems(opened, [signedOut]);
  await opened.close();
});

test('an account with Google may leave there, too, and then goes home', async () => {
  const member = await makeMember(app, 'googly');
  const opened = await open({ context: { storageState: member.storageState } });
  const { page } = opened;
  await page.route('**/api/auth/confirm', (route) =>
    route.fulfill({ json: { password: false, passkey: false, google: true } }),
  );
  await page.addInitScript(() => {
    window.open = (url) => {
      sessionStorage.clear();
      document.title = `popup ${String(url)}`;
      return null; // as if it were blocked
    };
  });
  await visit(page, '/support');
  await page.getByRole('button', { name: `Account of ${member.handle}` }).click();
  const signOut = page.waitForRequest('**/api/auth/logout');
  await page.getByRole('button', { name: 'Sign Out of Google too' }).click();
  await expect.poll(() => page.title()).toBe('popup https://accounts.google.com/Logout');
  await signOut;
  await page.waitForURL(`${app.url}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  expectNoProblems(opened, [signedOut, /api\/realtime/]);
  await opened.close();
});

test('the palette opens the trash; a deleted account ends with what went and what stays', async () => {
  const member = await makeMember(app, 'leaver');
  const opened = await open({ context: { storageState: member.storageState } });
  const { page } = opened;
  await visit(page, '/support');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or ask').fill('trash');
  const first = page.getByRole('option').first();
  await expect.poll(() => first.textContent()).toContain('Open the trash');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings?tab=data#trash');
  await page.getByRole('heading', { name: 'Trash' }).waitFor();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('textbox', { name: /to confirm/ }).fill(member.handle);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  const goodbye = page.getByRole('dialog', { name: 'Your account has been deleted' });
  await goodbye.getByText('Deleted now').waitFor();
  await expectAccessible(page, goodbye.getByText('Kept, without your name'));
  await goodbye.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => page.url()).not.toContain('goodbye');
  await opened.close();
});
