import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import type { Client } from '#testing/client.ts';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { currentUser } from '#kit/auth/contract.ts';
import {
  handleAvailable,
  login,
  register,
  resendVerification,
  signInOptions,
  verifyEmail,
} from './contract.ts';
import { beginPasskey, beginTwoFactor } from '#features/settings/credentials-contract.ts';
import { getSecurity } from '#features/settings/security-contract.ts';
import { emailsTo, readEmail, readToken } from './outbox.testing.ts';

const app = useTestApp();

let count = 0;
const newcomer = (overrides: Partial<{ username: string; email: string; password: string }> = {}) => {
  count += 1;
  return {
    username: `Newcomer${count}`,
    email: `n${count}@example.org`,
    password: 'a slow river stone',
    ...overrides,
  };
};

test('registering makes an account, signs in and sends a confirmation email', async () => {
  const client = app.client();
  const body = newcomer({ username: 'Mei-Ling', email: ' Mei@Example.org ' });
  const answer = await client.call(register, { body });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ success: true });
  expect((await client.call(currentUser)).body).toMatchObject({
    handle: 'Mei-Ling',
    name: 'Mei-Ling',
    email: 'mei@example.org',
    emailVerified: false,
    isAdmin: false,
  });
  expect(await readEmail(app, { to: 'mei@example.org', template: 'verify-email' })).toContain(
    '/verify-email?token=',
  );
  expect(await emailsTo(app, { to: 'mei@example.org', template: 'security.changed' })).toEqual([]);
});

test('a name that is taken, in any case, is refused with words', async () => {
  const user = await buildUser(app);
  const body = newcomer({ username: user.username!.toUpperCase() });
  expect(await app.client().call(register, { body })).toMatchObject({
    status: 409,
    body: { success: false, message: expect.stringContaining('taken') },
  });
});

describe('an address that has an account', () => {
  /** What someone sees who registers with an address, and then looks around in their account. */
  async function registerWith(email: string) {
    const client = app.client();
    const body = newcomer({ email });
    const answer = await client.call(register, { body });
    const again = app.client();
    const known = { usernameOrEmail: email, password: body.password };
    const seen = {
      answer: [answer.status, answer.body, [...client.cookies.keys()].toSorted()],
      user: (await client.call(currentUser)).body,
      security: (await client.call(getSecurity)).body,
      signedIn: (await again.call(login, { body: known })).status,
      refused: (await again.call(login, { body: { ...known, password: 'not the password' } })).body,
      resent: (await client.call(resendVerification)).body,
      factor: (await client.call(beginTwoFactor, { body: { password: body.password } })).body.uri,
      passkey: (await client.call(beginPasskey)).body.user,
    };
    // What is each one's own is called the same in both.
    return JSON.stringify(seen, (key, value) => (key === 'id' ? 'an id' : value))
      .replaceAll(body.username, 'somebody')
      .replaceAll(encodeURIComponent(email), 'address')
      .replaceAll(email, 'address')
      .replaceAll(/secret=\w+/g, 'secret');
  }

  test('is not revealed: the newcomer sees the same as with any other address', async () => {
    const owner = await buildUser(app);
    const [taken, free] = [await registerWith(owner.email), await registerWith('free@example.org')];
    expect(taken).toBe(free);
    expect(taken).toContain('Your account is ready');
  });

  test('its owner gets an e-mail, and keeps address, password and account', async () => {
    const owner = await buildUser(app);
    const body = newcomer({ email: owner.email.toUpperCase() });
    const client = app.client();
    expect((await client.call(register, { body })).status).toBe(200);
    const email = await readEmail(app, { to: owner.email, template: 'registered-again' });
    expect(email).toContain('/forgot-password');
    expect(email).toContain('/login');
    expect(await emailsTo(app, { to: owner.email, template: 'verify-email' })).toEqual([]);
    const signedIn = app.client();
    await signedIn.call(login, { body: { usernameOrEmail: owner.email, password: owner.password } });
    expect((await signedIn.call(currentUser)).body).toMatchObject({ id: owner.id, emailVerified: true });
    expect((await client.call(currentUser)).body).toMatchObject({ email: owner.email, emailVerified: false });
  });

  test('is not guessed more often by whoever claims it', async () => {
    const owner = await buildUser(app);
    const body = newcomer({ email: owner.email });
    await app.client().call(register, { body });
    const client = app.client();
    const tryWith = async (password: string) =>
      (await client.call(login, { body: { usernameOrEmail: owner.email, password } })).status;
    const answers = [];
    for (let guess = 0; guess < 30; guess += 1) {
      answers.push(await tryWith(`guess number ${guess}`));
      await tryWith(body.password);
    }
    expect(answers).toContain(429);
    expect(await tryWith(owner.password)).toBe(429);
  });

  test('belongs to the newcomer once the other account is gone and they confirm it', async () => {
    const owner = await buildUser(app);
    const client = app.client();
    await client.call(register, { body: newcomer({ email: owner.email }) });
    await erasePerson(app.services, owner, { actorId: owner.id });
    await client.call(resendVerification);
    const token = await readToken(app, { to: owner.email, template: 'verify-email' });
    expect((await client.call(verifyEmail, { body: { token } })).status).toBe(200);
    expect((await client.call(currentUser)).body).toMatchObject({ email: owner.email, emailVerified: true });
  });

  test('that nobody confirmed belongs to whoever confirms it, also if another came first', async () => {
    const email = 'unconfirmed@example.org';
    const open = async () => {
      const client = app.client();
      const body = newcomer({ email });
      await client.call(register, { body });
      return { client, name: body.username };
    };
    const [first, owner] = [await open(), await open()];
    await readEmail(app, { to: email, template: 'verify-email', count: 2 });
    expect(await emailsTo(app, { to: email, template: 'registered-again' })).toEqual([]);
    const follow = async ({ name }: { name: string }) => {
      const emails = await emailsTo(app, { to: email, template: 'verify-email' });
      const [, token] = /[?&]token=([\w.%-]+)/.exec(emails.find((one) => one.includes(`Hello ${name},`))!)!;
      return (await app.client().call(verifyEmail, { body: { token: decodeURIComponent(token!) } })).status;
    };
    const verified = async ({ client }: { client: Client }) =>
      (await client.call(currentUser)).body!.emailVerified;
    expect(await follow(owner)).toBe(200);
    // What was sent for the other account confirms nothing any more.
    expect(await follow(first)).toBe(400);
    expect([await verified(owner), await verified(first)]).toEqual([true, false]);
    const { db } = app.services;
    expect(await db.select().from(users).where(eq(users.email, email))).toMatchObject([
      { displayUsername: owner.name, claimedEmail: null },
    ]);
  });

  test('of ten who register with it at once, one gets it and nothing is revealed to the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.client().call(register, { body: newcomer({ email: 'race@example.org' }) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { db } = app.services;
    expect(await db.select().from(users).where(eq(users.email, 'race@example.org'))).toHaveLength(1);
    expect(await db.select().from(users).where(eq(users.claimedEmail, 'race@example.org'))).toHaveLength(9);
  });
});

test.for(['admin', 'Settings', 'api', 'login'])(
  '%s is an address of ours and no handle',
  async (username) => {
    expect(await app.client().call(register, { body: newcomer({ username }) })).toMatchObject({
      status: 409,
    });
  },
);

test('ten registrations at once with one handle make one account and leave nothing else behind', async () => {
  const { db } = app.services;
  const before = await db.$count(principals);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.client().call(register, { body: newcomer({ username: 'wanted' }) })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await db.select().from(users).where(eq(users.username, 'wanted'))).toHaveLength(1);
  expect(await db.$count(principals)).toBe(before + 1);
});

test.for([
  ['seven characters', 'bamboo7'],
  ['seven emoji', '🐼🎋🌧️🪨🦊🌊'],
  ['a very common one', 'Password123'],
  ['a walk on the keyboard', 'qwertyuiop'],
  ['the product', 'my-Frenly-life'],
  ['the own name', 'xx somebody xx'],
  ['the own address', 'reach-me.here now'],
  ['too long', 'x y'.repeat(100)],
])('refused as a password: %s', async ([, password]) => {
  const body = newcomer({ username: 'somebody', email: 'reachme.here@example.org', password: password! });
  const answer = await app.client().call(register, { body });
  expect(answer).toMatchObject({
    status: 422,
    body: { success: false, message: expect.stringMatching(/\w+ /) },
  });
});

test('64 characters with spaces and emoji work, and open the account again', async () => {
  const password = `${'🐼 bamboo '.repeat(7)}🎋`;
  expect([...password]).toHaveLength(64);
  const body = newcomer({ password });
  expect((await app.client().call(register, { body })).status).toBe(200);
  const again = await app.client().call(login, { body: { usernameOrEmail: body.email, password } });
  expect(again.status).toBe(200);
});

test('unknown and malformed fields are refused', async () => {
  const extra = { ...newcomer(), role: 'admin' };
  expect((await app.client().call(register, { body: extra as never })).status).toBe(422);
  for (const body of [
    newcomer({ email: 'nonsense' }),
    newcomer({ username: 'a b' }),
    newcomer({ username: '-x-' }),
  ])
    expect((await app.client().call(register, { body })).status).toBe(422);
});

test('the owner can close registration', async () => {
  const { bus, ownerSettings } = app.services;
  const set = async (registrationOpen: boolean) => {
    await bus.transact((tx) => ownerSettings.change(tx, { registrationOpen }, crypto.randomUUID()));
    await expect.poll(() => ownerSettings.current.registrationOpen).toBe(registrationOpen);
  };
  await set(false);
  try {
    expect((await app.client().call(signInOptions)).body).toMatchObject({ registrationOpen: false });
    const answer = await app.client().call(register, { body: newcomer() });
    expect(answer).toMatchObject({ status: 403, body: { success: false } });
  } finally {
    await set(true);
  }
  const options = await app.client().call(signInOptions);
  expect(options.body).toEqual({ google: false, registrationOpen: true, mailGoesOut: false });
});

test('availability of a handle says why not', async () => {
  const user = await buildUser(app);
  const ask = async (handle: string) =>
    (await app.client().call(handleAvailable, { query: { handle } })).body;
  expect(await ask('quite-free')).toEqual({ available: true, reason: null });
  expect(await ask(user.username!.toUpperCase())).toEqual({
    available: false,
    reason: expect.stringContaining('taken'),
  });
  expect(await ask('admin')).toMatchObject({ available: false });
  expect(await ask('x')).toEqual({ available: false, reason: 'Use at least 3 characters.' });
});
