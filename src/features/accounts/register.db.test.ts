import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { currentUser, handleAvailable, login, register, signInOptions } from './contract.ts';
import { lettersTo, readLetter } from './outbox.testing.ts';

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

test('registering makes an account, signs in and sends a letter to confirm the address', async () => {
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
  expect(await readLetter(app, { to: 'mei@example.org', template: 'verify-email' })).toContain(
    '/verify-email?token=',
  );
  expect(await lettersTo(app, { to: 'mei@example.org', template: 'security.changed' })).toEqual([]);
});

test('names and addresses that are taken, in any case, are refused with words', async () => {
  const user = await buildUser(app);
  const byName = await app
    .client()
    .call(register, { body: newcomer({ username: user.username!.toUpperCase() }) });
  expect(byName).toMatchObject({
    status: 409,
    body: { success: false, message: expect.stringContaining('taken') },
  });
  const byEmail = await app.client().call(register, { body: newcomer({ email: user.email.toUpperCase() }) });
  expect(byEmail).toMatchObject({
    status: 409,
    body: { success: false, message: expect.stringContaining('Sign in') },
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
