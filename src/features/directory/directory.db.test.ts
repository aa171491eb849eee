/** People found by words and by what they say they offer, on a list and on a map. */
import { expect } from 'vitest';
import { putPlace } from '#features/world/contract.ts';
import { putAudiences } from '#social/people/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  deleteView,
  directoryPlaces,
  listViews,
  ownOfferings,
  putOfferings,
  saveView,
  searchDirectory,
  type DirectoryQuery,
} from './contract.ts';

const app = useTestApp();

const find = async (query: DirectoryQuery, client = app.client()) =>
  (await client.call(searchDirectory, { query })).body;
const names = async (query: DirectoryQuery, client = app.client()) =>
  (await find(query, client)).items.map(({ name }) => name);

async function offering(name: string, offered: string[], skill: string[] = []) {
  const member = await buildMember(app, { name });
  await member.client.call(putOfferings, { body: { offering: offered, skill, language: [] } });
  return member;
}

test('facets combine, words find offerings, and nobody is found twice', async () => {
  await offering('Ana Facet', ['Violin lessons', 'violin  LESSONS'], ['Patience']);
  await offering('Ben Facet', ['Violin lessons']);
  expect(await names({ offering: 'violin lessons' })).toEqual(['Ben Facet', 'Ana Facet']);
  expect(await names({ offering: 'violin lessons', skill: 'patience' })).toEqual(['Ana Facet']);
  // Who has both words comes first; who is found by meaning alone may follow.
  expect((await names({ q: 'violin patience' }))[0]).toBe('Ana Facet');
  const { facets, people } = await find({ offering: 'violin lessons' });
  expect(people).toBe(2);
  expect(facets.find(({ id }) => id === 'offering')!.values).toEqual([
    { value: 'violin lessons', label: expect.any(String), count: 2 },
  ]);
  expect(await names({ q: '%' })).toEqual([]);
});

test('offerings are shown by people who offer something, as far as the reader may see it', async () => {
  const ana = await offering('Ana Offers', ['Proofreading']);
  const { client: ben } = await buildMember(app, { name: 'Ben Idle' });
  await offering('Cem Skilled', [], ['Juggling']);
  const offers = { offers: 'something' } as const;
  const all = await names(offers, ben);
  expect(all).toContain('Ana Offers');
  expect(all).not.toContain('Ben Idle');
  expect(all).not.toContain('Cem Skilled');
  await ana.client.call(putAudiences, { body: { parts: { offerings: 'followers' } } });
  expect(await names(offers, ben)).not.toContain('Ana Offers');
  expect(await names(offers, ana.client)).toContain('Ana Offers');
  expect((await app.client().call(searchDirectory, { query: { offers: 'all' } as never })).status).toBe(422);
});

test('the map shows those who were found, where they chose to be shown, and nobody else', async () => {
  const ana = await offering('Ana Mapped', ['Map reading']);
  const ben = await offering('Ben Mapped', ['Map reading']);
  await offering('Cem Unmapped', ['Map reading']);
  for (const { client } of [ana, ben])
    expect((await client.call(putPlace, { body: { place: 'pt', precision: 'country' } })).status).toBe(200);
  const places = async (query: DirectoryQuery, client = app.client()) =>
    (await client.call(directoryPlaces, { query })).body.places;
  const wanted = { offering: 'map reading' };
  expect(await places(wanted)).toMatchObject([{ id: 'pt', precision: 'country', people: 2 }]);
  expect(await places({ offering: 'nothing of the sort' })).toEqual([]);
  expect(await places({ ...wanted, country: 'PT' })).toMatchObject([{ people: 2 }]);
  expect(await places({ ...wanted, country: 'DE' })).toEqual([]);
  const placeOn = async (name: string) =>
    (await find(wanted)).items.find((person) => person.name === name)!.place;
  expect(await placeOn('Ana Mapped')).toBe('Portugal');
  expect(await placeOn('Cem Unmapped')).toBeNull();
  // Whoever hides their place is still found, and not on the map; whoever hides what they offer is not on the map of it.
  await ana.client.call(putAudiences, { body: { parts: { place: 'nobody' } } });
  expect(await places(wanted)).toMatchObject([{ people: 1 }]);
  expect(await placeOn('Ana Mapped')).toBeNull();
  await ben.client.call(putAudiences, { body: { parts: { offerings: 'nobody' } } });
  expect(await places(wanted)).toEqual([]);
  await ben.client.call(putAudiences, { body: { parts: { offerings: 'everyone', listed: 'members' } } });
  expect(await places(wanted)).toEqual([]);
  expect(await places(wanted, (await buildMember(app)).client)).toMatchObject([{ people: 1 }]);
  expect((await app.client().call(directoryPlaces, { query: { before: 'x' } as never })).status).toBe(422);
});

test('what is too long, too much or no page is refused', async () => {
  const stranger = app.client();
  for (const query of [
    { q: 'x'.repeat(101) },
    { skill: 'x'.repeat(401) },
    { before: '1' },
    { colour: 'red' },
  ])
    expect((await stranger.call(searchDirectory, { query: query as never })).status).toBe(422);
  const { client } = await buildMember(app);
  const none = { offering: [], skill: [], language: [] };
  expect((await stranger.call(ownOfferings)).status).toBe(401);
  expect((await stranger.call(putOfferings, { body: none })).status).toBe(401);
  for (const wrong of [
    { offering: ['x'.repeat(61)] },
    { skill: ['…'] },
    { language: Array.from({ length: 13 }, (_, index) => `Language ${index}`) },
  ])
    expect((await client.call(putOfferings, { body: { ...none, ...wrong } })).status).toBe(422);
});

test('saved searches are one’s own', async () => {
  const { client } = await buildMember(app);
  const { client: other } = await buildMember(app);
  const body = { name: 'Teachers', search: 'skill=patience' };
  expect((await app.client().call(saveView, { body })).status).toBe(401);
  expect((await app.client().call(listViews)).status).toBe(401);
  for (const wrong of [{ name: ' ' }, { search: 'x'.repeat(1001) }])
    expect((await client.call(saveView, { body: { ...body, ...wrong } })).status).toBe(422);
  const { id } = (await client.call(saveView, { body })).body;
  expect((await client.call(listViews)).body.items).toEqual([{ id, ...body }]);
  expect((await other.call(listViews)).body.items).toEqual([]);
  expect((await other.call(deleteView, { params: { id } })).status).toBe(404);
  expect((await client.call(deleteView, { params: { id } })).status).toBe(200);
});

test('names of every script and length are found and listed whole', async () => {
  const long = `Wolfeschlegel ${'ä'.repeat(60)}`;
  await offering(long, ['Long names']);
  await offering('\u202Eעברית שלום', ['Long names']);
  const found = await find({ offering: 'long names' });
  expect(found.items.map(({ name }) => name).toSorted()).toEqual([long, '\u202Eעברית שלום'].toSorted());
  expect(await names({ q: 'עברית' })).toEqual(['\u202Eעברית שלום']);
});
