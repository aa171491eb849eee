/** What a request says about where it comes from and where it went is believed only of proxies that the owner named. */
import { expect } from 'vitest';
import { forgotPassword, login, register } from '#features/accounts/contract.ts';
import { readEmail } from '#features/accounts/outbox.testing.ts';
import { buildUser, knownPassword } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp({ ROLE: 'web', FETCH_MODELS: 'false', TRUSTED_PROXIES: '' });
const post = useTestApp({ RATE_LIMITS: 'false', FETCH_MODELS: 'false', TRUSTED_PROXIES: '' });

/** An address of its own in every header that somebody's server somewhere believes. */
function forged(number: number): Record<string, string> {
  const address = `203.0.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  return {
    'x-forwarded-for': `${address}, 10.0.0.${number % 250}`,
    forwarded: `for=${address};host=evil.example;proto=https`,
    'x-real-ip': address,
    'x-client-ip': address,
    'cf-connecting-ip': address,
    'true-client-ip': address,
    'x-cluster-client-ip': address,
    'fastly-client-ip': address,
  };
}

const json = { 'content-type': 'application/json' };

test('a limit by address holds, whatever address is claimed', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 14; number += 1) {
    const { status } = await app.client().request(forgotPassword.path, {
      method: 'POST',
      headers: { ...json, ...forged(number) },
      body: JSON.stringify({ usernameOrEmail: `nobody-${number}@example.org` }),
    });
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
});

test('guessing at one account ends, whatever address is claimed, and whatever the spelling of its name', async () => {
  const { email } = await buildUser(app);
  const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `];
  const attempt = (number: number, password: string) =>
    app.client().request(login.path, {
      method: 'POST',
      headers: { ...json, ...forged(100 + number) },
      body: JSON.stringify({ usernameOrEmail: spellings[number % spellings.length], password }),
    });
  for (let number = 0; number < 12; number += 1) await attempt(number, `wrong guess ${number}`);
  const { status, headers } = await attempt(12, knownPassword);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('links in mails lead here, whatever the request calls this place', async () => {
  const { publicUrl } = post.services.settings;
  const spoken = {
    host: 'evil.example',
    origin: 'http://evil.example',
    'x-forwarded-host': 'evil.example',
    'x-original-host': 'evil.example',
    'x-host': 'evil.example',
    'x-forwarded-server': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-original-url': 'https://evil.example/',
    forwarded: 'host=evil.example',
  };
  const send = (path: string, body: object) =>
    post
      .client()
      .request(path, { method: 'POST', headers: { ...json, ...spoken }, body: JSON.stringify(body) });
  const { email } = await buildUser(post);
  expect((await send(forgotPassword.path, { usernameOrEmail: email })).status).toBe(200);
  const newcomer = { username: 'newcomer', email: 'new@example.org', password: knownPassword };
  expect((await send(register.path, newcomer)).status).toBe(200);
  for (const [to, template] of [
    [email, 'reset-password'],
    [newcomer.email, 'verify-email'],
  ] as const) {
    const email = await readEmail(post, { to, template });
    expect(email).toContain(`${publicUrl}/`);
    expect(email).not.toContain('evil.example');
  }
});
