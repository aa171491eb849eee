/** Handles that a reader would take for one another belong to one person. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { skeletonIn, skeletonOf } from '#kit/auth/look-alike.server.ts';
import { buildMember, buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { handleAvailable, register } from './contract.ts';
import { updateProfile } from '#features/settings/contract.ts';

const app = useTestApp();

const alike = [
  ['pau1-Green', 'paul-green'],
  ['moon-10', 'm00n-lo'],
  ['cornet', 'comet'],
  ['savvy_fox', 'sawy-fox'],
  ['ANNIE-x', 'ANNlE-x'],
] as const;
const confusable = ['раul-green', 'pаul', 'ｐaul', 'paul\u200Bgreen', 'pâul', 'pa\u0131l', '𝐩aul'];

test('what looks the same is the same, in the database too; what differs differs', async () => {
  for (const [one, other] of alike) {
    expect(skeletonOf(one), one).toBe(skeletonOf(other));
    const { rows } = await app.services.db.execute<{ found: string }>(
      sql`select ${skeletonIn(sql`${one}::text`)} as found`,
    );
    expect(rows[0]!.found).toBe(skeletonOf(one));
  }
  for (const [one, other] of [
    ['anna', 'hanna'],
    ['ben2', 'ben3'],
    ['lima', 'lama'],
  ] as const)
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

test('one that looks like a taken one is refused at sign-up and when renaming, but not to whoever has it', async () => {
  for (const [taken, wanted] of alike) {
    const owner = await buildMember(app, { username: taken.toLowerCase(), displayUsername: taken });
    const { body } = await app.client().call(handleAvailable, { query: { handle: wanted } });
    expect(body, wanted).toMatchObject({ available: false });
    const registered = await app.client().call(register, {
      body: { username: wanted, email: `${wanted}@example.org`, password: 'a-long-pass-phrase-7' },
    });
    expect(registered.status, wanted).toBe(409);
    const { client } = await buildMember(app);
    expect((await client.call(updateProfile, { body: { handle: wanted } })).status, wanted).toBe(422);
    expect((await owner.client.call(updateProfile, { body: { handle: taken.toUpperCase() } })).status).toBe(
      200,
    );
  }
});

test('letters of other scripts and invisible ones are no part of a handle', async () => {
  await buildUser(app, { username: 'paul', displayUsername: 'paul' });
  const { client } = await buildMember(app);
  for (const handle of confusable) {
    const answer = await client.call(updateProfile, { body: { handle } });
    expect(answer.status, handle).toBe(422);
    expect(answer.body).toMatchObject({ error: { issues: [{ path: 'handle' }] } });
  }
});

test('names hold every script up to their length, and what is longer is refused with words', async () => {
  const { client } = await buildMember(app);
  for (const name of ['שלום עולם', 'مرحبا', '名'.repeat(80)])
    expect((await client.call(updateProfile, { body: { name } })).body).toMatchObject({ name });
  // A mark that turns the direction of what follows is invisible.
  expect((await client.call(updateProfile, { body: { name: '\u202Eabc' } })).status).toBe(422);
  const answer = await client.call(updateProfile, { body: { name: 'x'.repeat(200) } });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    error: { issues: [{ path: 'name', message: 'Use at most 80 characters.' }] },
  });
});
