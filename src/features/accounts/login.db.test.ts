import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { accounts, sessions, users } from '#kit/auth/table.server.ts';
import { auditEntries } from '#kit/audit/table.server.ts';
import { failureLimits } from '#kit/http/limits.server.ts';
import { createGuest, findGuest, guestCookie } from '#kit/principals/guests.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { buildUser, knownPassword, signIn, type TestUser } from '#testing/factories.ts';
import { measureProcessEffort } from '#testing/effort.ts';
import { databaseTest as test, startTestApp, useTestApp } from '#testing/test-app.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { login } from './contract.ts';
import { emailsTo, readEmail } from './outbox.testing.ts';

const app = useTestApp({ ADMIN_EMAIL: 'Owner@example.org' });
const cookieName = 'frenly.session';

const credentials = (user: TestUser, overrides: object = {}) => ({
  body: { usernameOrEmail: user.email, password: user.password, rememberMe: false, ...overrides },
});

test('by username or e-mail, in any case, with the specified words', async () => {
  const user = await buildUser(app);
  for (const usernameOrEmail of [
    user.username!,
    user.username!.toUpperCase(),
    user.email,
    user.email.toUpperCase(),
  ]) {
    const client = app.client();
    const answer = await client.call(login, credentials(user, { usernameOrEmail }));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: 'Login successful! Redirecting...' });
    expect((await client.call(currentUser)).body).toMatchObject({ id: user.id });
  }
});

test('an unknown user and a wrong password get the same answer', async () => {
  const user = await buildUser(app);
  const google = await buildUser(app, { password: null });
  const wrong = await app.client().call(login, credentials(user, { password: 'not it at all' }));
  const unknown = await app
    .client()
    .call(login, credentials(user, { usernameOrEmail: 'nobody@example.org' }));
  const passwordless = await app.client().call(login, credentials(google, { password: 'not it at all' }));
  expect(wrong.status).toBe(401);
  expect(wrong.body).toMatchObject({ success: false, message: expect.stringMatching(/^Incorrect /) });
  for (const other of [unknown, passwordless])
    expect([other.status, other.text]).toEqual([wrong.status, wrong.text]);
  expect(wrong.headers.getSetCookie()).toEqual([]);
});

test('an unknown user and a wrong password take the same work, and so the same time', async () => {
  const user = await buildUser(app);
  const effort = async (usernameOrEmail: string) => {
    const spent = measureProcessEffort();
    await app.client().call(login, credentials(user, { usernameOrEmail, password: 'not it at all' }));
    return spent();
  };
  await effort(user.email); // the first of each kind warms up
  await effort('nobody@example.org');
  const known: number[] = [];
  const unknown: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    known.push(await effort(user.email));
    unknown.push(await effort(`nobody${run}@example.org`));
  }
  const ratio = median(unknown) / median(known);
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

test('missing fields are 422, unknown fields too', async () => {
  for (const body of [
    {},
    { usernameOrEmail: 'x' },
    { usernameOrEmail: '', password: 'x' },
    { usernameOrEmail: 'x', password: 'y', admin: true },
  ])
    expect((await app.client().call(login, { body: body as never })).status).toBe(422);
});

test('after too many failures this address waits, while the owner elsewhere gets in; success wipes the slate', async () => {
  const user = await buildUser(app);
  const attacker = app.client({ address: '203.0.113.7' });
  const most = failureLimits.account.points;
  // All at once, and by both names: neither outruns the count.
  const guesses = await Promise.all(
    Array.from({ length: most + 4 }, (_, index) =>
      attacker.call(
        login,
        credentials(user, {
          usernameOrEmail: index % 2 ? user.username : user.email,
          password: `guess ${index}`,
        }),
      ),
    ),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(most);
  const refused = await attacker.call(login, credentials(user));
  expect(refused).toMatchObject({ status: 429, body: { success: false } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await app.client().call(login, credentials(user))).status).toBe(200);

  const clumsy = app.client({ address: '203.0.113.8' });
  const fail = () => clumsy.call(login, credentials(user, { password: 'oh dear oh dear' }));
  for (let round = 0; round < 2; round += 1) {
    for (let attempt = 1; attempt < most; attempt += 1) expect((await fail()).status).toBe(401);
    expect((await clumsy.call(login, credentials(user))).status).toBe(200);
  }
});

test('an IPv6 network is one address', async () => {
  const user = await buildUser(app);
  for (let index = 0; index < failureLimits.account.points; index += 1)
    await app
      .client({ address: `2001:db8:1:2::${index + 1}` })
      .call(login, credentials(user, { password: 'wrong guess' }));
  const neighbour = app.client({ address: '2001:db8:1:2:ffff::1' });
  expect((await neighbour.call(login, credentials(user))).status).toBe(429);
  const elsewhere = app.client({ address: '2001:db8:1:3::1' });
  expect((await elsewhere.call(login, credentials(user))).status).toBe(200);
});

test('the cookie is a session cookie, or lasts a month when asked to remember', async () => {
  const user = await buildUser(app);
  const short = await app.client().call(login, credentials(user));
  expect(cookieOf(short.headers)).toMatch(/^frenly\.session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const long = await app.client().call(login, credentials(user, { rememberMe: true }));
  expect(cookieOf(long.headers)).toMatch(
    /^frenly\.session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const rows = await app.services.db.select().from(sessions).where(eq(sessions.userId, user.id));
  const days = rows.map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / 86_400_000));
  expect(days.toSorted((a, b) => a - b)).toEqual([1, 30]);
});

test('where HTTPS, every cookie is __Host- and Secure', async () => {
  const secure = await startTestApp({ PUBLIC_URL: 'https://frenly.example.org' });
  try {
    const client = secure.client();
    const answer = await client.call(login, credentials(await buildUser(secure), { rememberMe: true }));
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.some((cookie) => cookie.startsWith('__Host-frenly.session='))).toBe(true);
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^__Host-[^;]+=(?=.*; Path=\/(?:;|$))(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)(?!.*Domain)/,
      );
    expect((await client.call(currentUser)).status).toBe(200);
  } finally {
    await secure.close();
  }
});

test('the session changes at login, and the one before is over', async () => {
  const user = await buildUser(app);
  const client = await signIn(app, user);
  const before = client.cookies.get(cookieName)!;
  expect((await client.call(currentUser)).status).toBe(200);
  await client.call(login, credentials(user));
  expect(client.cookies.get(cookieName)).not.toBe(before);
  const thief = app.client();
  thief.cookies.set(cookieName, before);
  expect((await thief.call(currentUser)).status).toBe(401);
  // A fixed or altered cookie opens nothing either.
  thief.cookies.set(
    cookieName,
    before.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
  );
  expect((await thief.call(currentUser)).status).toBe(401);
});

test('the address and browser that a session keeps are ours to say', async () => {
  const user = await buildUser(app);
  await app
    .client({ address: '203.0.113.50' })
    .call(login, credentials(user), { headers: { 'x-client-address': '6.6.6.6', 'user-agent': 'Firefox' } });
  const [session] = await app.services.db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(session).toMatchObject({ ipAddress: '203.0.113.50', userAgent: 'Firefox' });
});

test('a suspended account is named as such with the right password only', async () => {
  const user = await buildUser(app, { suspendedAt: new Date() });
  const right = await app.client().call(login, credentials(user));
  expect(right).toMatchObject({
    status: 403,
    body: { success: false, message: expect.stringContaining('suspended') },
  });
  expect(right.headers.getSetCookie()).toEqual([]);
  expect((await app.client().call(login, credentials(user, { password: 'wrong guess' }))).status).toBe(401);
  expect(await app.services.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
});

test('what a guest made becomes the account’s', async () => {
  const { db } = app.services;
  const user = await buildUser(app);
  const guest = await createGuest(db);
  const [job] = await db.insert(jobs).values({ kind: 'test', ownerId: guest.id, input: {} }).returning();
  const client = app.client();
  client.cookies.set(guestCookie, guest.token);
  await client.call(login, credentials(user));
  expect(client.cookies.has(guestCookie)).toBe(false);
  expect(await findGuest(db, guest.token)).toBeUndefined();
  expect(await db.$count(principals, eq(principals.id, guest.id))).toBe(0);
  const [moved] = await db.select().from(jobs).where(eq(jobs.id, job!.id));
  expect(moved).toMatchObject({ ownerId: user.id });
});

test('the owner of ADMIN_EMAIL is admin from the first sign-in after the address is confirmed', async () => {
  const { db } = app.services;
  const user = await buildUser(app, { email: 'owner@example.org', emailVerified: false });
  const client = app.client();
  await client.call(login, credentials(user));
  expect((await client.call(currentUser)).body).toMatchObject({ isAdmin: false });
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  await client.call(login, credentials(user));
  expect((await client.call(currentUser)).body).toMatchObject({ isAdmin: true });
  const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
  expect(audit).toMatchObject([{ action: 'user.grant_admin' }]);
});

test('a sign-in from a new browser sends one email', async () => {
  const user = await buildUser(app);
  const client = app.client();
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' };
  await client.call(login, credentials(user), { headers });
  const wanted = { to: user.email, template: 'security.changed' };
  expect(await readEmail(app, wanted)).toContain('Firefox on Linux');
  client.cookies.delete(cookieName);
  await client.call(login, credentials(user), { headers });
  await app.client().call(login, credentials(user));
  await readEmail(app, { ...wanted, count: 2 });
  expect(await emailsTo(app, wanted)).toHaveLength(2);
});

test('no password, hash or token is logged or answered', async () => {
  const user = await buildUser(app);
  const client = app.client();
  const answer = await client.call(login, credentials(user));
  const [account] = await app.services.db.select().from(accounts).where(eq(accounts.userId, user.id));
  const token = decodeURIComponent(client.cookies.get(cookieName)!).split('.')[0]!;
  for (const secret of [knownPassword, account!.password!, token]) {
    expect(answer.text).not.toContain(secret);
    expect(app.logged()).not.toContain(secret);
  }
});

test('better-auth’s own addresses do not exist', async () => {
  const user = await buildUser(app);
  for (const path of [
    'sign-in/email',
    'sign-in/username',
    'sign-up/email',
    'trusted-sign-in',
    'reset-password/x',
  ]) {
    const answer = await app.client().request(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email, password: user.password, userId: user.id }),
    });
    expect(answer.status).toBe(404);
  }
  for (const path of ['get-session', 'ok', 'error', 'list-sessions', 'verify-email'])
    expect((await (await signIn(app, user)).request(`/api/auth/${path}`)).status).toBe(404);
});

const cookieOf = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${cookieName}=`));

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
