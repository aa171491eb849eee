import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { buildAdmin, buildKey, buildMember, buildUser, signIn } from '#testing/factories.ts';
import { databaseTest as test, startTestApp, useTestApp } from '#testing/test-app.ts';
import {
  changeRole,
  endUserSessions,
  listUsers,
  resendUserVerification,
  suspendUser,
  unsuspendUser,
  userDetail,
} from './users-contract.ts';

const app = useTestApp();
const absent = '0198c0de-0000-7000-8000-000000000000';

async function admin() {
  const user = await buildAdmin(app);
  return { user, client: await signIn(app, user) };
}

test('people are found by part of a name, a handle or an address, and percent signs mean themselves', async () => {
  const { client } = await admin();
  const mira = await buildUser(app, {
    name: 'Mira 100% Kovač',
    username: 'mira-k',
    email: 'mk@bamboo.example',
  });
  const find = async (q: string) =>
    (await client.call(listUsers, { query: { q } })).body.items.map(({ id }) => id);
  for (const q of ['kovač', 'KOVA', 'mira-k', '@mira-k', 'bamboo.ex', '100%', ' mira '])
    expect(await find(q), q).toEqual([mira.id]);
  for (const q of ['100_', 'm%k', '\\', "' or 1=1 --"]) expect(await find(q), q).toEqual([]);
  expect((await client.call(listUsers, { query: { q: 'a\0' } })).status).toBe(422);
});

test('the list is cut into pages without gaps or repeats, and can be filtered', async () => {
  const { client } = await admin();
  const made = [];
  for (let n = 0; n < 35; n += 1) made.push(await buildUser(app, { password: null, name: 'Crowd' }));
  const first = (await client.call(listUsers, { query: { q: 'crowd' } })).body;
  const second = (await client.call(listUsers, { query: { q: 'crowd', before: first.next! } })).body;
  expect(second.next).toBeNull();
  expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual(
    made.map(({ id }) => id).sort(),
  );

  await buildUser(app, { name: 'Odd Crowd', emailVerified: false });
  await buildUser(app, { name: 'Shut Crowd', suspendedAt: new Date() });
  const named = async (state: 'active' | 'suspended' | 'unverified') =>
    (await client.call(listUsers, { query: { q: 'crowd', state } })).body.items.map(({ name }) => name);
  expect(await named('unverified')).toEqual(['Odd Crowd']);
  expect(await named('suspended')).toEqual(['Shut Crowd']);
  expect(new Set(await named('active'))).toEqual(new Set(['Crowd']));
  const admins = (await client.call(listUsers, { query: { role: 'admin' } })).body.items;
  expect(admins.every(({ role }) => role === 'admin')).toBe(true);
});

test('one person: counts are true and nothing secret is returned', async () => {
  const { client } = await admin();
  const { user } = await buildMember(app);
  await buildKey(app, user);
  const answer = await client.call(userDetail, { params: { id: user.id } });
  expect(answer.body).toMatchObject({
    sessions: 1,
    keys: 1,
    passkeys: 0,
    hasPassword: true,
    hasGoogle: false,
    files: 0,
  });
  expect(answer.body.lastSignInAt).toMatch(/^\d{4}-.*Z$/);
  expect(answer.text).not.toMatch(/argon2|token|hash/);
  expect((await client.call(userDetail, { params: { id: absent } })).status).toBe(404);
  expect((await client.call(userDetail, { params: { id: 'x' } })).status).toBe(422);
});

test('who is suspended is out at once, by cookie and by key, and back in when let in', async () => {
  const { client } = await admin();
  const { user, client: browser } = await buildMember(app);
  const key = await buildKey(app, user);
  const byKey = () =>
    app.client().request(currentUser.path, { headers: { authorization: `Bearer ${key.secret}` } });
  expect((await browser.call(currentUser)).status).toBe(200);
  expect((await byKey()).status).toBe(200);

  const reason = 'Sold fake pandas.';
  expect((await client.call(suspendUser, { params: { id: user.id }, body: { reason: ' ' } })).status).toBe(
    422,
  );
  expect((await client.call(suspendUser, { params: { id: user.id }, body: { reason } })).status).toBe(200);
  expect((await browser.call(currentUser)).status).toBe(401);
  expect((await byKey()).status).toBe(401);
  expect((await client.call(suspendUser, { params: { id: user.id }, body: { reason } })).status).toBe(409);
  const detail = (await client.call(userDetail, { params: { id: user.id } })).body;
  expect(detail).toMatchObject({ suspendedReason: reason, sessions: 0, keys: 0 });

  expect((await client.call(unsuspendUser, { params: { id: user.id } })).status).toBe(200);
  expect((await client.call(unsuspendUser, { params: { id: user.id } })).status).toBe(409);
  expect((await browser.call(currentUser)).status).toBe(401);
  expect((await (await signIn(app, user)).call(currentUser)).status).toBe(200);
});

test('ending sessions signs out everywhere and leaves keys alone', async () => {
  const { client } = await admin();
  const { user, client: browser } = await buildMember(app);
  expect((await browser.call(currentUser)).status).toBe(200);
  expect((await client.call(endUserSessions, { params: { id: user.id } })).status).toBe(200);
  expect((await browser.call(currentUser)).status).toBe(401);
  expect((await client.call(endUserSessions, { params: { id: absent } })).status).toBe(404);
});

test('a new role counts from the next call on; unconfirmed and suspended people get none', async () => {
  const { client } = await admin();
  const { user, client: browser } = await buildMember(app);
  expect((await browser.call(currentUser)).body.isAdmin).toBe(false);
  const role = (id: string, role: 'admin' | 'member') =>
    client.call(changeRole, { params: { id }, body: { role } });
  expect((await role(user.id, 'admin')).body).toEqual({ role: 'admin' });
  expect((await browser.call(currentUser)).body.isAdmin).toBe(true);
  expect((await role(user.id, 'admin')).status).toBe(409);
  expect((await role((await buildUser(app, { emailVerified: false })).id, 'admin')).status).toBe(409);
  expect((await role((await buildUser(app, { suspendedAt: new Date() })).id, 'admin')).status).toBe(409);
  expect((await role(user.id, 'owner' as never)).status).toBe(422);
  expect((await role(absent, 'admin')).status).toBe(404);
});

test('roles and suspensions ask who it is when that was long ago', async () => {
  const user = await buildAdmin(app);
  const client = await signIn(app, user, { confirmed: false });
  const target = await buildUser(app);
  const params = { id: target.id };
  for (const answer of [
    await client.call(changeRole, { params, body: { role: 'admin' } }),
    await client.call(suspendUser, { params, body: { reason: 'x' } }),
  ]) {
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: { code: 'confirm_required' } });
  }
  const [row] = await app.services.db.select().from(users).where(eq(users.id, target.id));
  expect(row).toMatchObject({ role: 'member', suspendedAt: null });
});

test('the last admin stays, even when two try to remove each other at the same moment', async () => {
  const other = await startTestApp();
  try {
    const a = await buildAdmin(other);
    const clientA = await signIn(other, a);
    const demote = (client: typeof clientA, id: string) =>
      client.call(changeRole, { params: { id }, body: { role: 'member' } });
    const alone = await demote(clientA, a.id);
    expect(alone.status).toBe(409);
    expect(alone.body).toMatchObject({ error: { message: expect.stringContaining('only admin') } });
    expect((await clientA.call(suspendUser, { params: { id: a.id }, body: { reason: 'x' } })).status).toBe(
      409,
    );
    // A suspended admin looks after nothing.
    await buildAdmin(other, { suspendedAt: new Date() });
    expect((await demote(clientA, a.id)).status).toBe(409);

    const b = await buildAdmin(other);
    const clientB = await signIn(other, b);
    const answers = await Promise.all([demote(clientA, b.id), demote(clientB, a.id)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = await other.services.db.select().from(users).where(eq(users.role, 'admin'));
    expect(left.filter(({ suspendedAt }) => suspendedAt === null)).toHaveLength(1);
  } finally {
    await other.close();
  }
});

test('the confirming email goes out again, but not to those who have confirmed', async () => {
  const { client } = await admin();
  const user = await buildUser(app, { emailVerified: false });
  expect((await client.call(resendUserVerification, { params: { id: user.id } })).status).toBe(200);
  const emails = await app.services.db.select().from(mails).where(eq(mails.recipient, user.email));
  expect(emails).toMatchObject([{ template: 'verify-email' }]);
  const confirmed = await buildUser(app);
  expect((await client.call(resendUserVerification, { params: { id: confirmed.id } })).status).toBe(409);
});
