import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import { accounts, sessions, users } from '#kit/auth/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { createGuest, guestCookie } from '#kit/principals/guests.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { auditEntries } from '#kit/audit/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import type { Answer, Client } from '#testing/client.ts';
import { buildMember, buildUser } from '#testing/factories.ts';
import { startFakeGoogle, travel, travelOut, type GoogleFault } from '#testing/fake-google.ts';
import { databaseTest as test, startTestApp, useTestApp } from '#testing/test-app.ts';
import { currentUser } from '#kit/auth/contract.ts';

const google = await startFakeGoogle();
afterAll(() => google.close());
const app = useTestApp({ ...google.env, ADMIN_EMAIL: 'Owner@Example.org' });

const session = 'frenly.session';
let people = 0;

/** Someone whom nobody here has met yet sits down at the provider's page. */
beforeEach(() => {
  people += 1;
  google.faults.clear();
  google.person = { sub: `sub-${people}`, email: `person${people}@example.org`, name: `Person ${people}` };
});

const location = (answer: Answer) => answer.headers.get('location');
const cookiesOf = (answer: Answer) => answer.headers.getSetCookie().map((line) => line.split('=')[0]);
const whoIs = async (client: Client) => (await client.call(currentUser)).body;
const usersWith = (email: string) => app.services.db.select().from(users).where(eq(users.email, email));
const linksOf = (sub: string) => app.services.db.select().from(accounts).where(eq(accounts.accountId, sub));

/** Someone who has signed in with Google before. */
async function makeKnown(columns: Partial<typeof users.$inferInsert> = {}) {
  const user = await buildUser(app, { password: null, email: google.person.email!, ...columns });
  await app.services.db
    .insert(accounts)
    .values({ userId: user.id, providerId: 'google', accountId: google.person.sub });
  return user;
}

test('a newcomer gets an account, a session and the way to onboarding', async () => {
  const client = app.client();
  const answer = await travel(client, google, '/auth/google?return_url=%2Fthreads%3Fsort%3Dnew');
  expect(answer.status).toBe(302);
  expect(location(answer)).toBe('/onboarding?return_url=%2Fthreads%3Fsort%3Dnew');
  expect(await whoIs(client)).toMatchObject({
    name: google.person.name,
    email: google.person.email,
    emailVerified: true,
    handle: null,
    profilePicture: null,
    isAdmin: false,
    onboarded: false,
    welcomed: false,
  });
  const [user] = await usersWith(google.person.email!);
  const [principal] = await app.services.db.select().from(principals).where(eq(principals.id, user!.id));
  expect(principal).toMatchObject({ kind: 'user' });
  expect(await linksOf(google.person.sub)).toMatchObject([
    { userId: user!.id, providerId: 'google', accessToken: null, idToken: null },
  ]);
});

test('someone known comes back to where they began, by either callback', async () => {
  const user = await makeKnown();
  for (const callback of ['/auth/google/callback', '/auth/callback']) {
    const client = app.client();
    const address = await travelOut(client, google, '/auth/google?return_url=%2Fsettings');
    const answer = await client.request(address.replace('/auth/google/callback', callback));
    expect(location(answer)).toBe('/settings');
    expect(await whoIs(client)).toMatchObject({ id: user.id });
  }
});

test('someone known is known by their Google account, whatever became of the address', async () => {
  const user = await makeKnown();
  google.person = { sub: google.person.sub, email: 'moved@example.org', emailVerified: false };
  const client = app.client();
  await travel(client, google);
  expect(await whoIs(client)).toMatchObject({ id: user.id, email: user.email });
});

test('the session cookie is new, HttpOnly and Lax; the flow cookie is gone', async () => {
  await makeKnown();
  const client = app.client();
  const started = await client.request('/auth/google');
  expect(cookiesOf(started)).toEqual(['frenly.google_flow']);
  const { pathname, search } = await google.visit(location(started)!);
  const answer = await client.request(pathname + search);
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(session))!;
  expect(line).toMatch(/HttpOnly/i);
  expect(line).toMatch(/SameSite=Lax/i);
  expect(line).toMatch(/Max-Age=2592000/i);
  expect(client.cookies.has('frenly.google_flow')).toBe(false);
});

test('who was signed in before in this browser is signed out', async () => {
  const before = await buildMember(app);
  const old = before.client.cookies.get(session)!;
  const user = await makeKnown();
  await travel(before.client, google);
  expect(await whoIs(before.client)).toMatchObject({ id: user.id });
  const stale = app.client();
  stale.cookies.set(session, old);
  expect((await stale.call(currentUser)).status).toBe(401);
});

test('a sign-in from a new browser sends an email, a new account does not', async () => {
  const emails = () => app.services.db.select().from(mails).where(eq(mails.recipient, google.person.email!));
  const client = app.client();
  await travel(client, google);
  await travel(client, google);
  expect(await emails()).toEqual([]);
  await travel(app.client(), google);
  expect(await emails()).toHaveLength(1);
});

test('what a guest made belongs to the account from then on', async () => {
  const { db } = app.services;
  const guest = await createGuest(db);
  const client = app.client();
  client.cookies.set(guestCookie, guest.token);
  await travel(client, google);
  expect(await db.select().from(principals).where(eq(principals.id, guest.id))).toEqual([]);
  expect(client.cookies.has(guestCookie)).toBe(false);
  expect(await whoIs(client)).toMatchObject({ email: google.person.email });
});

test('the address of ADMIN_EMAIL makes an admin, and the audit says so', async () => {
  google.person = { ...google.person, email: 'owner@example.org' };
  const client = app.client();
  await travel(client, google);
  const user = await whoIs(client);
  expect(user).toMatchObject({ isAdmin: true });
  const rows = await app.services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
  expect(rows).toMatchObject([{ action: 'user.grant_admin' }]);
});

test('an old sign-in at Google is no fresh proof here', async () => {
  google.person = { ...google.person, signedInAgo: 3 * 3600 };
  const client = app.client();
  await travel(client, google);
  const { id } = await whoIs(client);
  const [row] = await app.services.db.select().from(sessions).where(eq(sessions.userId, id));
  expect(Date.now() - row!.confirmedAt.getTime()).toBeGreaterThan(2 * 3600_000);
  expect(row!.ipAddress).toMatch(/^198\.51\./);
});

test('odd names become usable ones', async () => {
  for (const [name, expected] of [
    [undefined, 'odd'],
    ['   ', 'odd'],
    ['n'.repeat(300), 'n'.repeat(80)],
  ] as const) {
    people += 1;
    google.person = { sub: `sub-${people}`, email: `odd@${people}.example.org`, ...(name ? { name } : {}) };
    const client = app.client();
    await travel(client, google);
    expect(await whoIs(client)).toMatchObject({ name: expected });
  }
});

const faults: [GoogleFault, string][] = [
  ['access-denied', 'cancelled'],
  ['discovery-down', 'provider_unreachable'],
  ['token-500', 'provider_unreachable'],
  ['token-broken', 'provider_error'],
  ['token-error', 'provider_error'],
  ['wrong-nonce', 'provider_error'],
  ['wrong-audience', 'provider_error'],
  ['wrong-issuer', 'provider_error'],
  ['expired-token', 'provider_error'],
  ['bad-signature', 'provider_error'],
];

for (const [fault, reason] of faults)
  test(`${fault} ends with the reason ${reason}, no session and no account`, async () => {
    // The description is remembered, so that only a new process meets a provider that hides it.
    const {
      services,
      client: newClient,
      close,
    } = fault === 'discovery-down' ? await startTestApp(google.env) : { ...app, close() {} };
    try {
      google.faults.add(fault);
      const client = newClient();
      const start = '/auth/google?return_url=%2Fthreads';
      const answer =
        fault === 'discovery-down' ? await client.request(start) : await travel(client, google, start);
      expect(answer.status).toBe(302);
      expect(location(answer)).toBe(`/auth/error?reason=${reason}&return_url=%2Fthreads`);
      expect(client.cookies.has(session)).toBe(false);
      expect(await services.db.select().from(users).where(eq(users.email, google.person.email!))).toEqual([]);
    } finally {
      await close();
    }
  });

test('changed signing keys are learned at once', async () => {
  await travel(app.client(), google);
  await google.rotateKeys();
  const client = app.client();
  expect(location(await travel(client, google))).toBe('/');
});

test('no address and an unconfirmed address make no account', async () => {
  const { sub, email } = google.person;
  google.person = { sub, name: 'Nobody' };
  expect(location(await travel(app.client(), google))).toBe('/auth/error?reason=email_missing');
  google.person = { sub, email: email!, emailVerified: false };
  expect(location(await travel(app.client(), google))).toBe('/auth/error?reason=email_unverified');
  expect(await linksOf(sub)).toEqual([]);
  expect(await usersWith(email!)).toEqual([]);
});

test('a suspended account stays shut', async () => {
  const user = await makeKnown({ suspendedAt: new Date() });
  const client = app.client();
  expect(location(await travel(client, google))).toBe('/auth/error?reason=account_suspended');
  expect(client.cookies.has(session)).toBe(false);
  expect(await app.services.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
});

test('closed registration keeps newcomers out and lets members in', async () => {
  const { bus, ownerSettings } = app.services;
  const setOpen = async (registrationOpen: boolean) => {
    await bus.transact((tx) => ownerSettings.change(tx, { registrationOpen }, newId()));
    await bus.poke();
  };
  await setOpen(false);
  try {
    expect(location(await travel(app.client(), google))).toBe('/auth/error?reason=registration_closed');
    expect(await usersWith(google.person.email!)).toEqual([]);
    await makeKnown();
    expect(location(await travel(app.client(), google))).toBe('/');
  } finally {
    await setOpen(true);
  }
});

test('without credentials the way leads to an explanation', async () => {
  const bare = await startTestApp();
  try {
    const answer = await bare.client().request('/auth/google?return_url=%2F');
    expect(answer.status).toBe(302);
    expect(location(answer)).toBe('/auth/error?reason=google_not_configured');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await bare.client().request('/auth/callback?state=a&code=b')).status).toBe(400);
  } finally {
    await bare.close();
  }
});

function expectRefused(answer: Answer) {
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.text).toContain('href="/login"');
}

test('a callback without its state, or with a wrong one, is refused with 400 and no cookie', async () => {
  for (const callback of ['/auth/google/callback', '/auth/callback']) {
    expectRefused(await app.client().request(callback));
    expectRefused(await app.client().request(`${callback}?code=abc&state=abc`));
    const client = app.client();
    await client.request('/auth/google');
    expectRefused(await client.request(`${callback}?code=abc`));
    expectRefused(await client.request(`${callback}?code=abc&state=${'a'.repeat(43)}`));
    expectRefused(await client.request(`${callback}?error=access_denied&state=`));
  }
});

test('a stray callback does not spoil the sign-in that is under way', async () => {
  const client = app.client();
  const address = await travelOut(client, google);
  expectRefused(await client.request('/auth/callback?code=x&state=y'));
  expect(location(await client.request(address))).toBe('/onboarding');
});

test("another browser's answer, or its cookie with one's own answer, signs nobody in", async () => {
  const [mine, theirs] = [app.client(), app.client()];
  const address = await travelOut(theirs, google);
  expectRefused(await mine.request(address)); // sent to a victim as a link
  await mine.request('/auth/google');
  expectRefused(await mine.request(address));
  mine.cookies.set('frenly.google_flow', theirs.cookies.get('frenly.google_flow')!.slice(0, -4) + 'AAAA');
  expectRefused(await mine.request(address));
  expect(mine.cookies.has(session)).toBe(false);
});

test('an answer counts once, also for a browser that kept its cookie', async () => {
  const client = app.client();
  const address = await travelOut(client, google);
  const kept = client.cookies.get('frenly.google_flow')!;
  expect(location(await client.request(address))).toBe('/onboarding');
  expectRefused(await client.request(address));
  const again = app.client();
  again.cookies.set('frenly.google_flow', kept);
  expectRefused(await again.request(address));
});

test('the same answer ten times at once is one session', async () => {
  const client = app.client();
  const address = await travelOut(client, google);
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.request(address)));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, ...Array.from({ length: 9 }, () => 400)]);
  const [user] = await usersWith(google.person.email!);
  expect(await app.services.db.select().from(sessions).where(eq(sessions.userId, user!.id))).toHaveLength(1);
});

test('ten browsers of one newcomer at once make one account', async () => {
  const clients = Array.from({ length: 10 }, () => app.client());
  const addresses = await Promise.all(clients.map((client) => travelOut(client, google)));
  const answers = await Promise.all(clients.map((client, i) => client.request(addresses[i]!)));
  expect(answers.map(location).sort()).toEqual([...Array.from({ length: 9 }, () => '/'), '/onboarding']);
  expect(await usersWith(google.person.email!)).toHaveLength(1);
  expect(await linksOf(google.person.sub)).toHaveLength(1);
  const ids = await Promise.all(clients.map(async (client) => (await whoIs(client)).id));
  expect(new Set(ids).size).toBe(1);
});

test('whoever registers with the same address at the same moment, there is one account and no fault', async () => {
  for (let round = 0; round < 5; round += 1) {
    people += 1;
    google.person = { sub: `sub-${people}`, email: `person${people}@example.org` };
    const client = app.client();
    const address = await travelOut(client, google);
    const registering = buildUser(app, { email: google.person.email!, password: null }).catch(
      () => 'too late',
    );
    const [answer, registered] = await Promise.all([client.request(address), registering]);
    const expected = registered === 'too late' ? '/onboarding' : '/login?link=google&return_url=%2F';
    expect(location(answer)).toBe(expected);
    expect(await usersWith(google.person.email!)).toHaveLength(1);
  }
});

test.each([
  '//e',
  '/\\e',
  'https:e',
  'https://e.example/',
  'javascript:alert(1)',
  '/\t/e',
  '/.//e',
  '/%2Fe',
  '/auth/google?a=b',
])('a return_url of %j leads home', async (attack) => {
  await makeKnown();
  const answer = await travel(app.client(), google, `/auth/google?return_url=${encodeURIComponent(attack)}`);
  expect(location(answer)).toBe('/');
});

test('the redirect address is the host that the browser uses', async () => {
  const answer = await app.client().request('/auth/google', { headers: { host: 'inbox.localhost:3000' } });
  const redirect = new URL(location(answer)!).searchParams.get('redirect_uri');
  expect(redirect).toBe('http://inbox.localhost:3000/auth/google/callback');
});

test('neither codes, tokens, secrets nor addresses are logged', async () => {
  google.faults.add('wrong-nonce');
  const client = app.client();
  const address = await travelOut(client, google);
  await client.request(address);
  const log = app.logged();
  expect(log).toContain('google_sign_in.stopped');
  const { code, state } = Object.fromEntries(new URL(address, 'http://x').searchParams);
  for (const secret of [code!, state!, google.env.GOOGLE_CLIENT_SECRET, google.person.email!])
    expect(log).not.toContain(secret);
});
