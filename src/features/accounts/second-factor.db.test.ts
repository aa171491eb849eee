import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sessions, users } from '#kit/auth/table.server.ts';
import { buildMember, buildSecondFactor, buildUser, signIn, type TestUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { login, loginSecondFactor } from './contract.ts';

const app = useTestApp();
const wrongCode = async (code: () => Promise<string>) =>
  String((Number(await code()) + 1) % 1_000_000).padStart(6, '0');

async function begin(user: TestUser, { client = app.client(), rememberMe = false } = {}) {
  const answer = await client.call(login, {
    body: { usernameOrEmail: user.email, password: user.password, rememberMe },
  });
  return { client, answer };
}

async function withSecondFactor() {
  const user = await buildUser(app);
  return { user, ...(await buildSecondFactor(app, user)) };
}

test('the password alone opens nothing; the code of the app does', async () => {
  const { user, code } = await withSecondFactor();
  const { client, answer } = await begin(user);
  expect(answer).toMatchObject({ status: 200, body: { success: true, secondFactor: true } });
  expect(client.cookies.has('frenly.session')).toBe(false);
  expect((await client.call(currentUser)).status).toBe(401);
  expect(await app.services.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);

  const wrong = await client.call(loginSecondFactor, { body: { code: await wrongCode(code) } });
  expect(wrong).toMatchObject({
    status: 401,
    body: { success: false, message: expect.stringContaining('code') },
  });
  const shown = await code();
  const right = await client.call(loginSecondFactor, {
    body: { code: `${shown.slice(0, 3)} ${shown.slice(3)}` },
  });
  expect(right.body).toEqual({ success: true, message: 'Login successful! Redirecting...' });
  expect((await client.call(currentUser)).body).toMatchObject({ id: user.id });
});

test('whether to be remembered is what the first step said', async () => {
  const { user, code } = await withSecondFactor();
  const finish = async (rememberMe: boolean, client = app.client()) => {
    await begin(user, { client, rememberMe });
    const { headers } = await client.call(loginSecondFactor, { body: { code: await code() } });
    return headers.getSetCookie().find((cookie) => cookie.startsWith('frenly.session='));
  };
  const client = app.client();
  expect(await finish(false, client)).not.toMatch(/max-age/i);
  expect(await finish(true, client)).toMatch(/max-age=2592000/i);
});

test('a backup code works once, with or without its hyphen', async () => {
  const { user, backupCodes } = await withSecondFactor();
  const use = async (code: string) => {
    const { client } = await begin(user);
    return (await client.call(loginSecondFactor, { body: { code } })).status;
  };
  expect(await use(backupCodes[0]!)).toBe(200);
  expect(await use(backupCodes[0]!)).toBe(401);
  expect(await use(backupCodes[1]!.replace('-', ''))).toBe(200);
});

test('without a first step, with nonsense, or after too many wrong codes there is no way on', async () => {
  const { user, code } = await withSecondFactor();
  expect((await app.client().call(loginSecondFactor, { body: { code: await code() } })).status).toBe(401);
  expect((await app.client().call(loginSecondFactor, { body: { code: '1' } })).status).toBe(422);
  const { client } = await begin(user);
  const body = { code: await wrongCode(code) };
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await client.call(loginSecondFactor, { body })).status).toBe(401);
  const stopped = await client.call(loginSecondFactor, { body: { code: await code() } });
  expect(stopped.status).toBe(429);
  expect(stopped.headers.has('retry-after')).toBe(true);
  expect((await client.call(loginSecondFactor, { body: { code: await code() } })).status).toBe(401);
});

test('someone else’s session in the same browser proves nothing', async () => {
  const { user, code } = await withSecondFactor();
  const { client } = await buildMember(app);
  await begin(user, { client });
  expect((await client.call(loginSecondFactor, { body: { code: await wrongCode(code) } })).status).toBe(401);
  expect((await client.call(loginSecondFactor, { body: { code: await code() } })).status).toBe(200);
  expect((await client.call(currentUser)).body).toMatchObject({ id: user.id });
});

test('a trusted device is not asked again, another is', async () => {
  const { user, code } = await withSecondFactor();
  const { client } = await begin(user);
  await client.call(loginSecondFactor, { body: { code: await code(), trustDevice: true } });
  expect((await begin(user, { client })).answer.body).toEqual({
    success: true,
    message: 'Login successful! Redirecting...',
  });
  expect((await client.call(currentUser)).body).toMatchObject({ id: user.id });
  expect((await begin(user)).answer.body).toMatchObject({ secondFactor: true });
});

test('suspended between the steps: the code opens nothing', async () => {
  const { user, code } = await withSecondFactor();
  const { client } = await begin(user);
  await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
  expect((await client.call(loginSecondFactor, { body: { code: await code() } })).status).toBe(403);
  expect(client.cookies.has('frenly.session')).toBe(false);
  expect((await (await signIn(app, user)).call(currentUser)).status).toBe(401);
});
