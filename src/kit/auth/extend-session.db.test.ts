import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { currentUser } from '#kit/auth/contract.ts';
import { buildSessionCookie, buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { sessions } from './table.server.ts';

const app = useTestApp();
const day = 24 * 3600 * 1000;

/** A browser whose session began and ends so many days from now. */
async function sessionOf({ began, ends }: { began: number; ends: number }) {
  const { name, value, sessionId } = await buildSessionCookie(app, await buildUser(app));
  const [createdAt, expiresAt] = [new Date(Date.now() + began * day), new Date(Date.now() + ends * day)];
  await app.services.db.update(sessions).set({ createdAt, expiresAt }).where(eq(sessions.id, sessionId));
  const client = app.client();
  client.cookies.set(name, value);
  const daysLeft = async () => {
    const [row] = await app.services.db.select().from(sessions).where(eq(sessions.id, sessionId));
    return Math.round((row!.expiresAt.getTime() - Date.now()) / day);
  };
  return { client, value, daysLeft };
}

test('a remembered session in use lives for another month, and so does its cookie', async () => {
  const { client, value, daysLeft } = await sessionOf({ began: -28, ends: 2 });
  const answer = await client.call(currentUser);
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([
    `frenly.session=${value}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
  ]);
  expect(await daysLeft()).toBe(30);
  const next = await client.call(currentUser);
  expect([next.status, next.headers.getSetCookie()]).toEqual([200, []]);
});

test('not more often than once a day', async () => {
  const { client, daysLeft } = await sessionOf({ began: -0.6, ends: 29.4 });
  expect((await client.call(currentUser)).headers.getSetCookie()).toEqual([]);
  expect(await daysLeft()).toBe(29);
});

test('a session that ends with the browser is left as it is', async () => {
  const { client, daysLeft } = await sessionOf({ began: -0.9, ends: 0.1 });
  const answer = await client.call(currentUser);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  expect(await daysLeft()).toBe(0);
});

test('one that is over stays over', async () => {
  const { client } = await sessionOf({ began: -31, ends: -0.01 });
  expect((await client.call(currentUser)).status).toBe(401);
});
