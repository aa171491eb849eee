import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  getLocation,
  ownPlace,
  placeOf,
  placesNamed,
  putPlace,
  removePlace,
  searchPlaces,
  worldCities,
  worldPeople,
  worldPlaces,
} from './contract.ts';
import type { Precision } from './place.ts';
import { memberPlaces } from './table.server.ts';

const app = useTestApp();
const versailles = 'fr-11-78-versailles';

const put = (client: Client, precision: Precision, place = versailles) =>
  client.call(putPlace, { body: { place, precision } });

async function placed(precision: Precision, place = versailles, name?: string) {
  const member = await buildMember(app, name ? { name } : {});
  expect((await put(member.client, precision, place)).status).toBe(200);
  return { ...member, handle: member.user.username! };
}

const peopleFor = async (client: Client, query: Record<string, string> = {}) =>
  (await client.call(worldPeople, { query })).body.items.map(({ handle }) => handle);
const rowOf = async ({ id }: { id: string }) =>
  (await app.services.db.select().from(memberPlaces).where(eq(memberPlaces.ownerId, id)))[0];

beforeAll(async () => {
  // The gazetteer is read once; no test should wait for it in the middle of something.
  if (app.services) await app.client().call(searchPlaces, { query: { q: 'x' } });
});

test('one’s own place is for members, and nobody has one by default', async () => {
  const guest = app.client();
  expect((await guest.call(ownPlace)).status).toBe(401);
  expect((await put(guest, 'city')).status).toBe(401);
  expect((await guest.call(removePlace)).status).toBe(401);
  const { client, user } = await buildMember(app);
  expect((await client.call(ownPlace)).body).toEqual({ place: null });
  expect(await rowOf(user)).toBeUndefined();
  expect(await peopleFor(guest)).not.toContain(user.username);
});

test('places that are none are refused in words, and nothing is kept', async () => {
  const { client, user } = await buildMember(app);
  const send = (body: object) => client.call(putPlace, { body: body as never });
  expect((await put(client, 'city', 'fr-11-75-atlantis')).status).toBe(404);
  expect((await put(client, 'city', 'zz')).body).toMatchObject({
    error: { message: 'Place not found.' },
  });
  expect((await put(client, 'city', 'fr')).status).toBe(422);
  expect((await put(client, 'region', 'fr-277x240')).status).toBe(422);
  expect((await put(client, 'street' as Precision)).status).toBe(422);
  for (const place of ['', 'x'.repeat(10_000), '../../etc', 'FR', 'fr-11', 'fr\n', null, {}])
    expect((await send({ place, precision: 'country' })).status, JSON.stringify(place).slice(0, 30)).toBe(
      422,
    );
  expect((await send({ place: versailles, precision: 'city', latitude: 48.8 })).status).toBe(422);
  expect(await rowOf(user)).toBeUndefined();
});

test('people without a handle cannot be on the map', async () => {
  const { client } = await buildMember(app, { username: null, displayUsername: null });
  expect((await put(client, 'city')).status).toBe(409);
});

test('stored and returned places are never finer than the chosen precision', async () => {
  const stranger = app.client();
  for (const [precision, name, point] of [
    ['country', 'France', [46, 2]],
    ['region', 'Around Paris', [48.75, 2.27]],
    ['city', 'Versailles', [48.8, 2.13]],
  ] as const) {
    const person = await placed(precision, versailles, `Coarse ${precision}`);
    const id = (await person.client.call(ownPlace)).body.place!.id;
    const query = { q: `coarse ${precision}` };
    const answers = [
      await person.client.call(ownPlace),
      await stranger.call(placeOf, { params: { handle: person.handle } }),
      await stranger.call(worldPeople, { query }),
      await stranger.call(getLocation, { params: { id }, query: {} }),
    ];
    for (const { text, status } of answers) {
      expect(status).toBe(200);
      expect(text).toContain(name);
      if (precision !== 'city') expect(text).not.toMatch(/versailles|48\.8\d?,|2\.13/i);
    }
    const shown = (await stranger.call(worldPlaces)).body.places.find((place) => place.id === id)!;
    expect([shown.latitude, shown.longitude]).toEqual(point);
    const row = (await rowOf(person.user))!;
    expect([row.latitude, row.longitude, row.name]).toEqual([...point, name]);
    if (precision !== 'city') expect(JSON.stringify(row)).not.toMatch(/versailles|fr-11/i);
    await person.client.call(removePlace);
  }
});

test('choosing coarser leaves nothing of the finer, and removing leaves nothing at all', async () => {
  const { client, user, handle } = await placed('city');
  await put(client, 'country');
  expect(await rowOf(user)).toMatchObject({ placeId: 'fr', regionId: null, name: 'France', area: null });
  expect((await client.call(removePlace)).status).toBe(200);
  expect(await rowOf(user)).toBeUndefined();
  expect((await app.client().call(placeOf, { params: { handle } })).body).toEqual({ place: null });
  expect(await peopleFor(app.client())).not.toContain(handle);
});

test('people are found by name, place, country and area', async () => {
  const [town, land] = [await placed('city', 'jp-40-0-tokyo', 'Aiko Sato'), await placed('country', 'jp')];
  const guest = app.client();
  expect(await peopleFor(guest, { q: 'aiko' })).toEqual([town.handle]);
  expect(await peopleFor(guest, { q: 'AIKO tok' })).toEqual([town.handle]);
  expect(await peopleFor(guest, { country: 'JP' })).toEqual([land.handle, town.handle]);
  expect(await peopleFor(guest, { area: '139,35,140,36' })).toEqual([town.handle]);
  expect(await peopleFor(guest, { area: '-10,-10,10,10' })).toEqual([]);
  for (const q of ['%', '_____', "'", '!', 'zzzz', '東'.repeat(50)])
    expect(await peopleFor(guest, { q }), q).toEqual([]);
  for (const query of [
    { q: 'x'.repeat(10_000) },
    { country: 'Japan' },
    { area: '1,2,3' },
    { area: 'a,b,c,d' },
    { where: 'x' },
  ])
    expect((await guest.call(worldPeople, { query: query as never })).status).toBe(422);
});

test('the map counts people by place and country', async () => {
  await placed('city', 'is-39-0000-reykjavik');
  await placed('city', 'is-39-0000-reykjavik');
  await placed('country', 'is');
  const { places, countries } = (await app.client().call(worldPlaces)).body;
  expect(places.find(({ name }) => name === 'Reykjavík')).toMatchObject({
    people: 2,
    countryName: 'Iceland',
  });
  expect(countries.find(({ code }) => code === 'IS')).toEqual({
    code: 'IS',
    numeric: '352',
    name: 'Iceland',
    people: 3,
  });
});

test('places are found by name; an unknown one is not found', async () => {
  const guest = app.client();
  const find = async (q: string) => (await guest.call(searchPlaces, { query: { q } })).body.places;
  expect((await find('versai'))[0]).toMatchObject({
    id: versailles,
    countryName: 'France',
    region: { name: 'Around Paris', towns: expect.any(Number) },
  });
  expect(await find('')).toEqual([]);
  expect(await find('Atlantis Prime')).toEqual([]);
  expect((await find('Москва'))[0]).toMatchObject({ name: 'Moscow' });
  const long = await guest.call(searchPlaces, { query: { q: 'x'.repeat(10_000) } });
  expect(long.status).toBe(422);
  expect(long.text).toContain('Use at most 100 characters.');
});

test('a place says what it lies in, who is there and what is within; others do not exist', async () => {
  const guest = app.client();
  const at = (id: string) => guest.call(getLocation, { params: { id }, query: {} });
  const person = await placed('city', 'pt-14-1106-lisbon');
  const city = (await at('pt-14-1106-lisbon')).body;
  expect(city).toMatchObject({ name: 'Lisbon', people: 1, items: [{ handle: person.handle }], places: [] });
  expect(city.within.map(({ name }) => name)).toEqual(['Portugal', 'Around Lisbon']);
  for (const { id } of city.within)
    expect((await at(id)).body).toMatchObject({
      people: 1,
      places: [{ id: 'pt-14-1106-lisbon', people: 1 }],
    });
  expect((await at('ki')).body).toMatchObject({ name: 'Kiribati', people: 0, items: [], things: [] });
  expect((await at('zz')).status).toBe(404);
  expect((await at('pt-14-1106-nowhere')).status).toBe(404);
  expect((await at('x'.repeat(10_000))).status).toBe(422);
});

test('those who are suspended, blocked or muted are not shown', async () => {
  const [reader, other] = [await buildMember(app), await placed('city', 'no-12-0301-oslo')];
  const seen = async (client: Client) => ({
    people: (await peopleFor(client, { country: 'NO' })).includes(other.handle),
    places: (await client.call(worldPlaces)).body.places.some(({ country }) => country === 'NO'),
    location: (await client.call(getLocation, { params: { id: 'no' }, query: {} })).body.people === 1,
    profile: (await client.call(placeOf, { params: { handle: other.handle } })).body.place !== null,
  });
  const [all, none] = [
    { people: true, places: true, location: true, profile: true },
    { people: false, places: false, location: false, profile: false },
  ];
  expect(await seen(reader.client)).toEqual(all);
  await reader.client.call(setBoundary, { params: { handle: other.handle }, body: { kind: 'mute' } });
  expect(await seen(reader.client)).toEqual(none);
  expect(await seen(app.client())).toEqual(all);

  const blocked = await buildMember(app);
  const params = { handle: blocked.user.username! };
  await other.client.call(setBoundary, { params, body: { kind: 'block' } });
  expect(await seen(blocked.client)).toEqual(none);

  await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, other.user.id));
  expect(await peopleFor(app.client(), { country: 'NO' })).toEqual([]);
  expect((await app.client().call(placeOf, { params: { handle: other.handle } })).status).toBe(404);
});

test('whoever leaves takes their place along', async () => {
  const { user, handle } = await placed('city');
  await erasePerson(app.services, user, { actorId: user.id });
  expect(await rowOf(user)).toBeUndefined();
  expect(await peopleFor(app.client())).not.toContain(handle);
});

test('the list says how many there are, on every page and in any part of the map', async () => {
  for (const name of ['Kiwi one', 'Kiwi two']) await placed('city', 'nz-e7-076-auckland', name);
  const asked = { q: 'kiwi', area: '170,-40,180,-30' };
  const { body } = await app.client().call(worldPeople, { query: asked });
  expect([body.people, body.items.length]).toEqual([2, 2]);
  const before = '00000000-0000-0000-0000-000000000000';
  const { body: rest } = await app.client().call(worldPeople, { query: { ...asked, before } });
  expect([rest.people, rest.items.length]).toEqual([2, 0]);
  const elsewhere = await app.client().call(worldPeople, { query: { ...asked, area: '0,0,10,10' } });
  expect(elsewhere.body).toEqual({ items: [], next: null, people: 0 });
});

test('a name leads to its place; the place names others that are called so', async () => {
  const client = app.client();
  const { body } = await client.call(placesNamed, { query: { name: 'berlin' } });
  expect(body.places[0]).toMatchObject({ name: 'Berlin', countryName: 'Germany' });
  const { id } = body.places[0]!;
  const { body: location } = await client.call(getLocation, { params: { id }, query: {} });
  expect(location.namesakes.length).toBeGreaterThan(2);
  expect(location.namesakes.map((place) => place.id)).not.toContain(id);
  expect((await client.call(worldCities)).body.cities.length).toBeGreaterThan(100);
});
