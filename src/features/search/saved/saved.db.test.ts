import { expect } from 'vitest';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { listSavedSearches, mostSaved, removeSavedSearch, saveSearch } from '../contract.ts';

const app = useTestApp();
const news = { q: 'red pandas & zoos', filter: 'news' as const, from: '2024-01-01' };

test('a guest saves, lists and deletes a search that no other caller can see', async () => {
  const client = app.client();
  expect((await client.call(listSavedSearches)).body.items).toEqual([]);
  const { body: saved } = await client.call(saveSearch, { body: news });
  expect(saved).toEqual({
    id: expect.any(String),
    address: '?q=red+pandas+%26+zoos&filter=news&from=2024-01-01',
    q: news.q,
    filter: 'news',
  });
  expect((await client.call(saveSearch, { body: news })).body.id).toBe(saved.id);
  expect((await client.call(listSavedSearches)).body.items).toEqual([saved]);

  const { client: other } = await buildMember(app);
  expect((await other.call(listSavedSearches)).body.items).toEqual([]);
  const params = { id: saved.id };
  for (const stranger of [other, app.client()])
    expect((await stranger.call(removeSavedSearch, { params })).status).toBe(404);
  expect((await client.call(removeSavedSearch, { params })).status).toBe(200);
  expect((await client.call(listSavedSearches)).body.items).toEqual([]);
});

test('nothing cannot be saved, and neither can more than there is room for', async () => {
  const { client } = await buildMember(app);
  expect((await client.call(saveSearch, { body: { q: ' ' } as never })).status).toBe(422);
  for (let at = 0; at < mostSaved; at += 1)
    await client.call(saveSearch, { body: { q: `search ${at}`, filter: 'web', answer: 'quotes' } });
  const full = await client.call(saveSearch, { body: news as never });
  expect([full.status, full.text.includes(`at most ${mostSaved}`)]).toEqual([409, true]);
});
