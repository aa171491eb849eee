/** Creations put together by hand and by rule: who sees, fills, orders and follows them. */
import { beforeAll, expect } from 'vitest';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { decideReport, sendReport } from '#social/reports/contract.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { hideCreation } from '../contract.ts';
import { absent, publish } from '../creations.testing.ts';
import {
  addToCollection,
  collectionsFor,
  createCollection,
  deleteCollection,
  editCollection,
  followCollection,
  getCollection,
  listCollected,
  listCollections,
  markCollectionSeen,
  moveInCollection,
  removeFromCollection,
  unfollowCollection,
} from './contract.ts';
import { moved } from './hold.server.ts';

const app = useTestApp();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

const body = { title: 'Fine counts', about: 'To look at again.', isPublic: true, rule: null };
async function collector(change: Partial<Parameters<typeof createFor>[1]> = {}) {
  const member = await buildMember(app);
  return { ...member, id: await createFor(member.client, { ...body, ...change }) };
}
async function createFor(
  client: Client,
  said: typeof body | (Omit<typeof body, 'rule'> & { rule: Record<string, string> | null }),
) {
  return (await client.call(createCollection, { body: said })).body.id;
}
const held = async (collection: string, client: Client = app.client()) =>
  (await client.call(listCollected, { query: { collection } })).body.items?.map((item) => item.id);
const status = async (id: string, client: Client = app.client()) =>
  (await client.call(getCollection, { params: { id } })).status;

test('by hand: filled once each, put in order, and taken out', async () => {
  const { client, id } = await collector();
  const items = [];
  for (let index = 0; index < 3; index += 1) items.push((await publish(app, client)).id);
  const [a, b, c] = items as [string, string, string];
  for (const item of [a, b, c, a])
    expect((await client.call(addToCollection, { params: { id, item } })).status).toBe(200);
  expect(await held(id)).toEqual([a, b, c]);
  const move = (item: string, to: number) =>
    client.call(moveInCollection, { params: { id, item }, body: { to } });
  await move(c, 0);
  expect(await held(id)).toEqual([c, a, b]);
  await move(c, 400);
  expect(await held(id)).toEqual([a, b, c]);
  expect((await move(absent, 0)).status).toBe(404);
  expect((await move(a, -1)).status).toBe(422);
  expect((await client.call(collectionsFor, { params: { id: a } })).body.items).toMatchObject([
    { id, holds: true },
  ]);
  await client.call(removeFromCollection, { params: { id, item: b } });
  expect(await held(id)).toEqual([a, c]);
  expect((await app.client().call(getCollection, { params: { id } })).body).toMatchObject({
    count: 2,
    mine: false,
    title: 'Fine counts',
  });
  expect((await client.call(addToCollection, { params: { id, item: absent } })).status).toBe(404);
});

test('moving counts among those that are seen', () => {
  const order = [
    { id: 'a', isSeen: true },
    { id: 'x', isSeen: false },
    { id: 'b', isSeen: true },
    { id: 'c', isSeen: true },
  ];
  expect(moved(order, 'c', 1)).toEqual(['a', 'x', 'c', 'b']);
  expect(moved(order, 'a', 2)).toEqual(['x', 'b', 'c', 'a']);
});

test('by rule: what fits comes by itself, and cannot be filled by hand', async () => {
  const { client, user, id } = await collector({ rule: { tag: 'rare-tag', by: '' } as never });
  expect(id).toBeDefined();
  const { id: item } = await publish(app, client, { tags: ['rare-tag'] });
  await publish(app, client, { tags: ['other'] });
  expect(await held(id)).toEqual([item]);
  expect((await client.call(addToCollection, { params: { id, item } })).status).toBe(409);
  const byMaker = await createFor(client, {
    ...body,
    rule: { by: user.username!, q: 'count', kind: 'text' },
  });
  expect(await held(byMaker)).toHaveLength(2);
  const edit = (rule: Record<string, string> | null) =>
    client.call(editCollection, { params: { id: byMaker }, body: { ...body, rule } });
  expect((await edit({ q: 'nothing-like-it' })).status).toBe(200);
  expect(await held(byMaker)).toEqual([]);
  expect((await edit(null)).status).toBe(422);
  expect((await edit({})).status).toBe(422);
});

test('private ones are nobody else’s, in pages, lists and counts', async () => {
  const { client, id } = await collector({ isPublic: false, title: 'Secret counts' });
  const { id: item } = await publish(app, client);
  await client.call(addToCollection, { params: { id, item } });
  const { client: other } = await buildMember(app);
  const admin = await signIn(app, await buildAdmin(app));
  for (const reader of [app.client(), other, admin]) {
    expect(await status(id, reader)).toBe(404);
    expect((await reader.call(listCollected, { query: { collection: id } })).status).toBe(404);
    const { body: all } = await reader.call(listCollections, { query: {} });
    expect(all.items.map((one) => one.id)).not.toContain(id);
  }
  for (const call of [
    other.call(followCollection, { params: { id } }),
    other.call(addToCollection, { params: { id, item } }),
    other.call(deleteCollection, { params: { id } }),
    other.call(editCollection, { params: { id }, body }),
  ])
    expect((await call).status).toBe(404);
  expect(
    (await other.call(sendReport, { body: { target: { kind: 'collection', id }, reason: 'spam' } })).status,
  ).toBe(404);
  const mine = await client.call(listCollections, { query: { shelf: 'mine' } });
  expect(mine.body.items).toMatchObject([{ id, count: 1, isPublic: false }]);
});

test('only members create collections, only the owner edits them, and texts have a maximum length', async () => {
  const { client, id } = await collector();
  const { client: other } = await buildMember(app);
  const stranger = app.client();
  expect((await stranger.call(createCollection, { body })).status).toBe(401);
  expect((await stranger.call(listCollections, { query: { shelf: 'mine' } })).status).toBe(401);
  expect((await stranger.call(followCollection, { params: { id } })).status).toBe(401);
  expect((await other.call(editCollection, { params: { id }, body })).status).toBe(403);
  expect((await other.call(deleteCollection, { params: { id } })).status).toBe(403);
  expect((await other.call(addToCollection, { params: { id, item: absent } })).status).toBe(403);
  for (const wrong of [
    { title: ' ' },
    { title: 'x'.repeat(81) },
    { about: 'x'.repeat(501) },
    { rule: { colour: 'red' } },
  ])
    expect((await client.call(createCollection, { body: { ...body, ...wrong } as never })).status).toBe(422);
  const nameless = await buildMember(app, { username: null, displayUsername: null });
  expect((await nameless.client.call(createCollection, { body })).status).toBe(409);
  expect((await client.call(deleteCollection, { params: { id } })).status).toBe(200);
  expect(await status(id)).toBe(404);
});

test('followers see that something is new; the blocked cannot follow, the muted are not listed', async () => {
  const { client, user, id } = await collector();
  const { client: fan } = await buildMember(app);
  expect((await client.call(followCollection, { params: { id } })).status).toBe(422);
  for (let time = 0; time < 2; time += 1)
    expect((await fan.call(followCollection, { params: { id } })).status).toBe(200);
  const followed = async () => (await fan.call(listCollections, { query: { shelf: 'followed' } })).body.items;
  expect(await followed()).toMatchObject([{ id, followers: 1, isNew: false }]);
  const { id: item } = await publish(app, client);
  await client.call(addToCollection, { params: { id, item } });
  expect(await followed()).toMatchObject([{ isNew: true }]);
  await fan.call(markCollectionSeen, { params: { id } });
  expect(await followed()).toMatchObject([{ isNew: false }]);
  await fan.call(unfollowCollection, { params: { id } });
  expect(await followed()).toEqual([]);

  const { client: blocked, user: person } = await buildMember(app);
  await client.call(setBoundary, { params: { handle: person.username! }, body: { kind: 'block' } });
  expect((await blocked.call(followCollection, { params: { id } })).status).toBe(404);
  await fan.call(setBoundary, { params: { handle: user.username! }, body: { kind: 'mute' } });
  const { body: all } = await fan.call(listCollections, { query: {} });
  expect(all.items.map((one) => one.id)).not.toContain(id);
});

test('what is hidden or gone is in no collection, and a hidden collection is its owner’s alone', async () => {
  const { client, id } = await collector();
  const maker = await buildMember(app);
  const [first, second] = [await publish(app, maker.client), await publish(app, maker.client)];
  for (const { id: item } of [first, second]) await client.call(addToCollection, { params: { id, item } });
  const admin = await signIn(app, await buildAdmin(app));
  await admin.call(hideCreation, { params: { id: first.id }, body: { hidden: true } });
  expect(await held(id)).toEqual([second.id]);
  expect((await client.call(getCollection, { params: { id } })).body.count).toBe(1);
  await erasePerson(app.services, maker.user, { actorId: maker.user.id });
  expect(await held(id)).toEqual([]);

  const { client: reporter } = await buildMember(app);
  const { body: report } = await reporter.call(sendReport, {
    body: { target: { kind: 'collection', id }, reason: 'unkind' },
  });
  await admin.call(decideReport, { params: { id: report.id }, body: { decision: 'hide' } });
  expect(await status(id)).toBe(404);
  expect(await status(id, reporter)).toBe(404);
  expect((await client.call(getCollection, { params: { id } })).body).toMatchObject({ hidden: true });
  const { body: all } = await reporter.call(listCollections, { query: {} });
  expect(all.items.map((one) => one.id)).not.toContain(id);
});
