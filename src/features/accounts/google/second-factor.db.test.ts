import { eq } from 'drizzle-orm';
import { afterAll, expect } from 'vitest';
import { accounts, twoFactors, users } from '#kit/auth/table.server.ts';
import { buildMember, knownPassword } from '#testing/factories.ts';
import { startFakeGoogle, travel } from '#testing/fake-google.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { loginSecondFactor } from '../contract.ts';

const google = await startFakeGoogle();
afterAll(() => google.close());
const app = useTestApp(google.env);

const session = 'frenly.session';

test('an account with a second factor is asked for it after Google', async () => {
  const { auth, db } = app.services;
  google.person = { sub: 'mei', email: 'mei@example.org' };
  const { user, client } = await buildMember(app, { email: 'mei@example.org' });
  await db.insert(accounts).values({ userId: user.id, providerId: 'google', accountId: 'mei' });
  const headers = new Headers({ cookie: `${session}=${client.cookies.get(session)}` });
  const enabled = await auth.api.enableTwoFactor({ body: { password: knownPassword }, headers });
  if (enabled.method !== 'totp') throw new Error('expected an authenticator app');
  await db.update(twoFactors).set({ verified: true }).where(eq(twoFactors.userId, user.id));
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, user.id));

  const browser = app.client();
  const answer = await travel(browser, google, '/auth/google?return_url=%2Fthreads');
  expect(answer.headers.get('location')).toBe('/login?second_factor=1&return_url=%2Fthreads');
  expect((await browser.call(currentUser)).status).toBe(401);

  expect((await browser.call(loginSecondFactor, { body: { code: 'wrong-codes' } })).status).toBe(401);
  expect((await browser.call(loginSecondFactor, { body: { code: enabled.backupCodes[0]! } })).status).toBe(
    200,
  );
  expect((await browser.call(currentUser)).body).toMatchObject({ id: user.id });
});
