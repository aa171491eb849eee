import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFakeGoogle } from '#testing/fake-google.ts';
import type { Flow } from './flow.server.ts';
import { authorizationUrl, redeem, type GoogleSettings } from './provider.server.ts';

const fake = await startFakeGoogle();
afterAll(() => fake.close());

const redirectUri = 'http://localhost:3000/auth/google/callback';
let google: GoogleSettings;

beforeEach(() => {
  fake.faults.clear();
  fake.requests.length = 0;
  fake.person = { sub: 'mei', email: 'Mei@Example.org', name: 'Mei' };
  // A settings object is what a process knows of its provider: a new one has discovered nothing yet.
  google = {
    issuer: fake.env.GOOGLE_ISSUER,
    clientId: fake.env.GOOGLE_CLIENT_ID,
    clientSecret: fake.env.GOOGLE_CLIENT_SECRET,
  };
});

function newFlow(overrides: Partial<Flow> = {}): Flow {
  return {
    id: crypto.randomUUID(),
    state: crypto.randomUUID(),
    nonce: crypto.randomUUID(),
    verifier: 'v'.repeat(43),
    returnTo: '/',
    startedAt: Date.now(),
    ...overrides,
  };
}

async function goAndReturn(flow = newFlow(), timeoutSeconds = 5) {
  const { search } = await fake.visit(await authorizationUrl({ google, flow, redirectUri }));
  return redeem({ google, flow, redirectUri, query: search, timeoutSeconds });
}

const discoveries = () => fake.requests.filter((request) => request.includes('openid-configuration')).length;

test('asks for what it needs, with S256, and for a new sign-in only when it shall confirm', async () => {
  const plain = new URL(await authorizationUrl({ google, flow: newFlow(), redirectUri })).searchParams;
  expect(plain.get('scope')).toBe('openid email profile');
  expect(plain.get('code_challenge_method')).toBe('S256');
  expect(plain.get('code_challenge')).not.toBe('v'.repeat(43));
  expect(plain.has('prompt')).toBe(false);
  const flow = newFlow({ confirms: 'session' });
  const confirm = new URL(await authorizationUrl({ google, flow, redirectUri, loginHint: 'a@b.example' }))
    .searchParams;
  expect(Object.fromEntries(confirm)).toMatchObject({
    prompt: 'login',
    max_age: '0',
    login_hint: 'a@b.example',
  });
});

test('returns who signed in, with the address normalised', async () => {
  const identity = {
    sub: 'mei',
    email: 'mei@example.org',
    emailVerified: true,
    name: 'Mei',
    authenticatedAt: undefined,
  };
  expect(await goAndReturn()).toEqual(identity);
});

test('asks the user info endpoint where the ID token has no address', async () => {
  fake.person = { ...fake.person, profileApart: true };
  expect(await goAndReturn()).toMatchObject({ email: 'mei@example.org', name: 'Mei' });
});

test('asks for the description once, also when many sign in at once', async () => {
  await Promise.all([goAndReturn(), goAndReturn(), goAndReturn()]);
  await goAndReturn();
  expect(discoveries()).toBe(1);
});

test('asks for the description again after a failure', async () => {
  fake.faults.add('discovery-down');
  const attempts = await Promise.allSettled([goAndReturn(), goAndReturn(), goAndReturn()]);
  for (const attempt of attempts)
    expect(attempt).toMatchObject({ status: 'rejected', reason: { reason: 'provider_unreachable' } });
  fake.faults.clear();
  expect(await goAndReturn()).toMatchObject({ sub: 'mei' });
  expect(discoveries()).toBe(2);
});

test('keys that were changed a moment ago are the keys', async () => {
  await goAndReturn();
  await fake.rotateKeys();
  expect(await goAndReturn()).toMatchObject({ sub: 'mei' });
});

test('a slow answer is given up', async () => {
  await goAndReturn();
  fake.faults.add('token-slow');
  await expect(goAndReturn(newFlow(), 0.2)).rejects.toMatchObject({ reason: 'provider_unreachable' });
});

test('the verifier and the secret must be the right ones', async () => {
  const flow = newFlow();
  const { search } = await fake.visit(await authorizationUrl({ google, flow, redirectUri }));
  const other = { ...flow, verifier: 'w'.repeat(43) };
  await expect(redeem({ google, flow: other, redirectUri, query: search })).rejects.toMatchObject({
    reason: 'provider_error',
  });
  google = { ...google, clientSecret: 'guessed' };
  await expect(goAndReturn()).rejects.toMatchObject({ reason: 'provider_error' });
});

test('an issuer elsewhere is never spoken to without TLS', async () => {
  google = { ...google, issuer: 'http://accounts.example' };
  const cause = expect.objectContaining({ code: 'OAUTH_HTTP_REQUEST_FORBIDDEN' });
  await expect(goAndReturn()).rejects.toMatchObject({ reason: 'provider_error', cause });
});

test('an issuer that nobody answers for is unreachable', async () => {
  google = { ...google, issuer: 'http://127.0.0.1:9' };
  await expect(goAndReturn()).rejects.toMatchObject({ reason: 'provider_unreachable' });
});
