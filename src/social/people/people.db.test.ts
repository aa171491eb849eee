/** Following, and what blocking does to it. */
import { describe, expect } from 'vitest';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { eq } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { publicProfile } from '#features/profiles/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  approveFollower,
  followPerson,
  followState,
  listAudiences,
  listFollows,
  putAudiences,
  removeFollower,
  unfollowPerson,
} from './contract.ts';

import type { FollowPolicy } from './parts.ts';

const app = useTestApp();

async function pair() {
  const [ana, ben] = [await buildMember(app, { name: 'Ana' }), await buildMember(app, { name: 'Ben' })];
  const toBen = { params: { handle: ben.user.username! } };
  const toAna = { params: { handle: ana.user.username! } };
  const state = async () => (await ana.client.call(followState, toBen)).body;
  return { ana, ben, toBen, toAna, state };
}

test('only members follow, only existing others, with one notification', async () => {
  const { ana, ben, toBen, toAna, state } = await pair();
  expect((await app.client().call(followPerson, toBen)).status).toBe(401);
  expect((await ana.client.call(followPerson, toAna)).status).toBe(422);
  expect((await ana.client.call(followPerson, { params: { handle: 'nobody-here' } })).status).toBe(404);
  for (let time = 0; time < 3; time += 1)
    expect((await ana.client.call(followPerson, toBen)).status).toBe(200);
  expect(await state()).toEqual({ following: true, followsYou: false, requested: false });
  const { db } = app.services;
  expect(await db.select().from(notifications).where(eq(notifications.ownerId, ben.user.id))).toHaveLength(1);
  const nameless = await buildMember(app, { username: null, displayUsername: null });
  expect((await nameless.client.call(followPerson, toBen)).status).toBe(409);
});

test('two may follow each other, and each may end it', async () => {
  const { ana, ben, toBen, toAna, state } = await pair();
  await ana.client.call(followPerson, toBen);
  await ben.client.call(followPerson, toAna);
  expect(await state()).toEqual({ following: true, followsYou: true, requested: false });
  expect((await ben.client.call(listFollows)).body).toMatchObject({
    following: [{ name: 'Ana' }],
    followers: [{ name: 'Ana' }],
  });
  await ben.client.call(removeFollower, toAna);
  expect(await state()).toEqual({ following: false, followsYou: true, requested: false });
  await ben.client.call(unfollowPerson, toAna);
  expect(await state()).toEqual({ following: false, followsYou: false, requested: false });
});

test('a block ends following both ways and keeps it so; muting does not', async () => {
  const { ana, ben, toBen, toAna, state } = await pair();
  await ana.client.call(followPerson, toBen);
  await ben.client.call(followPerson, toAna);
  await ben.client.call(setBoundary, { ...toAna, body: { kind: 'mute' } });
  expect(await state()).toEqual({ following: true, followsYou: true, requested: false });
  await ben.client.call(setBoundary, { ...toAna, body: { kind: 'block' } });
  expect(await state()).toEqual({ following: false, followsYou: false, requested: false });
  expect((await ana.client.call(followPerson, toBen)).status).toBe(403);
});

test('whoever leaves is in no list', async () => {
  const { ana, ben, toBen } = await pair();
  await ana.client.call(followPerson, toBen);
  await erasePerson(app.services, ana.user, { actorId: ana.user.id });
  expect((await ben.client.call(listFollows)).body.followers).toEqual([]);
});

test('who sees what is for everyone until chosen, and only known words count', async () => {
  const { client } = await buildMember(app);
  expect((await app.client().call(listAudiences)).status).toBe(401);
  expect(new Set(Object.values((await client.call(listAudiences)).body.parts))).toEqual(
    new Set(['everyone']),
  );
  const { body } = await client.call(putAudiences, {
    body: { parts: { about: 'followers', links: 'nobody' } },
  });
  expect(body.parts).toMatchObject({ about: 'followers', links: 'nobody', place: 'everyone' });
  await client.call(putAudiences, { body: { parts: { about: 'everyone' } } });
  expect((await client.call(listAudiences)).body.parts).toMatchObject({ about: 'everyone', links: 'nobody' });
  for (const parts of [{ about: 'friends' }, { email: 'everyone' }, { about: null }])
    expect((await client.call(putAudiences, { body: { parts: parts as never } })).status).toBe(422);
});

test('a circle of followers is only a circle, and stays whole when one of them leaves', async () => {
  const circle: Awaited<ReturnType<typeof buildMember>>[] = [];
  for (let index = 0; index < 4; index += 1) circle.push(await buildMember(app));
  for (const [index, { client }] of circle.entries())
    await client.call(followPerson, { params: { handle: circle[(index + 1) % 4]!.user.username! } });
  const lists = async (index: number) => (await circle[index]!.client.call(listFollows)).body;
  for (const index of [0, 1, 2, 3]) {
    const { following, followers } = await lists(index);
    expect([following.length, followers.length]).toEqual([1, 1]);
  }
  await erasePerson(app.services, circle[0]!.user, { actorId: circle[0]!.user.id });
  expect(await lists(1)).toMatchObject({ following: [{}], followers: [] });
  expect(await lists(3)).toMatchObject({ following: [], followers: [{}] });
});

describe('who can follow', () => {
  const choose = (client: Client, whoCanFollow: FollowPolicy) =>
    client.call(putAudiences, { body: { whoCanFollow } });
  const seesAbout = async (client: Client, handle: string) =>
    (await client.call(publicProfile, { params: { handle } })).text.includes('For followers alone');

  async function secretive() {
    const { ana, ben, toBen, toAna, state } = await pair();
    await app.services.db
      .update(users)
      .set({ about: 'For followers alone' })
      .where(eq(users.id, ben.user.id));
    return { ana, ben, toBen, toAna, state, looks: () => seesAbout(ana.client, ben.user.username!) };
  }

  test('is anyone until something is shown to followers alone; from then on, whom one approves', async () => {
    const { ana, ben, toBen, toAna, state, looks } = await secretive();
    expect((await ben.client.call(listAudiences)).body.whoCanFollow).toBe('everyone');
    await ben.client.call(putAudiences, { body: { parts: { about: 'followers' } } });
    expect((await ben.client.call(listAudiences)).body.whoCanFollow).toBe('approved');
    expect((await ana.client.call(followPerson, toBen)).body).toEqual({ success: true, requested: true });
    expect(await state()).toEqual({ following: false, followsYou: false, requested: true });
    expect(await looks()).toBe(false);
    expect((await ben.client.call(listFollows)).body).toMatchObject({
      followers: [],
      requests: [{ name: 'Ana' }],
    });
    expect((await ana.client.call(listFollows)).body).toMatchObject({
      following: [],
      requested: [{ name: 'Ben' }],
    });
    expect((await ben.client.call(approveFollower, toAna)).status).toBe(200);
    expect(await state()).toEqual({ following: true, followsYou: false, requested: false });
    expect(await looks()).toBe(true);
    await ben.client.call(removeFollower, toAna);
    expect(await looks()).toBe(false);
    expect((await ana.client.call(followPerson, toBen)).body.requested).toBe(true);
  });

  test('only a request to oneself can be approved, by a member', async () => {
    const { ana, ben, toBen, toAna } = await pair();
    expect((await app.client().call(approveFollower, toAna)).status).toBe(401);
    expect((await ben.client.call(approveFollower, toAna)).status).toBe(404);
    await choose(ben.client, 'approved');
    await ana.client.call(followPerson, toBen);
    expect((await ana.client.call(approveFollower, toBen)).status).toBe(404);
    expect((await ben.client.call(approveFollower, { params: { handle: 'a b' } })).status).toBe(422);
    expect((await choose(ben.client, 'friends' as never)).status).toBe(422);
  });

  test('a request is declined or withdrawn without a trace', async () => {
    const { ana, ben, toBen, toAna, state } = await pair();
    await choose(ben.client, 'approved');
    for (const end of [
      () => ben.client.call(removeFollower, toAna),
      () => ana.client.call(unfollowPerson, toBen),
      () => ben.client.call(setBoundary, { ...toAna, body: { kind: 'block' } }),
    ]) {
      expect((await ana.client.call(followPerson, toBen)).body.requested).toBe(true);
      expect((await end()).status).toBe(200);
      expect(await state()).toMatchObject({ following: false, requested: false });
      expect((await ben.client.call(approveFollower, toAna)).status).toBe(404);
    }
  });

  test('nobody new means nobody new, and whoever follows stays', async () => {
    const { ana, ben, toBen, state } = await pair();
    await ana.client.call(followPerson, toBen);
    await choose(ben.client, 'nobody');
    expect(await state()).toMatchObject({ following: true });
    const other = await buildMember(app);
    expect((await other.client.call(followPerson, toBen)).status).toBe(403);
  });

  test('once everyone may follow, those who asked do', async () => {
    const { ana, ben, toBen, state } = await pair();
    await choose(ben.client, 'approved');
    await ana.client.call(followPerson, toBen);
    await choose(ben.client, 'everyone');
    expect(await state()).toMatchObject({ following: true, requested: false });
  });
});
