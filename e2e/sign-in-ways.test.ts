/** The other ways in, and proving again that it is you, in a real browser against the built app. */
import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, browser, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember, password, type Member } from './people.ts';

const phone = 390;
const guestCall = /401.*\/api\/auth\/user/;

useAppAndBrowser();

test('with two-factor on, a password is only half of the way', async () => {
  const member = await makeMember(app, 'twice');
  const { key, backupCodes } = await turnTwoFactorOn(member);
  const opened = await openAs(null, { width: phone });
  const { page } = opened;

  await page.goto('/login?return_url=%2Fsettings');
  await enterPassword(page, member.handle);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await page.getByLabel('Code from your app').fill('12 34');
  await page.getByRole('button', { name: 'Finish signing in' }).click();
  await page.getByText('Enter the six-digit code from your app.').waitFor();
  await page.getByLabel('Code from your app').fill(wrongCode(key));
  await page.getByRole('button', { name: 'Finish signing in' }).click();
  await page.getByRole('alert').waitFor();

  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await page.getByLabel('Backup code').fill(backupCodes[0]!);
  await page.getByRole('button', { name: 'Finish signing in' }).click();
  await page.getByText('Login successful! Redirecting...').waitFor();
  await page.waitForURL('**/settings');

  await loseSession(page);
  await page.goto('/login');
  await enterPassword(page, member.handle);
  const code = totp(key);
  await page.getByLabel('Code from your app').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Finish signing in' }).click();
  await page.waitForURL('**/access');
  expectNoProblems(opened, [guestCall, /40[01].*second-factor/]);
  await opened.close();
});

test('a passkey opens the account without a password', async () => {
  const member = await makeMember(app, 'passing');
  const opened = await openAs(member, {
    width: phone,
  });
  const { page } = opened;
  await plugInAuthenticator(page);
  await page.goto('/access');
  await addPasskey(page);

  await loseSession(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('Login successful! Redirecting...').waitFor();
  await page.waitForURL('**/access');
  await page.getByText('Added the passkey My laptop').first().waitFor();
  expectNoProblems(opened, [guestCall]);
  await opened.close();
});

test('a sensitive change asks whether it is still you, and goes on by itself', async () => {
  const member = await makeMember(app, 'careful');
  const opened = await openAs(member, {
    width: phone,
  });
  const { page } = opened;
  let exports = 0;
  // As if the session had been confirmed long ago; everything else is the server's own answer.
  await page.route('**/api/settings/exports', (route) => {
    if (route.request().method() !== 'POST' || ++exports > 1) return route.continue();
    const error = { code: 'confirm_required', message: 'Please confirm it’s you.', requestId: 'test' };
    return route.fulfill({ status: 403, json: { error } });
  });
  // The dialog comes with a file of its own, after the page.
  await visit(page, '/settings?tab=data');
  await page.getByRole('button', { name: 'Export my data' }).click();

  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText(/password.*(wrong|right|match|correct)/i).waitFor();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => exports).toBe(2);
  expectNoProblems(opened, [/403.*\/api\/settings\/exports/, /4\d\d.*\/api\/auth\/confirm/]);
  await opened.close();
});

/** The page is left first: its own socket would be refused without the cookie. */
async function loseSession(page: Page) {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

async function enterPassword(page: Page, handle: string) {
  await page.getByLabel('Username or e-mail').fill(handle);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

async function turnTwoFactorOn(member: Member) {
  const context = await browser.newContext({ baseURL: app.url, storageState: member.storageState });
  const post = async (path: string, data: object) => {
    const response = await context.request.post(path, { data, headers: { origin: app.url } });
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  };
  const started = (await post('/api/settings/two-factor', { password })) as {
    key: string;
    backupCodes: string[];
  };
  await post('/api/settings/two-factor/confirm', { code: totp(started.key) });
  await context.close();
  return started;
}

/** A device that holds passkeys and always finds its owner present. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page) {
  const status = await page.evaluate(async () => {
    const post = (path: string, body?: object) =>
      fetch(path, {
        method: 'POST',
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      });
    const options = await (await post('/api/settings/passkeys/options')).json();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return (await post('/api/settings/passkeys', { name: 'My laptop', response: made.toJSON() })).status;
  });
  expect(status).toBe(200);
}

/** What an authenticator app shows (RFC 6238: SHA-1, 30 seconds, six digits). */
function totp(key: string, time = Date.now()) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const digest = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Not the code of now, nor of the moments before and after that are forgiven. */
function wrongCode(key: string) {
  const right = new Set([-60, -30, 0, 30, 60].map((seconds) => totp(key, Date.now() + seconds * 1000)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code))!;
}

function fromBase32(text: string) {
  const bits = [...text.replace(/=+$/, '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
