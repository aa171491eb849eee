import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import { accounts, users } from '#kit/auth/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import type { Client } from '#testing/client.ts';
import { buildKey, buildUser, signIn } from '#testing/factories.ts';
import { startFakeGoogle, travel } from '#testing/fake-google.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { acceptLink, pendingLink } from '../contract.ts';

const google = await startFakeGoogle();
afterAll(() => google.close());
const app = useTestApp({ ...google.env, ADMIN_EMAIL: 'owner@example.org' });

let people = 0;
beforeEach(() => {
  people += 1;
  google.person = { sub: `sub-${people}`, email: `Person${people}@example.org` };
});

const ownAddress = () => google.person.email!.toLowerCase();
const linksOf = (userId: string) =>
  app.services.db.select().from(accounts).where(eq(accounts.userId, userId));
const googleLinks = async (userId: string) =>
  (await linksOf(userId)).filter(({ providerId }) => providerId === 'google');
const waitingAddress = async (client: Client) => (await client.call(pendingLink)).body.email;

/** A browser in which the password's owner has signed in after coming back from Google. */
async function comeBackAsMember(user: { id: string }, options = {}) {
  const visitor = app.client();
  const answer = await travel(visitor, google, '/auth/google?return_url=%2Fthreads');
  const member = await signIn(app, user, options);
  member.cookies.set('frenly.google_link', visitor.cookies.get('frenly.google_link') ?? '');
  return { visitor, answer, member };
}

test('a confirmed address that has an account waits for a word and signs nobody in', async () => {
  const user = await buildUser(app, { email: ownAddress() });
  const { visitor, answer } = await comeBackAsMember(user);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/login?link=google&return_url=%2Fthreads');
  expect((await visitor.call(currentUser)).status).toBe(401);
  expect(await waitingAddress(visitor)).toBe(ownAddress());
  expect(await googleLinks(user.id)).toEqual([]);
  expect((await visitor.call(acceptLink)).status).toBe(401);
});

test('its owner says yes: linked, confirmed, and Google opens the account from then on', async () => {
  const user = await buildUser(app, { email: ownAddress(), emailVerified: false });
  const { member } = await comeBackAsMember(user);
  const answer = await member.call(acceptLink);
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(await waitingAddress(member)).toBeNull();
  expect(await googleLinks(user.id)).toMatchObject([{ accountId: google.person.sub }]);
  expect((await member.call(currentUser)).body).toMatchObject({ emailVerified: true });
  const notices = await app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.ownerId, user.id));
  expect(notices).toMatchObject([
    { kind: 'security.changed', data: { title: 'Google was linked to your account' } },
  ]);
  const client = app.client();
  expect((await travel(client, google)).headers.get('location')).toBe('/');
  expect((await client.call(currentUser)).body).toMatchObject({ id: user.id });
});

test('ten yeses at once are one link', async () => {
  const user = await buildUser(app, { email: ownAddress() });
  const { member } = await comeBackAsMember(user);
  const answers = await Promise.all(Array.from({ length: 10 }, () => member.call(acceptLink)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await googleLinks(user.id)).toHaveLength(1);
});

test('a no is silence: nothing is linked, and the next time it is asked again', async () => {
  const user = await buildUser(app, { email: ownAddress() });
  await comeBackAsMember(user);
  expect(await googleLinks(user.id)).toEqual([]);
  const again = await travel(app.client(), google);
  expect(again.headers.get('location')).toBe('/login?link=google&return_url=%2F');
});

test('someone else cannot take the waiting account', async () => {
  const user = await buildUser(app, { email: ownAddress() });
  const other = await buildUser(app);
  const { member } = await comeBackAsMember(other);
  const answer = await member.call(acceptLink);
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden:other_email' } } });
  expect(await googleLinks(other.id)).toEqual([]);
  expect(await googleLinks(user.id)).toEqual([]);
});

test('nothing waiting, an invented cookie, unknown fields, an old proof and an API key are refused', async () => {
  const user = await buildUser(app, { email: ownAddress() });
  const plain = await signIn(app, user);
  expect(await plain.call(acceptLink)).toMatchObject({
    status: 404,
    body: { error: { code: 'not_found:pending_link' } },
  });
  plain.cookies.set(
    'frenly.google_link',
    Buffer.from(JSON.stringify({ sub: 'x', email: user.email })).toString('base64url'),
  );
  expect((await plain.call(acceptLink)).status).toBe(404);
  expect(await waitingAddress(plain)).toBeNull();

  const stuffed = { method: 'POST', body: '{"sub":"x"}', headers: { 'content-type': 'application/json' } };
  expect((await plain.request(acceptLink.path, stuffed)).status).toBe(422);

  const { member } = await comeBackAsMember(user, { confirmed: false });
  expect(await member.call(acceptLink)).toMatchObject({
    status: 403,
    body: { error: { code: 'confirm_required' } },
  });
  const { secret } = await buildKey(app, user);
  expect((await member.call(acceptLink, {}, { headers: { authorization: `Bearer ${secret}` } })).status).toBe(
    403,
  );
  expect(await googleLinks(user.id)).toEqual([]);
});

test('an unconfirmed Google address never waits', async () => {
  const user = await buildUser(app, { email: ownAddress() });
  google.person = { ...google.person, emailVerified: false };
  const { visitor, answer } = await comeBackAsMember(user);
  expect(answer.headers.get('location')).toBe('/auth/error?reason=email_unverified&return_url=%2Fthreads');
  expect(await waitingAddress(visitor)).toBeNull();
});

test('an account that has another Google account keeps it', async () => {
  const user = await buildUser(app, { email: ownAddress() });
  const { member } = await comeBackAsMember(user);
  await app.services.db
    .insert(accounts)
    .values({ userId: user.id, providerId: 'google', accountId: `former-${people}` });
  const answer = await travel(app.client(), google);
  expect(answer.headers.get('location')).toBe('/auth/error?reason=email_taken');
  expect((await member.call(acceptLink)).status).toBe(409);
  expect(await googleLinks(user.id)).toHaveLength(1);
});

test('the address of a suspended account says so', async () => {
  await buildUser(app, { email: ownAddress(), suspendedAt: new Date() });
  const answer = await travel(app.client(), google);
  expect(answer.headers.get('location')).toBe('/auth/error?reason=account_suspended');
});

test('linking confirms the address of ADMIN_EMAIL, which makes its account an admin', async () => {
  google.person = { ...google.person, email: 'owner@example.org' };
  const user = await buildUser(app, { email: 'owner@example.org', emailVerified: false });
  const { member } = await comeBackAsMember(user);
  expect((await member.call(currentUser)).body).toMatchObject({ isAdmin: false });
  await member.call(acceptLink);
  expect((await member.call(currentUser)).body).toMatchObject({ isAdmin: true });
  const [row] = await app.services.db.select().from(users).where(eq(users.id, user.id));
  expect(row).toMatchObject({ role: 'admin', emailVerified: true });
});
