import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildPasskey } from '#kit/auth/authenticator.testing.ts';
import { sessions, users } from '#kit/auth/table.server.ts';
import { buildSecondFactor, buildUser } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { passkeyLogin, passkeyOptions } from './contract.ts';

const app = useTestApp();

async function withPasskey() {
  const user = await buildUser(app);
  return { user, passkey: await buildPasskey(app, user) };
}

const options = async (client: Client) => (await client.call(passkeyOptions)).body;
const finish = (client: Client, response: Record<string, unknown>) =>
  client.call(passkeyLogin, { body: { response } });

test('a passkey signs in by itself, second factor or not', async () => {
  const { user, passkey } = await withPasskey();
  await buildSecondFactor(app, user);
  const client = app.client();
  const challenge = await options(client);
  expect(challenge).toMatchObject({ challenge: expect.any(String), rpId: 'localhost' });
  const answer = await finish(client, passkey.answer(challenge));
  expect(answer.body).toEqual({ success: true, message: 'Login successful! Redirecting...' });
  expect((await client.call(currentUser)).body).toMatchObject({ id: user.id });
});

test('an answer works once, for its own challenge, browser and origin', async () => {
  const { user, passkey } = await withPasskey();
  const client = app.client();
  const used = passkey.answer(await options(client));
  expect((await finish(client, used)).status).toBe(200);
  client.cookies.delete('frenly.session');
  expect((await finish(client, used)).status).toBe(400);
  await options(client);
  expect((await finish(client, used)).status).toBe(401);
  expect((await finish(client, passkey.answer(await options(app.client())))).status).toBe(400);
  const phished = passkey.answer(await options(client), { origin: 'https://evil.example' });
  expect((await finish(client, phished)).status).toBe(401);
  expect(await app.services.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
});

test('nonsense and unknown keys are refused', async () => {
  const { passkey } = await withPasskey();
  const client = app.client();
  expect((await finish(client, passkey.answer({ challenge: 'made-up' }))).status).toBe(400);
  for (const response of [{}, { id: 5 }]) {
    await options(client);
    expect((await finish(client, response)).status).toBe(422);
  }
  for (const response of [
    { id: 'unknown' },
    { id: passkey.credentialID },
    { id: passkey.credentialID, response: [] },
  ]) {
    await options(client);
    expect(await finish(client, response)).toMatchObject({ status: 401, body: { success: false } });
  }
});

test('suspended: the passkey opens nothing', async () => {
  const { user, passkey } = await withPasskey();
  await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
  const client = app.client();
  expect((await finish(client, passkey.answer(await options(client)))).status).toBe(403);
  expect(client.cookies.has('frenly.session')).toBe(false);
});
