import fs from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { currentUser } from '#kit/auth/contract.ts';
import { login } from '#features/accounts/contract.ts';
import { users, verifications } from '#kit/auth/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { buildMember, buildSessionCookie, buildUser, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  cancelEmail,
  changeEmail,
  confirmEmail,
  endOtherSessions,
  endSession,
  getSecurity,
  listSessions,
  putPassword,
} from './security-contract.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ADMIN_EMAIL: 'owner@example.org' });

const emailsTo = (address: string) =>
  app.services.db.select().from(mails).where(eq(mails.recipient, address));

/** The token stands only in the email, as it must. */
async function tokenFor(address: string): Promise<string> {
  const folder = path.join(app.dataDir, 'outbox');
  return vi.waitFor(
    () => {
      for (const name of fs.readdirSync(folder).filter((one) => one.includes('change-email-confirm'))) {
        const text = fs
          .readFileSync(path.join(folder, name), 'utf8')
          .replaceAll('=\n', '')
          .replaceAll('=3D', '=');
        if (text.includes(`To: ${address}`)) return /confirm_email=([\w-]{43})/.exec(text)![1]!;
      }
      throw new Error('no email yet');
    },
    { timeout: 120_000, interval: 100 },
  );
}

test('a new address holds once it is confirmed by the one who asked; the old one hears of both', async () => {
  const { user, client } = await buildMember(app);
  const wanted = `new-${user.email}`;
  const asked = await client.call(changeEmail, { body: { email: wanted.toUpperCase() } });
  expect(asked.body).toEqual({ pendingEmail: wanted });
  expect(asked.text).not.toMatch(/[\w-]{43}/);
  expect((await client.call(getSecurity)).body).toMatchObject({ email: user.email, pendingEmail: wanted });
  expect((await emailsTo(user.email)).map(({ template }) => template)).toEqual(['change-email-asked']);

  const token = await tokenFor(wanted);
  const other = await buildMember(app);
  expect((await other.client.call(confirmEmail, { body: { token } })).status).toBe(400);
  expect((await client.call(confirmEmail, { body: { token: 'x'.repeat(43) } })).status).toBe(400);
  expect((await client.call(confirmEmail, { body: { token } })).body).toEqual({ email: wanted });
  expect((await client.call(currentUser)).body).toMatchObject({ email: wanted, emailVerified: true });
  expect((await emailsTo(user.email)).map(({ template }) => template)).toContain('security.changed');
  expect((await client.call(confirmEmail, { body: { token } })).status).toBe(400);
});

test('the address of someone else is answered the same, and only its owner hears of it', async () => {
  const owner = await buildUser(app);
  const { client } = await buildMember(app);
  const answer = await client.call(changeEmail, { body: { email: owner.email } });
  expect([answer.status, answer.body]).toEqual([200, { pendingEmail: owner.email }]);
  expect((await emailsTo(owner.email)).map(({ template }) => template)).toEqual(['change-email-taken']);
});

test('an address that got an account while its email was on the way stays that account’s', async () => {
  const { client } = await buildMember(app);
  await client.call(changeEmail, { body: { email: 'race@example.org' } });
  const token = await tokenFor('race@example.org');
  await buildUser(app, { email: 'race@example.org' });
  expect((await client.call(confirmEmail, { body: { token } })).status).toBe(409);
});

test('a change can be called off, and a new password calls it off too', async () => {
  const { user, client } = await buildMember(app);
  expect((await client.call(changeEmail, { body: { email: user.email } })).status).toBe(422);
  await client.call(changeEmail, { body: { email: `a-${user.email}` } });
  await client.call(cancelEmail);
  expect((await client.call(getSecurity)).body.pendingEmail).toBeNull();
  await client.call(changeEmail, { body: { email: `b-${user.email}` } });
  await client.call(putPassword, { body: { password: 'seven quiet rivers' } });
  expect((await client.call(getSecurity)).body.pendingEmail).toBeNull();
});

test('the owner’s address makes its account an admin once it is confirmed', async () => {
  const { client } = await buildMember(app);
  await client.call(changeEmail, { body: { email: 'owner@example.org' } });
  await client.call(confirmEmail, { body: { token: await tokenFor('owner@example.org') } });
  expect((await client.call(currentUser)).body).toMatchObject({ isAdmin: true });
});

test('a new password ends every other session and every link for a new one, and the account is sent an email about it', async () => {
  const { user, client } = await buildMember(app);
  const elsewhere = await signIn(app, user);
  expect((await elsewhere.call(currentUser)).status).toBe(200);
  await app.services.db
    .insert(verifications)
    .values({ identifier: 'reset', value: user.id, expiresAt: new Date(Date.now() + 1000_000) });
  const password = 'seven quiet rivers';
  expect((await client.call(putPassword, { body: { password } })).status).toBe(200);
  expect((await client.call(currentUser)).status).toBe(200);
  expect((await elsewhere.call(currentUser)).status).toBe(401);
  expect(await app.services.db.select().from(verifications).where(eq(verifications.value, user.id))).toEqual(
    [],
  );
  expect((await emailsTo(user.email)).map(({ template }) => template)).toEqual(['security.changed']);
  const body = { usernameOrEmail: user.email, password };
  expect((await app.client().call(login, { body })).body).toMatchObject({ success: true });
  expect((await app.client().call(login, { body: { ...body, password: user.password } })).status).toBe(401);
});

test('an account without a password can set one; weak ones are refused at their field', async () => {
  const { user, client } = await buildMember(app, { password: null });
  expect((await client.call(getSecurity)).body).toMatchObject({ hasPassword: false, hasGoogle: false });
  for (const password of ['short', 'password123', `${user.username} x`, 'aaaaaaaaaa']) {
    const answer = await client.call(putPassword, { body: { password } });
    expect([answer.status, answer.body], password).toMatchObject([
      422,
      { error: { issues: [{ path: 'password' }] } },
    ]);
  }
  await client.call(putPassword, { body: { password: 'seven quiet rivers' } });
  expect((await client.call(getSecurity)).body).toMatchObject({ hasPassword: true });
});

test('sessions are listed with words for the device, this one first, and none of anybody else', async () => {
  const { user, client } = await buildMember(app);
  await buildMember(app);
  await buildSessionCookie(app, user);
  const { items } = (await client.call(listSessions)).body;
  expect(items).toHaveLength(2);
  expect(items.map(({ current }) => current)).toEqual([true, false]);
  expect(items[0]).toMatchObject({ device: 'an unknown browser', kind: 'other', address: null });
});

test('one device or all others can be signed out; a session of someone else does not exist', async () => {
  const { user, client } = await buildMember(app);
  const [phone, tablet] = [await signIn(app, user), await signIn(app, user)];
  await Promise.all([phone.call(currentUser), tablet.call(currentUser)]);
  const other = await buildMember(app);
  const foreign = (await other.client.call(listSessions)).body.items[0]!;
  expect((await client.call(endSession, { params: { id: foreign.id } })).status).toBe(404);
  expect((await other.client.call(currentUser)).status).toBe(200);

  const id = (await phone.call(listSessions)).body.items[0]!.id;
  expect((await client.call(endSession, { params: { id } })).status).toBe(200);
  expect((await phone.call(currentUser)).status).toBe(401);
  expect((await client.call(endOtherSessions)).body).toEqual({ ended: 1 });
  expect((await tablet.call(currentUser)).status).toBe(401);
  expect((await client.call(currentUser)).status).toBe(200);
  const [row] = await app.services.db
    .select()
    .from(users)
    .where(and(eq(users.id, other.user.id)));
  expect(row).toBeDefined();
});
