import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { revokeKeys, revokeSessions } from '#kit/auth/callers.server.ts';
import { accounts, sessions, users } from '#kit/auth/table.server.ts';
import { buildKey, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, isPostgres, startTestApp, useTestApp } from '#testing/test-app.ts';
import type { Client } from '#testing/client.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { login, logout, register, signOut } from './contract.ts';

const SECRET = 'one secret for both of the nodes';
const app = useTestApp({ SECRET });

/** The same cookies in another browser: what a thief would have. */
function copyOf(client: Client, of = app): Client {
  const copy = of.client();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

test.for([signOut, logout])('$path ends this session at once, and no other', async (endpoint) => {
  const { user, client } = await buildMember(app);
  const elsewhere = await signIn(app, user);
  const copy = copyOf(client);
  expect((await copy.call(currentUser)).status).toBe(200);
  const answer = await client.call(endpoint);
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } });
  expect(answer.headers.getSetCookie()).toContain(
    'frenly.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  );
  expect(client.cookies.has('frenly.session')).toBe(false);
  expect((await copy.call(currentUser)).status).toBe(401);
  expect((await elsewhere.call(currentUser)).status).toBe(200);
  expect(await app.services.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
});

test('whoever is signed out already hears the same', async () => {
  for (const endpoint of [signOut, logout])
    expect(await app.client().call(endpoint)).toMatchObject({ status: 200, body: { success: true } });
});

test('the full variant says whether the account is Google’s too', async () => {
  const { user, client } = await buildMember(app);
  await app.services.db
    .insert(accounts)
    .values({ userId: user.id, providerId: 'google', accountId: user.id });
  expect((await client.call(logout)).body).toMatchObject({ google: true });
  const { client: other } = await buildMember(app);
  expect((await other.call(logout)).body).toMatchObject({ google: false });
});

test('after signing out, another account can be used in the same browser', async () => {
  const client = app.client();
  const body = { username: 'second-try', email: 'second@example.org', password: 'a slow river stone' };
  await client.call(register, { body });
  await client.call(signOut);
  const again = await client.call(login, {
    body: { usernameOrEmail: 'second-try', password: body.password },
  });
  expect(again.status).toBe(200);
});

test('suspension refuses cookies, keys and new sessions at once', async () => {
  const { bus } = app.services;
  const { user, client } = await buildMember(app);
  const key = await buildKey(app, user);
  const withKey = () =>
    app.client().call(currentUser, {}, { headers: { authorization: `Bearer ${key.secret}` } });
  expect([(await client.call(currentUser)).status, (await withKey()).status]).toEqual([200, 200]);
  await bus.transact(async (tx) => {
    await tx.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
    await revokeSessions(tx, { userId: user.id });
    await revokeKeys(tx, { userId: user.id });
  });
  await expect
    .poll(async () => [(await client.call(currentUser)).status, (await withKey()).status])
    .toEqual([401, 401]);
  const attempt = await app
    .client()
    .call(login, { body: { usernameOrEmail: user.email, password: user.password } });
  expect(attempt.status).toBe(403);
});

describe.runIf(isPostgres)('two nodes', () => {
  test('what ends on one ends on the other', async () => {
    const other = await startTestApp({ SECRET, DATABASE_URL: app.services.settings.databaseUrl! });
    try {
      const { user, client } = await buildMember(app);
      const key = await buildKey(app, user);
      const there = copyOf(client, other);
      const withKey = () =>
        other.client().call(currentUser, {}, { headers: { authorization: `Bearer ${key.secret}` } });
      expect([(await there.call(currentUser)).status, (await withKey()).status]).toEqual([200, 200]);
      await client.call(signOut);
      await expect.poll(async () => (await there.call(currentUser)).status).toBe(401);
      expect((await withKey()).status).toBe(200);
      await app.services.bus.transact((tx) => revokeKeys(tx, { userId: user.id }));
      await expect.poll(async () => (await withKey()).status).toBe(401);
    } finally {
      await other.close();
    }
  });
});
