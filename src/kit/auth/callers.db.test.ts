import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { buildKey, buildSessionCookie, buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { revokeKeys, revokeSessions } from './callers.server.ts';
import { sessions } from './table.server.ts';

const app = useTestApp();

async function member() {
  const user = await buildUser(app);
  const { name, value, sessionId } = await buildSessionCookie(app, user);
  return { user, sessionId, headers: new Headers({ cookie: `${name}=${value}` }) };
}

test('a session revoked while it is being looked up is not remembered', async () => {
  const { callers, db } = app.services;
  const { sessionId, headers } = await member();
  const looking = callers.identify(headers);
  callers.forget({ sessionId }); // the word of the bus comes while the row is being read
  expect((await looking).kind).toBe('member');
  await db.delete(sessions).where(eq(sessions.id, sessionId));
  expect((await callers.identify(headers)).kind).toBe('anonymous');
});

test('one session, all but one, or all of them can be ended', async () => {
  const { bus, callers } = app.services;
  const user = await buildUser(app);
  const [a, b, c] = await Promise.all([1, 2, 3].map(() => buildSessionCookie(app, user)));
  const alive = async () => {
    const found = await Promise.all(
      [a!, b!, c!].map(({ name, value }) => callers.identify(new Headers({ cookie: `${name}=${value}` }))),
    );
    return found.map(({ kind }) => kind === 'member');
  };
  const end = (which: { sessionId?: string; exceptSessionId?: string }) =>
    bus.transact((tx) => revokeSessions(tx, { userId: user.id, ...which }));
  expect(await alive()).toEqual([true, true, true]);
  await end({ sessionId: a!.sessionId });
  await expect.poll(alive).toEqual([false, true, true]);
  await end({ exceptSessionId: c!.sessionId });
  await expect.poll(alive).toEqual([false, false, true]);
  await end({});
  await expect.poll(alive).toEqual([false, false, false]);
});

test('a member cannot end a session or key of another member', async () => {
  const { bus, callers } = app.services;
  const [owner, stranger] = [await member(), await member()];
  const key = await buildKey(app, owner.user);
  await bus.transact(async (tx) => {
    await revokeSessions(tx, { userId: stranger.user.id, sessionId: owner.sessionId });
    expect(await revokeKeys(tx, { userId: stranger.user.id, keyId: key.id })).toBe(false);
  });
  expect((await callers.identify(owner.headers)).kind).toBe('member');
  const byKey = await callers.identify(new Headers({ authorization: `Bearer ${key.secret}` }));
  expect(byKey).toMatchObject({ kind: 'member', key: { id: key.id } });
});

test('an expired key opens nothing', async () => {
  const key = await buildKey(app, await buildUser(app), { expiresAt: new Date(Date.now() - 1000) });
  const caller = await app.services.callers.identify(new Headers({ authorization: `Bearer ${key.secret}` }));
  expect(caller.kind).toBe('anonymous');
});

test('concurrent callers are looked up in one query, each once', async () => {
  const { callers, db } = app.services;
  const people = await Promise.all(Array.from({ length: 10 }, member));
  const select = vi.spyOn(db, 'select');
  const found = await Promise.all(
    people.flatMap(({ headers }) => [1, 2, 3, 4].map(() => callers.identify(headers))),
  );
  expect(found.map((caller) => caller.kind === 'member' && caller.user.id)).toEqual(
    people.flatMap(({ user: { id } }) => [id, id, id, id]),
  );
  expect(select.mock.calls.length).toBeLessThan(4);
  select.mockRestore();
});
