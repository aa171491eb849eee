import { expect } from 'vitest';
import { currentUser } from '#kit/auth/contract.ts';
import { buildAdmin, buildKey, buildMember, buildUser, signIn } from './factories.ts';
import { databaseTest as test, useTestApp } from './test-app.ts';

const app = useTestApp();

test('a built member is signed in, with what was overridden', async () => {
  const { user, client } = await buildMember(app, { name: 'Mei', pandaCount: 2 });
  const answer = await client.call(currentUser);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ id: user.id, name: 'Mei', isPanda: true, isAdmin: false });
});

test('an admin is an admin, and a key opens what its scopes allow', async () => {
  const admin = await buildAdmin(app);
  expect((await (await signIn(app, admin)).call(currentUser)).body).toMatchObject({ isAdmin: true });
  const user = await buildUser(app);
  const { secret } = await buildKey(app, user);
  const answer = await app.client().call(currentUser, {}, { headers: { authorization: `Bearer ${secret}` } });
  expect(answer.body).toMatchObject({ id: user.id });
});
