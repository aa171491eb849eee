/** Following, and what blocking does to it. */
import { expect } from 'vitest';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { eq } from 'drizzle-orm';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  followPerson,
  followState,
  listAudiences,
  listFollows,
  putAudiences,
  removeFollower,
  unfollowPerson,
} from './contract.ts';

const app = useTestApp();

async function pair() {
  const [ana, ben] = [await buildMember(app, { name: 'Ana' }), await buildMember(app, { name: 'Ben' })];
  const toBen = { params: { handle: ben.user.username! } };
  const toAna = { params: { handle: ana.user.username! } };
  const state = async () => (await ana.client.call(followState, toBen)).body;
  return { ana, ben, toBen, toAna, state };
}

test('following is for members, about others who exist, and told once', async () => {
  const { ana, ben, toBen, toAna, state } = await pair();
  expect((await app.client().call(followPerson, toBen)).status).toBe(401);
  expect((await ana.client.call(followPerson, toAna)).status).toBe(422);
  expect((await ana.client.call(followPerson, { params: { handle: 'nobody-here' } })).status).toBe(404);
  for (let time = 0; time < 3; time += 1)
    expect((await ana.client.call(followPerson, toBen)).status).toBe(200);
  expect(await state()).toEqual({ following: true, followsYou: false });
  const { db } = app.services;
  expect(await db.select().from(notifications).where(eq(notifications.ownerId, ben.user.id))).toHaveLength(1);
  const nameless = await buildMember(app, { username: null, displayUsername: null });
  expect((await nameless.client.call(followPerson, toBen)).status).toBe(409);
});

test('two may follow each other, and each may end it', async () => {
  const { ana, ben, toBen, toAna, state } = await pair();
  await ana.client.call(followPerson, toBen);
  await ben.client.call(followPerson, toAna);
  expect(await state()).toEqual({ following: true, followsYou: true });
  expect((await ben.client.call(listFollows)).body).toMatchObject({
    following: [{ name: 'Ana' }],
    followers: [{ name: 'Ana' }],
  });
  await ben.client.call(removeFollower, toAna);
  expect(await state()).toEqual({ following: false, followsYou: true });
  await ben.client.call(unfollowPerson, toAna);
  expect(await state()).toEqual({ following: false, followsYou: false });
});

test('a block ends following both ways and keeps it so; muting does not', async () => {
  const { ana, ben, toBen, toAna, state } = await pair();
  await ana.client.call(followPerson, toBen);
  await ben.client.call(followPerson, toAna);
  await ben.client.call(setBoundary, { ...toAna, body: { kind: 'mute' } });
  expect(await state()).toEqual({ following: true, followsYou: true });
  await ben.client.call(setBoundary, { ...toAna, body: { kind: 'block' } });
  expect(await state()).toEqual({ following: false, followsYou: false });
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
