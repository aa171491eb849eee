import { createEmailVerificationToken } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntries } from '#kit/audit/table.server.ts';
import { buildMember, buildUser, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { checkLink, resendVerification, verifyEmail } from './contract.ts';
import { readToken } from './outbox.testing.ts';

const adminEmail = 'owner@example.org';
const app = useTestApp({ ADMIN_EMAIL: adminEmail });
const template = 'verify-email';

const verify = (token: string | null | undefined, client = app.client()) =>
  client.call(verifyEmail, { body: { token } });
const makeToken = async (email: string, ...rest: [updateTo?: string, expiresIn?: number, extra?: object]) =>
  createEmailVerificationToken((await app.services.auth.$context).secret, email, ...(rest as [string]));

test('a confirmation email can be sent again, and its link works in another browser and twice', async () => {
  const { user, client } = await buildMember(app, { emailVerified: false });
  expect((await client.call(currentUser)).body).toMatchObject({ emailVerified: false });
  const asked = await client.call(resendVerification);
  expect(asked).toMatchObject({
    status: 200,
    body: { success: true, message: expect.stringContaining(user.email) },
  });
  const token = await readToken(app, { to: user.email, template });
  for (let time = 0; time < 2; time += 1)
    expect(await verify(token)).toMatchObject({ status: 200, body: { success: true } });
  expect((await client.call(currentUser)).body).toMatchObject({ emailVerified: true, isAdmin: false });
  expect((await client.call(resendVerification)).body.message).toContain('already');
  expect(app.logged()).not.toContain(token);
});

test('asking again needs a session', async () => {
  expect((await app.client().call(resendVerification)).status).toBe(401);
});

test('a missing, empty, altered, expired or unknown token is 400', async () => {
  const user = await buildUser(app, { emailVerified: false });
  const good = await makeToken(user.email, undefined, 60);
  const expired = await makeToken(user.email, undefined, -60);
  const nobody = await makeToken('nobody@example.org', undefined, 60);
  for (const token of [null, undefined, '', 'x', `${good}x`, expired, nobody])
    expect(await verify(token)).toMatchObject({ status: 400, body: { success: false } });
  expect((await verify(good)).status).toBe(200);
});

test('a token that better-auth made for a change of address is none of these', async () => {
  const user = await buildUser(app);
  for (const extra of [{}, { requestType: 'change-email-verification' }])
    expect((await verify(await makeToken(user.email, 'other@example.org', 60, extra))).status).toBe(400);
});

test('ADMIN_EMAIL becomes admin only where its own account follows the link', async () => {
  const user = await buildUser(app, { email: adminEmail, emailVerified: false });
  const token = await makeToken(adminEmail, undefined, 60);
  // Someone registered with the owner's address and waits for the owner to follow the link in the email.
  expect(await verify(token)).toMatchObject({
    status: 401,
    body: { message: expect.stringContaining('sign in') },
  });
  const { client: other } = await buildMember(app);
  expect((await verify(token, other)).status).toBe(401);

  const client = await signIn(app, user);
  expect((await client.call(currentUser)).body).toMatchObject({ isAdmin: false });
  expect((await verify(token, client)).status).toBe(200);
  expect((await client.call(currentUser)).body).toMatchObject({ isAdmin: true, emailVerified: true });
  const audit = await app.services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
  expect(audit).toMatchObject([{ action: 'user.grant_admin', actorId: null }]);
});

test('a link is checked without being used: a good one names its address, others are told as invalid', async () => {
  const user = await buildUser(app, { emailVerified: false });
  const check = (token: string) => app.client().call(checkLink, { body: { use: 'verify-email', token } });
  const good = await makeToken(user.email, undefined, 60);
  expect((await check(good)).body).toEqual({ isValid: true, email: user.email });
  const nobody = await makeToken('nobody@example.org', undefined, 60);
  for (const token of ['x', `${good}x`, await makeToken(user.email, undefined, -60), nobody])
    expect((await check(token)).body).toEqual({ isValid: false, email: null });
  expect((await check('')).status).toBe(422);
  expect((await verify(good)).status).toBe(200);
});
