import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { register } from '#features/accounts/contract.ts';
import { countWords } from '#features/gallery/creations.testing.ts';
import { readRipples } from '#features/gallery/contract.ts';
import { users } from '#kit/auth/table.server.ts';
import { creditGrants } from '#kit/credits/table.server.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { publishRun } from '#tools/share/gallery-contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeGoogle, travel } from '#testing/fake-google.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  createInvite,
  invitedBy,
  keepInvite,
  listInvites,
  readInvite,
  revokeInvite,
  showJoin,
} from './contract.ts';
import { samePerson } from './same-person.ts';
import { inviteJoins, invites } from './table.server.ts';

const google = await startFakeGoogle();
afterAll(() => google.close());
const app = useTestApp({ ...google.env, RATE_LIMITS: 'false' });
beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});
const fields = { greeting: 'Come in.', most: 3, days: 7 };
let people = 0;

async function invite(client: Client, more: object = {}) {
  const { status, body, text } = await client.call(createInvite, { body: { ...fields, ...more } });
  expect(status, text).toBe(200);
  return body;
}

/** As a browser does it: look at the invite, keep it, make an account. */
async function join(code: string, { client = app.client(), email = '', showsName = true } = {}) {
  people += 1;
  const username = `joiner-${people}`;
  const kept = await client.call(keepInvite, { params: { code }, body: { showsName } });
  const { status, text } = await client.call(register, {
    body: { username, email: email || `${username}@example.org`, password: 'a long road of bamboo' },
  });
  expect(status, text).toBe(200);
  const [user] = await app.services.db.select().from(users).where(eq(users.username, username));
  return { client, user: user!, kept: kept.status };
}

const run = (client: Client) => countWords(app, client);

const verify = (id: string) =>
  app.services.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
const credits = async (id: string) => (await app.services.credits.account(id))!.available / 1000;
const joinOf = async (id: string) =>
  (await app.services.db.select().from(inviteJoins).where(eq(inviteJoins.memberId, id)))[0];

test('ten who join at once by an invite for three: three did', async () => {
  const { client } = await buildMember(app);
  const { id, code } = await invite(client);
  await Promise.all(Array.from({ length: 10 }, () => join(code)));
  const { db } = app.services;
  expect(await db.$count(inviteJoins, eq(inviteJoins.inviteId, id))).toBe(3);
  const [row] = await db.select().from(invites).where(eq(invites.id, id));
  expect(row!.uses).toBe(3);
  expect((await app.client().call(readInvite, { params: { code } })).status).toBe(404);
  expect((await join(code)).kept).toBe(404);
});

test('the reward comes once, for both, after the address is confirmed and three results are there', async () => {
  const inviter = await buildMember(app);
  const { code } = await invite(inviter.client);
  const { client, user } = await join(code);
  const before = await credits(inviter.user.id);
  const own = await credits(user.id);
  for (let n = 0; n < 3; n += 1) await run(client);
  await app.services.deedWatch!.settle();
  expect(await credits(inviter.user.id)).toBe(before);
  await verify(user.id);
  await Promise.all(Array.from({ length: 10 }, () => client.call(invitedBy)));
  await app.services.deedWatch!.settle();
  expect(await credits(inviter.user.id)).toBe(before + 25);
  expect(await credits(user.id)).toBe(own + 25);
  const { id } = (await joinOf(user.id))!;
  const { db } = app.services;
  expect(await db.$count(creditGrants, eq(creditGrants.key, `invite:${id}:inviter`))).toBe(1);
});

test('whoever comes back to the invite that they joined by reads so, and what is missing', async () => {
  const inviter = await buildMember(app);
  const { id, code } = await invite(inviter.client);
  const { client, user } = await join(code);
  const joined = async () => (await client.call(readInvite, { params: { code } })).body.joined;
  expect(await joined()).toMatchObject({
    missing: ['confirm your e-mail address', 'finish 3 more results'],
  });
  await verify(user.id);
  await run(client);
  expect((await joined())?.missing).toEqual(['finish 2 more results']);
  // Also when nobody else can use it any more.
  await inviter.client.call(revokeInvite, { params: { id } });
  expect((await joined())?.missing).toEqual(['finish 2 more results']);
  const { client: other } = await buildMember(app);
  expect((await other.call(readInvite, { params: { code } })).status).toBe(404);
});

test('whoever accepts and signs up with Google has joined by it too', async () => {
  const { client } = await buildMember(app);
  const { code } = await invite(client);
  const browser = app.client();
  await browser.call(keepInvite, { params: { code }, body: { showsName: false } });
  google.person = { sub: 'invited-1', email: 'by-google@example.org', name: 'Gus' };
  expect((await travel(browser, google, '/auth/google')).status).toBe(302);
  expect((await browser.call(invitedBy)).body.invite).toMatchObject({ showsName: false });
  // Who signs in again has not joined again.
  const again = app.client();
  await again.call(keepInvite, { params: { code }, body: { showsName: true } });
  await travel(again, google, '/auth/google');
  const { body } = await client.call(listInvites, { query: {} });
  expect(body.items[0]).toMatchObject({ uses: 1, joins: [{ person: null }] });
});

test('nobody is rewarded for themselves: the same browser, the same mailbox', async () => {
  const inviter = await buildMember(app, { email: 'ana@example.org' });
  const { code } = await invite(inviter.client);
  // A browser in which the inviter signed in before, and out again.
  const browser = app.client();
  await browser.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: inviter.user.username, password: inviter.user.password }),
  });
  await browser.request('/api/auth/logout', { method: 'POST' });
  const twin = await join(code, { client: browser });
  expect(await joinOf(twin.user.id)).toMatchObject({ unrewarded: 'same-browser' });
  const alias = await join(code, { email: 'ana+second@example.org' });
  expect(await joinOf(alias.user.id)).toMatchObject({ unrewarded: 'same-person' });
  const before = await credits(inviter.user.id);
  for (const { user, client } of [twin, alias]) {
    await verify(user.id);
    for (let n = 0; n < 3; n += 1) await run(client);
    await client.call(invitedBy);
  }
  expect(await credits(inviter.user.id)).toBe(before);
  expect(samePerson('a.n.a@gmail.com', 'ana+x@googlemail.com')).toBe(true);
  expect(samePerson('a.na@example.org', 'ana@example.org')).toBe(false);
  // Whoever has an account already cannot use one.
  const kept = await twin.client.call(keepInvite, { params: { code }, body: { showsName: true } });
  expect(kept.status).toBe(409);
});

test('the inviter learns a name only where whoever joined lets it be known', async () => {
  const { client } = await buildMember(app);
  const { code } = await invite(client);
  const open = await join(code);
  const quiet = await join(code, { showsName: false });
  const names = async () =>
    (await client.call(listInvites, { query: {} })).body.items[0]!.joins.map(
      ({ person }) => person?.handle ?? null,
    );
  expect((await names()).toSorted()).toEqual([open.user.username, null].toSorted());
  await quiet.client.call(showJoin, { body: { showsName: true } });
  expect(await names()).toContain(quiet.user.username);
  await open.client.call(showJoin, { body: { showsName: false } });
  expect(await names()).not.toContain(open.user.username);
});

test('it greets by what the inviter shared, counts in the ripples of it, and ends when revoked', async () => {
  const { client, user } = await buildMember(app, { image: '/api/files/some.png' });
  const id = await run(client);
  const { body: shown } = await client.call(publishRun, {
    params: { id },
    body: { title: 'How bamboo grows', caption: '', tags: [], showInput: true },
  });
  const { id: inviteId, code } = await invite(client, { creations: [shown.id], showsPicture: false });
  const { body } = await app.client().call(readInvite, { params: { code: code.toUpperCase() } });
  expect(body).toMatchObject({
    by: { name: user.name, picture: null },
    greeting: 'Come in.',
    creations: [{ title: 'How bamboo grows' }],
    left: 3,
    mine: false,
  });
  await join(code);
  const ripples = await app.client().call(readRipples, { params: { id: shown.id } });
  expect(ripples.body.nodes).toMatchObject([{ id: shown.id, joins: 1 }]);
  const { client: other } = await buildMember(app);
  expect((await other.call(revokeInvite, { params: { id: inviteId } })).status).toBe(404);
  expect((await client.call(revokeInvite, { params: { id: inviteId } })).status).toBe(200);
  expect((await app.client().call(readInvite, { params: { code } })).status).toBe(404);
});

test('what is no invite is refused', async () => {
  const { client } = await buildMember(app);
  expect((await app.client().call(createInvite, { body: fields })).status).toBe(401);
  expect((await client.call(createInvite, { body: { ...fields, most: 0 } })).status).toBe(422);
  expect((await client.call(createInvite, { body: { ...fields, days: 1000 } })).status).toBe(422);
  const strange = { ...fields, creations: ['0198c0de-0000-7000-8000-000000000000'] };
  expect((await client.call(createInvite, { body: strange })).status).toBe(422);
  expect((await client.call(showJoin, { body: { showsName: true } })).status).toBe(404);
  expect((await client.call(invitedBy)).body.invite).toBeNull();
  expect((await app.client().call(readInvite, { params: { code: 'zzzzzzzzzz' } })).status).toBe(404);
});
