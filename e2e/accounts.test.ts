/** A newcomer's journey on a phone, through the product as it is built: sign up, get in again, be someone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoProblems } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { linkInEmail } from './outbox.ts';
import { makeMember, password } from './people.ts';
import { uniqueName } from './unique.ts';

const phone = 390;
const newPassword = 'nine tall bamboo stalks';
/** The guest's 401 on the user call is how "signed out" is said. */
const guestCall = /401.*\/api\/auth\/user/;

useAppAndBrowser();

test('sign up, sign out, choose a new password, sign in, become someone, be seen', async () => {
  const opened = await openAs(null, {
    width: phone,
    reducedMotion: true,
  });
  const { page } = opened;
  const username = uniqueName('mira-g');
  const email = `${username}@example.org`;
  const handle = uniqueName('Mira');

  await page.goto('/register');
  await page.getByLabel('Username').fill(username);
  await page.getByText(`${username} is available`).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByText('Strong. The panda approves.').waitFor();
  await page.getByLabel('Confirm password').fill(`${password}!`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Passwords do not match').waitFor();
  await expect.poll(() => focused(page)).toBe('confirmPassword');
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.waitForURL('**/onboarding');
  await page.getByRole('heading', { level: 1, name: 'Confirm your e-mail' }).waitFor();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name').fill('Mira Grove');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('radio', { name: /^Dark/ }).check();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to my dashboard' }).click();

  await page.waitForURL('**/access');
  await page.getByRole('heading', { level: 1, name: 'Hello, Mira Grove' }).waitFor();
  await page.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor();
  await expect.poll(() => page.getByText('Finish setting up').count()).toBe(0);
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await expectToFit(page);

  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login?return_url=%2Faccess');
  expect((await page.context().cookies()).filter(({ name }) => /session/.test(name))).toEqual([]);

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forgotten your password?' }).waitFor();
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('Password reset instructions sent to your email.').waitFor();
  const link = await linkInEmail(app, { to: email, template: 'reset-password' });
  expect(link).toMatch(`${app.url}/reset-password?token=`);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Password changed' }).waitFor();

  await page.goto('/login?return_url=%2Ffrenly%2Fidentity-setup');
  await page.getByLabel('Remember me').check();
  await signIn(page, email.toUpperCase(), newPassword);
  await page.getByText('Login successful! Redirecting...').waitFor();
  await page.waitForURL('**/frenly/identity-setup');

  await page.getByLabel('Handle').fill(handle);
  await page.getByText(`${handle} is available`).waitFor();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Continue without one' }).click();
  await page.getByLabel('About you').fill('I draw bamboo.\nSlowly.');
  await page.getByRole('button', { name: 'Save and see my profile' }).click();
  await page.waitForURL('**/profile');
  await page.getByRole('article').getByText('I draw bamboo.').waitFor();
  await expectToFit(page);
  expectNoProblems(opened, [guestCall]);
  await opened.close();

  await expectPublicProfile({ handle, username, email });
});

/** What everyone sees, without a script having run. */
async function expectPublicProfile({
  handle,
  username,
  email,
}: Record<'handle' | 'username' | 'email', string>) {
  const lower = handle.toLowerCase();
  for (const address of [`/profile/${lower}`, `/profile/${handle.toUpperCase()}`]) {
    const response = await fetch(app.url + address);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<title>Mira Grove (@${handle}) · Frenly</title>`);
    expect(html).toMatch(/<h1[^>]*>Mira Grove<\/h1>/);
    expect(html).toContain('I draw bamboo.');
    expect(html).toContain(`<link rel="canonical" href="${app.url}/profile/${lower}"/>`);
    expect(html).not.toContain(email);
  }
  const soulprint = await (await fetch(`${app.url}/${handle}/ness`)).text();
  expect(soulprint).toContain('Mira Grove');
  expect(soulprint).toContain(`<link rel="canonical" href="${app.url}/${lower}/ness"/>`);
  for (const address of [`/profile/${username}`, '/profile/nobody', '/nobody/ness', '/profile/%00'])
    expect((await fetch(app.url + address)).status).toBe(404);
}

describe('when something is wrong', () => {
  test('a wrong password is said in the server’s words, and what was typed stays', async () => {
    const { handle } = await makeMember(app, 'wrongly');
    const opened = await openAs(null, { width: phone });
    await opened.page.goto('/login');
    await signIn(opened.page, handle, 'not the password');
    const alert = opened.page.getByRole('alert');
    await alert.waitFor();
    await expect.poll(() => alert.innerText()).toMatch(/password/i);
    await expect.poll(() => opened.page.getByLabel('Username or e-mail').inputValue()).toBe(handle);
    expectNoProblems(opened, [guestCall, /401.*\/api\/auth\/login/]);
    await opened.close();
  });

  test('a server that does not answer is said in the specification’s words', async () => {
    const { page, close } = await openAs(null, { width: phone });
    await page.route('**/api/auth/{login,register,forgot-password}', (route) => route.abort());
    await page.goto('/login');
    await signIn(page, 'anyone', 'anything at all');
    await page.getByText('Login failed. Please try again.', { exact: true }).waitFor();

    await page.goto('/forgot-password');
    await page.getByLabel('Username or e-mail').fill('anyone');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Password reset failed. Please try again.', { exact: true }).waitFor();

    await page.goto('/register');
    await page.getByLabel('Username').fill('anyone');
    await page.getByLabel('E-mail').fill('anyone@example.org');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Registration failed. Please try again.', { exact: true }).waitFor();
    await close();
  });

  test('a used, an invented and a missing link each say so and lead on', async () => {
    const opened = await openAs(null, { width: phone });
    const { page } = opened;
    await page.goto('/reset-password');
    await page.getByRole('heading', { level: 1, name: 'This link is incomplete' }).waitFor();
    await page.goto('/reset-password?token=invented');
    await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
    await page.getByRole('link', { name: 'Send me a new link' }).waitFor();

    await page.goto('/verify-email?token=invented');
    await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
    expectNoProblems(opened, [guestCall]);
    await opened.close();
  });

  test('the link in an email confirms on a click, not on the visit', async () => {
    const member = await makeMember(app, 'letters');
    const link = await linkInEmail(app, { to: member.email, template: 'verify-email' });
    const opened = await openAs(member, {
      width: phone,
    });
    const { page } = opened;
    await page.goto(link.replace('/verify-email', '/frenly/verify'));
    await page.getByRole('button', { name: 'Confirm address' }).waitFor();
    await expect.poll(() => verified(page)).toBe(false);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await page.getByRole('heading', { level: 1, name: 'Address confirmed' }).waitFor();
    await expect.poll(() => verified(page)).toBe(true);
    expectNoProblems(opened);
    await opened.close();
  });
});

test('what is sent before the page has come alive is not lost, and never in the address', async () => {
  const { handle } = await makeMember(app, 'hasty');
  const { page, close } = await openAs(null, { width: phone });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await signIn(page, handle, password);
  expect(new URL(page.url()).search).toBe('');
  release();
  await page.getByText('Login successful! Redirecting...').waitFor();
  await page.waitForURL('**/access');
  await close();
});

async function signIn(page: Page, usernameOrEmail: string, secret: string) {
  await page.getByLabel('Username or e-mail').fill(usernameOrEmail);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

function focused(page: Page) {
  return page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
}

async function verified(page: Page) {
  const response = await page.request.get('/api/auth/user');
  return ((await response.json()) as { emailVerified: boolean }).emailVerified;
}

async function expectToFit(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    .toBe(true);
}
