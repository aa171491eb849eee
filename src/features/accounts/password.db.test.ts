import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { passkeys, sessions, twoFactors, users, verifications } from '#kit/auth/table.server.ts';
import { buildPasskey } from '#kit/auth/authenticator.testing.ts';
import { failureLimits } from '#kit/http/limits.server.ts';
import type { JobRun } from '#kit/jobs/define-job.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { buildKey, buildMember, buildUser, signIn } from '#testing/factories.ts';
import { measureProcessEffort } from '#testing/effort.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { checkLink, forgotPassword, login, resetPassword } from './contract.ts';
import { sendResetLink } from './jobs.server.ts';
import { emailsTo, readEmail, readToken } from './outbox.testing.ts';

const app = useTestApp();
const newPassword = 'seven grey herons';
const template = 'reset-password';

const ask = (usernameOrEmail: string) => app.client().call(forgotPassword, { body: { usernameOrEmail } });
const reset = (token: string | null | undefined, password = newPassword) =>
  app.client().call(resetPassword, { body: { token, password } });

test('the answer is the same whether or not the account exists', async () => {
  const user = await buildUser(app);
  const known = await ask(user.username!.toUpperCase());
  expect(known.status).toBe(200);
  expect(known.body).toEqual({ success: true, message: 'Password reset instructions sent to your email.' });
  const unknown = await ask('nobody@example.org');
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  expect(await readEmail(app, { to: user.email, template })).toContain('/reset-password?token=');
  expect(await emailsTo(app, { to: 'nobody@example.org', template })).toEqual([]);
  expect((await app.client().call(forgotPassword, { body: { usernameOrEmail: ' ' } })).status).toBe(422);
});

test('one account gets only so many emails, from however many addresses', async () => {
  const { services } = app;
  const user = await buildUser(app);
  for (let index = 0; index < 13; index += 1)
    await sendResetLink.run({ usernameOrEmail: user.email }, { services } as JobRun);
  expect(await services.db.$count(mails, eq(mails.recipient, user.email))).toBe(10);
});

test('a new password works at once, the old one and everything signed in does not', async () => {
  const { user, client } = await buildMember(app);
  const key = await buildKey(app, user);
  const withKey = () =>
    app.client().call(currentUser, {}, { headers: { authorization: `Bearer ${key.secret}` } });
  expect([(await client.call(currentUser)).status, (await withKey()).status]).toEqual([200, 200]);

  await ask(user.email);
  const token = await readToken(app, { to: user.email, template });
  const answer = await reset(token);
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect([(await client.call(currentUser)).status, (await withKey()).status]).toEqual([401, 401]);

  expect(await readEmail(app, { to: user.email, template: 'security.changed' })).toContain(
    'Your password was changed',
  );

  const attempt = (password: string) =>
    app.client().call(login, { body: { usernameOrEmail: user.email, password } });
  expect((await attempt(user.password)).status).toBe(401);
  expect((await attempt(newPassword)).status).toBe(200);
  expect(answer.text + app.logged()).not.toContain(token);
});

test('a token that is missing, empty, invented, used or expired is 400', async () => {
  const { db } = app.services;
  const user = await buildUser(app);
  for (const token of [null, undefined, '', 'invented', 'x'.repeat(5000)])
    expect(await reset(token)).toMatchObject({
      status: 400,
      body: { success: false, message: expect.stringContaining('link') },
    });

  await ask(user.email);
  const token = await readToken(app, { to: user.email, template });
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token)).status).toBe(400);

  await ask(user.email);
  const late = await readToken(app, { to: user.email, template, count: 2 });
  await db
    .update(verifications)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(verifications.value, user.id));
  expect((await reset(late)).status).toBe(400);
});

test('the reset token is stored hashed, and two concurrent uses change the password once', async () => {
  const user = await buildUser(app);
  await ask(user.email);
  const token = await readToken(app, { to: user.email, template });
  const rows = await app.services.db.select().from(verifications);
  expect(JSON.stringify(rows)).not.toContain(token);
  const statuses = (await Promise.all([1, 2, 3].map((n) => reset(token, `${newPassword} ${n}`)))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([200, 400, 400]);
});

test('a refused password does not cost the link; other links die with the first that is used', async () => {
  const user = await buildUser(app);
  await ask(user.email);
  await ask(user.email);
  const wanted = { to: user.email, template };
  await readEmail(app, { ...wanted, count: 2 });
  const [first, second] = (await emailsTo(app, wanted)).map((text) => /token=([\w-]+)/.exec(text)![1]!);
  for (const password of ['short', 'password123', `${user.username} forever`, 'frenly forever'])
    expect((await reset(first, password)).status).toBe(422);
  expect((await reset(first)).status).toBe(200);
  expect((await reset(second)).status).toBe(400);
});

test('an owner who guessed too often gets in with the new password', async () => {
  const user = await buildUser(app);
  const client = app.client();
  const attempt = (password: string) =>
    client.call(login, { body: { usernameOrEmail: user.email, password } });
  for (let index = 0; index < failureLimits.account.points; index += 1) await attempt('what was it');
  expect((await attempt(user.password)).status).toBe(429);
  await ask(user.email);
  const token = await readToken(app, { to: user.email, template });
  await client.call(resetPassword, { body: { token, password: newPassword } });
  expect((await attempt(newPassword)).status).toBe(200);
});

test('an account without a password gets its first one this way', async () => {
  const user = await buildUser(app, { password: null });
  await ask(user.email);
  await reset(await readToken(app, { to: user.email, template }));
  const answer = await app
    .client()
    .call(login, { body: { usernameOrEmail: user.email, password: newPassword } });
  expect(answer.status).toBe(200);
});

test('whoever registered with a foreign address loses every way back once its owner resets the password', async () => {
  const { db } = app.services;
  const user = await buildUser(app, { emailVerified: false, twoFactorEnabled: true });
  await buildPasskey(app, user);
  await db.insert(twoFactors).values({ userId: user.id, secret: 'x', backupCodes: 'x' });
  await signIn(app, user);
  await ask(user.email);
  await reset(await readToken(app, { to: user.email, template }));
  for (const table of [passkeys, twoFactors, sessions])
    expect(await db.$count(table, eq(table.userId, user.id))).toBe(0);
  const [after] = await db.select().from(users).where(eq(users.id, user.id));
  expect(after).toMatchObject({ emailVerified: true, twoFactorEnabled: false });
});

// Last, since it leaves a queue of jobs behind.
test('asking for a reset takes the same work, and so the same time, whether or not the account exists', async () => {
  const user = await buildUser(app);
  const effort = async (usernameOrEmail: string) => {
    const spent = measureProcessEffort();
    await ask(usernameOrEmail);
    return spent();
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    unknown.push(await effort(`nobody${run}@example.org`));
    known.push(await effort(user.email));
  }
  // Milliseconds each, so that noise weighs more than the difference: an absolute bound besides the ratio.
  const [a, b] = [median(known), median(unknown)];
  expect(Math.abs(a - b) < 50 || Math.max(a, b) / Math.min(a, b) < 2.5).toBe(true);
});

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

test('a link is checked without being used, and is told as invalid once it was used', async () => {
  const user = await buildUser(app);
  await ask(user.email);
  const token = (await readToken(app, { to: user.email, template }))!;
  const check = async (given: string) =>
    (await app.client().call(checkLink, { body: { use: 'reset-password', token: given } })).body;
  expect(await check(token)).toEqual({ isValid: true, email: null });
  expect(await check('invented')).toEqual({ isValid: false, email: null });
  expect((await reset(token)).status).toBe(200);
  expect(await check(token)).toEqual({ isValid: false, email: null });
});
