import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildPasskey } from '#kit/auth/authenticator.testing.ts';
import { accounts, sessions } from '#kit/auth/table.server.ts';
import { failureLimits } from '#kit/http/limits.server.ts';
import { buildKey, buildMember, buildUser, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { acceptLink, confirmMethods, confirmPasskey, confirmPassword, passkeyOptions } from './contract.ts';

const app = useTestApp({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });

/** A call that wants fresh proof; with it, it only misses something to link. */
const sensitive = acceptLink;
const askedToConfirm = { status: 403, body: { error: { code: 'confirm_required' } } };

test('the ways to confirm are those that the account has', async () => {
  const { db } = app.services;
  const { client } = await buildMember(app);
  expect((await client.call(confirmMethods)).body).toEqual({ password: true, passkey: false, google: false });

  const google = await buildUser(app, { password: null });
  await db.insert(accounts).values({ userId: google.id, providerId: 'google', accountId: google.id });
  const googleClient = await signIn(app, google);
  expect((await googleClient.call(confirmMethods)).body).toEqual({
    password: false,
    passkey: false,
    google: true,
  });
  const guess = await googleClient.call(confirmPassword, { body: { password: 'anything at all' } });
  expect(guess.status).toBe(422);

  await buildPasskey(app, google);
  expect((await googleClient.call(confirmMethods)).body).toMatchObject({ passkey: true });
});

test('nobody signed in, or only an API key, can confirm nothing', async () => {
  const body = { password: 'anything at all' };
  expect((await app.client().call(confirmMethods)).status).toBe(401);
  expect((await app.client().call(confirmPassword, { body })).status).toBe(401);
  expect((await app.client().call(confirmPasskey, { body: { response: {} } })).status).toBe(401);
  const { secret } = await buildKey(app, await buildUser(app));
  const headers = { authorization: `Bearer ${secret}` };
  expect((await app.client().call(confirmPassword, { body }, { headers })).status).toBe(403);
});

test('by password: the refused call works afterwards, in this session only', async () => {
  const { user, client } = await buildMember(app, {}, { confirmed: false });
  const elsewhere = await signIn(app, user, { confirmed: false });
  expect(await client.call(sensitive)).toMatchObject(askedToConfirm);
  expect((await client.call(confirmPassword, { body: { password: '' } })).status).toBe(422);
  const wrong = await client.call(confirmPassword, { body: { password: 'not it at all' } });
  expect(wrong).toMatchObject({ status: 422, body: { error: { code: 'invalid:wrong_password' } } });
  expect(await client.call(sensitive)).toMatchObject(askedToConfirm);

  expect((await client.call(confirmPassword, { body: { password: user.password } })).status).toBe(200);
  expect((await client.call(sensitive)).status).toBe(404);
  expect(await elsewhere.call(sensitive)).toMatchObject(askedToConfirm);
});

test('guessing is limited', async () => {
  const { user, client } = await buildMember(app, {}, { confirmed: false });
  const attempt = (password: string) => client.call(confirmPassword, { body: { password } });
  for (let index = 0; index < failureLimits.account.points; index += 1) await attempt('not it at all');
  const refused = await attempt(user.password);
  expect(refused.status).toBe(429);
  expect(refused.headers.has('retry-after')).toBe(true);
});

test('by passkey: one’s own counts, another’s does not, and no session is left over', async () => {
  const { user, client } = await buildMember(app, {}, { confirmed: false });
  const own = await buildPasskey(app, user);
  const foreign = await buildPasskey(app, await buildUser(app));
  const answerWith = async (passkey: typeof own) => {
    const { body: options } = await client.call(passkeyOptions);
    expect(options).toMatchObject({ allowCredentials: [{ id: own.credentialID }] });
    return client.call(confirmPasskey, { body: { response: passkey.answer(options) } });
  };
  expect((await answerWith(foreign)).status).toBe(403);
  expect(await client.call(sensitive)).toMatchObject(askedToConfirm);
  const cookie = client.cookies.get('frenly.session');
  expect((await answerWith(own)).status).toBe(200);
  expect((await client.call(sensitive)).status).toBe(404);
  expect(client.cookies.get('frenly.session')).toBe(cookie);
  expect(await app.services.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
});
