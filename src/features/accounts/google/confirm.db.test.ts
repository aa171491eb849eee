import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import { accounts, sessions } from '#kit/auth/table.server.ts';
import type { Client } from '#testing/client.ts';
import { buildUser, signIn } from '#testing/factories.ts';
import { startFakeGoogle, travel, travelOut } from '#testing/fake-google.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { currentUser } from '#kit/auth/contract.ts';

const google = await startFakeGoogle();
afterAll(() => google.close());
const app = useTestApp(google.env);

const session = 'frenly.session';
const confirm = '/auth/google?confirm=1&return_url=%2Fsettings';

let people = 0;
beforeEach(() => {
  people += 1;
  google.person = { sub: `sub-${people}`, email: `person${people}@example.org`, signedInAgo: 86_400 };
});

/** Someone with a Google sign-in, whose session is too old for sensitive changes. */
async function buildGoogleMember() {
  const user = await buildUser(app, { email: google.person.email!, password: null });
  await app.services.db
    .insert(accounts)
    .values({ userId: user.id, providerId: 'google', accountId: google.person.sub });
  return { user, client: await signIn(app, user, { confirmed: false }) };
}

async function lastProof(userId: string) {
  const rows = await app.services.db.select().from(sessions).where(eq(sessions.userId, userId));
  expect(rows).toHaveLength(1);
  return Date.now() - rows[0]!.confirmedAt.getTime();
}

const location = async (answer: ReturnType<Client['request']>) => (await answer).headers.get('location');

test('a new sign-in at Google confirms the session that asked, and starts none', async () => {
  const { user, client } = await buildGoogleMember();
  const before = client.cookies.get(session);
  expect(await lastProof(user.id)).toBeGreaterThan(3600_000);
  const oldProof = Date.now() - (await lastProof(user.id));
  expect(await location(travel(client, google, confirm))).toBe('/settings');
  expect(client.cookies.get(session)).toBe(before);
  expect(Date.now() - (await lastProof(user.id))).toBeGreaterThan(oldProof + 3600_000);
  const caller = await app.services.callers.identify(new Headers({ cookie: `${session}=${before}` }));
  expect(caller).toMatchObject({ kind: 'member', user: { id: user.id } });
  if (caller.kind === 'member') expect(caller.session!.confirmedAt).toBeGreaterThan(oldProof + 3600_000);
});

test('a sign-in that is too old or has no time does not confirm the identity', async () => {
  const { user, client } = await buildGoogleMember();
  const failed = '/auth/error?reason=confirm_failed&return_url=%2Fsettings';
  google.person = { ...google.person, signsInAgain: false, signedInAgo: 120 };
  expect(await location(travel(client, google, confirm))).toBe(failed);
  const { signedInAgo: _, ...silent } = google.person;
  google.person = silent;
  expect(await location(travel(client, google, confirm))).toBe(failed);
  expect(await lastProof(user.id)).toBeGreaterThan(3600_000);
});

test("another person's Google account confirms nothing", async () => {
  const { user, client } = await buildGoogleMember();
  google.person = { ...google.person, sub: 'someone-else' };
  expect(await location(travel(client, google, confirm))).toBe(
    '/auth/error?reason=wrong_account&return_url=%2Fsettings',
  );
  expect(await lastProof(user.id)).toBeGreaterThan(3600_000);
});

test('the session that asked must still be there', async () => {
  const { user, client } = await buildGoogleMember();
  const address = await travelOut(client, google, confirm);
  client.cookies.delete(session);
  expect(await location(client.request(address))).toBe(
    '/auth/error?reason=session_failed&return_url=%2Fsettings',
  );
  expect((await client.call(currentUser)).status).toBe(401);
  expect(await lastProof(user.id)).toBeGreaterThan(3600_000);
});

test('who is not signed in is asked to sign in first', async () => {
  expect(await location(app.client().request(confirm))).toBe('/login?return_url=%2Fsettings');
});
