/** What came of one's creations, counted without following anyone. */
import { beforeAll, expect } from 'vitest';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { likeCreation } from '../contract.ts';
import { absent, publish } from '../creations.testing.ts';
import { galleryViews } from '../table.server.ts';
import { countView, ownStatistics, statisticsDays } from './contract.ts';
import { createOnceADay } from './once-a-day.server.ts';

const app = useTestApp({}, { clock: { now: () => new Date('2026-03-10T12:00:00Z') } });

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

test('each person counts once a day, the maker never, and nothing of them is kept', async () => {
  const maker = await buildMember(app);
  const { id } = await publish(app, maker.client);
  const params = { id };
  const [ben, cleo] = [await buildMember(app), await buildMember(app)];
  const stranger = app.client();
  for (const client of [ben.client, ben.client, cleo.client, stranger, stranger, maker.client])
    expect((await client.call(countView, { params })).status).toBe(200);
  await ben.client.call(likeCreation, { params });
  expect((await stranger.call(countView, { params: { id: absent } })).status).toBe(404);
  const { body } = await maker.client.call(ownStatistics, { query: {} });
  expect(body.items).toMatchObject([
    { id, views: 3, likes: 1, comments: 0, uses: 0, thanks: 0, collections: 0 },
  ]);
  expect(body.days).toHaveLength(statisticsDays);
  expect(body.days.at(-1)).toMatchObject({ views: 3 });
  const rows = await app.services.db.select().from(galleryViews);
  expect(Object.keys(rows.find((row) => row.itemId === id)!).toSorted()).toEqual(['count', 'day', 'itemId']);
});

test('a stranger who calls their browser something else is the same stranger', async () => {
  const maker = await buildMember(app);
  const { id } = await publish(app, maker.client);
  const stranger = app.client();
  for (const name of ['one', 'two', 'three'])
    await stranger.call(countView, { params: { id } }, { headers: { 'user-agent': name } });
  const { body } = await maker.client.call(ownStatistics, { query: {} });
  expect(body.items).toMatchObject([{ id, views: 1 }]);
});

test('numbers are their maker’s alone', async () => {
  const maker = await buildMember(app);
  await publish(app, maker.client);
  expect((await app.client().call(ownStatistics, { query: {} })).status).toBe(401);
  const other = await buildMember(app);
  expect((await other.client.call(ownStatistics, { query: {} })).body.items).toEqual([]);
  expect((await other.client.call(ownStatistics, { query: { before: 'x' } as never })).status).toBe(422);
});

test('the next day everyone counts anew', () => {
  const once = createOnceADay();
  expect(once.isFirst('ben', 'a', '2026-05-01')).toBe(true);
  expect(once.isFirst('ben', 'a', '2026-05-01')).toBe(false);
  expect(once.isFirst('ben', 'b', '2026-05-01')).toBe(true);
  expect(once.isFirst('ben', 'a', '2026-05-02')).toBe(true);
});
