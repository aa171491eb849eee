/** Listings: written, found, seen by whom they may be, and over in time. */
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { getFile } from '#kit/files/contract.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { upload } from '#testing/upload.ts';
import {
  createListing,
  deleteListing,
  editListing,
  getListing,
  listingPlaces,
  listListings,
  listSections,
  moveListing,
  ownListings,
  restoreListing,
  similarListings,
  suggestForListing,
  type ListingQuery,
} from './contract.ts';
import { expireSome, warnSome } from './jobs.server.ts';
import { highestPrice, longestTitle, mostPhotos, photoUse } from './limits.ts';
import { absent, list, plainListing } from './listings.testing.ts';

const day = 24 * 3600_000;
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
const app = useTestApp({}, { clock });

const view = async (id: string, client = app.client()) =>
  (await client.call(getListing, { params: { id } })).body;
const status = async (id: string, client = app.client()) =>
  (await client.call(getListing, { params: { id } })).status;
const idsIn = async (query: ListingQuery, client = app.client()) =>
  (await client.call(listListings, { query })).body.items.map(({ id }) => id);
const noticesOf = async (ownerId: string, kind: string) =>
  (
    await app.services.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.ownerId, ownerId), eq(notifications.kind, kind)))
  ).map(({ data }) => (data as { title: string }).title);

test('a listing is read by all and listed in its section', async () => {
  const ana = await buildMember(app, { name: 'Ana' });
  const id = await list(ana.client, { title: 'Walnut shelf', place: 'fr-11-75-paris' });
  expect(await view(id)).toMatchObject({
    title: 'Walnut shelf',
    state: 'live',
    price: 12_000,
    currency: 'EUR',
    placeName: 'Paris, France',
    owner: { name: 'Ana', handle: ana.user.username },
    mine: false,
    statistics: null,
    heldWhy: [],
  });
  expect(await view(id, ana.client)).toMatchObject({ mine: true, statistics: { views: 1, offers: 0 } });
  expect(await idsIn({ section: 'goods' })).toContain(id);
  expect(await idsIn({ section: 'jobs' })).not.toContain(id);
  expect((await app.client().call(listSections)).body.items).toContainEqual({
    section: 'goods',
    count: expect.any(Number),
  });
});

test.for([
  ['nothing', { title: '' }],
  ['two letters', { title: 'ab' }],
  ['marks alone', { title: '!!!???' }],
  ['a pasted page', { title: 'x'.repeat(longestTitle + 1) }],
  ['NUL', { text: 'a\0b' }],
  ['a price of nothing', { price: 0 }],
  ['a negative price', { price: -1 }],
  ['half a cent', { price: 10.5 }],
  ['10^15', { price: 1e15 }],
  ['more than the highest price', { price: highestPrice + 1 }],
  ['no price where one is fixed', { price: null }],
  ['a price of what is free', { priceKind: 'free' }],
  ['an unknown currency', { currency: 'XXX' }],
  ['a unit of another section', { unit: 'month' }],
  ['a facet of another section', { facets: ['rooms:2-rooms'] }],
  ['two conditions', { facets: ['condition:good', 'condition:used'] }],
  ['dates where there are none', { startsOn: '2027-01-01' }],
  ['a place that is not there', { place: 'xx-1-2-nowhere' }],
  ['a photo of nobody', { photos: [absent] }],
  ['too many photos', { photos: Array.from({ length: mostPhotos + 1 }, () => absent) }],
  ['a section nobody knows', { section: 'weapons' }],
  ['a field nobody knows', { ownerId: absent }],
] as const)('%s makes no listing', async ([, change]) => {
  const { client } = await buildMember(app);
  const { status: code } = await client.call(createListing, {
    body: { listing: { ...plainListing, ...change } as never, publish: true },
  });
  expect(code).toBe(422);
  expect((await client.call(ownListings)).body.items).toEqual([]);
});

test('guests list nothing, and nobody changes what is another’s or not there', async () => {
  const { client } = await buildMember(app);
  const id = await list(client);
  const guest = app.client();
  const body = { listing: plainListing };
  expect((await guest.call(createListing, { body: { ...body, publish: true } })).status).toBe(401);
  expect((await guest.call(editListing, { params: { id }, body })).status).toBe(401);
  expect((await guest.call(ownListings)).status).toBe(401);
  const other = (await buildMember(app)).client;
  expect((await other.call(editListing, { params: { id }, body })).status).toBe(403);
  expect((await other.call(deleteListing, { params: { id } })).status).toBe(403);
  expect((await other.call(moveListing, { params: { id }, body: { to: 'closed' } })).status).toBe(403);
  expect((await other.call(editListing, { params: { id: absent }, body })).status).toBe(404);
  expect(await status(absent)).toBe(404);
});

test('a draft is its owner’s alone until it is published', async () => {
  const { client } = await buildMember(app);
  const id = await list(client, {}, false);
  expect(await status(id)).toBe(404);
  expect((await view(id, client)).state).toBe('draft');
  const { body } = await client.call(moveListing, { params: { id }, body: { to: 'live' } });
  expect(body.state).toBe('live');
  expect(await status(id)).toBe(200);
});

test('filters narrow the list: kind, fields, price and currency', async () => {
  const { client } = await buildMember(app);
  const cheap = await list(client, {
    title: 'Cheap chair',
    price: 500,
    facets: ['type:furniture', 'condition:used'],
  });
  const dear = await list(client, {
    title: 'Dear chair',
    price: 99_000,
    facets: ['type:furniture', 'condition:new'],
  });
  const free = await list(client, { title: 'Free chair', priceKind: 'free', price: null });
  const dollars = await list(client, { title: 'Chair in dollars', price: 600, currency: 'USD' });
  const wanted = await list(client, { title: 'Chair wanted', kind: 'wanted' });
  const query = { section: 'goods' } as const;
  const below = await idsIn({ ...query, highest: '1000', currency: 'EUR' });
  expect(below).toContain(cheap);
  expect(below).toContain(free);
  expect(below).not.toContain(dear);
  expect(below).not.toContain(dollars);
  expect(await idsIn({ ...query, facets: 'condition:new' })).toContain(dear);
  expect(await idsIn({ ...query, facets: 'condition:new' })).not.toContain(cheap);
  const either = await idsIn({ ...query, facets: 'condition:new,condition:used' });
  expect(either).toEqual(expect.arrayContaining([cheap, dear]));
  expect(await idsIn({ ...query, kind: 'wanted' })).toContain(wanted);
  expect(await idsIn({ ...query, kind: 'wanted' })).not.toContain(cheap);
  const sorted = await idsIn({ ...query, kind: 'offer', currency: 'EUR', sort: 'cheap' });
  expect(sorted.indexOf(cheap)).toBeLessThan(sorted.indexOf(dear));
  const { facets } = (await app.client().call(listListings, { query })).body;
  expect(facets.find(({ value }) => value === 'condition:new')?.count).toBeGreaterThan(0);
});

test('distance is measured on the sphere, and the map counts places', async () => {
  const { client } = await buildMember(app);
  const paris = await list(client, {
    section: 'community',
    unit: 'once',
    facets: [],
    title: 'Paris walk',
    place: 'fr-11-75-paris',
  });
  const near = { section: 'community', near: 'fr-11-75-paris', within: '10' } as const;
  expect(await idsIn(near)).toEqual([paris]);
  const { items } = (await app.client().call(listListings, { query: { ...near, sort: 'near' } })).body;
  expect(items[0]).toMatchObject({ distance: 0 });
  expect(await idsIn({ section: 'community', near: 'nowhere-at-all' })).toEqual([]);
  // Over the date line, and around the pole.
  expect(await idsIn({ section: 'community', area: '170,-90,-170,90' })).toEqual([]);
  expect(await idsIn({ section: 'community', area: '2,48,3,49' })).toEqual([paris]);
  const { places } = (await app.client().call(listingPlaces, { query: { section: 'community' } })).body;
  expect(places).toMatchObject([{ id: 'fr-11-75-paris', people: 1 }]);
});

test('words find a listing, similar ones are suggested, and what is deleted is not found', async () => {
  const { client } = await buildMember(app);
  const ids: string[] = [];
  for (const [at, price] of [4000, 5000, 6000, 7000, 8000, 9000].entries())
    ids.push(await list(client, { title: `Accordion, red, size ${at}`, price }));
  await app.services.searchIndex!.settle();
  expect(new Set(await idsIn({ q: 'red accordion' }))).toEqual(new Set(ids));
  expect(
    (await app.client().call(similarListings, { params: { id: ids[0]! } })).body.items.length,
  ).toBeGreaterThan(2);
  const { body } = await client.call(suggestForListing, { query: { q: 'red accordion', kind: 'wanted' } });
  expect(body).toMatchObject({ section: 'goods', prices: { currency: 'EUR', listings: 6 } });
  expect(body.prices!.low).toBeGreaterThanOrEqual(4000);
  expect(body.prices!.high).toBeLessThanOrEqual(9000);
  expect(body.matches).toHaveLength(3);
  await client.call(deleteListing, { params: { id: ids[0]! } });
  await app.services.searchIndex!.settle();
  expect(await idsIn({ q: 'red accordion' })).not.toContain(ids[0]);
  expect(await status(ids[0]!, client)).toBe(404);
  expect((await client.call(restoreListing, { params: { id: ids[0]! } })).status).toBe(200);
  expect(await status(ids[0]!)).toBe(200);
});

test('whoever is blocked or whose owner is suspended sees nothing', async () => {
  const ana = await buildMember(app);
  const ben = await buildMember(app);
  const id = await list(ana.client);
  await ana.client.call(setBoundary, { params: { handle: ben.user.username! }, body: { kind: 'block' } });
  expect(await status(id, ben.client)).toBe(404);
  expect(await idsIn({}, ben.client)).not.toContain(id);
  expect(await status(id)).toBe(200);
  await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, ana.user.id));
  expect(await status(id)).toBe(404);
  expect(await idsIn({})).not.toContain(id);
});

test('a listing expires with a word before and after, and is renewed', async () => {
  const { client, user } = await buildMember(app);
  const id = await list(client, { section: 'community', unit: 'once', facets: [], title: 'Lost umbrella' });
  try {
    clock.ahead = 28 * day;
    await warnSome(app.services);
    expect(await noticesOf(user.id, 'listing.state')).toEqual(['“Lost umbrella” expires in 3 days']);
    await warnSome(app.services);
    clock.ahead = 31 * day;
    // Before the job ran, too.
    expect(await idsIn({ section: 'community' })).not.toContain(id);
    await expireSome(app.services);
    expect(await noticesOf(user.id, 'listing.state')).toHaveLength(2);
    expect((await view(id)).state).toBe('expired');
    await client.call(moveListing, { params: { id }, body: { to: 'live' } });
    expect(await idsIn({ section: 'community' })).toContain(id);
    await client.call(moveListing, { params: { id }, body: { to: 'closed' } });
    expect(await idsIn({ section: 'community' })).not.toContain(id);
    expect((await view(id)).state).toBe('closed');
  } finally {
    clock.ahead = 0;
  }
});

test('copies wait for a steward, with reasons', async () => {
  const ana = await buildMember(app);
  const text = 'A very particular text about a very particular lamp from my grandmother.';
  const listing = { ...plainListing, text, title: 'Lamp' };
  const first = await ana.client.call(createListing, { body: { listing, publish: true } });
  expect(first.body).toMatchObject({ state: 'live', heldWhy: [] });
  const again = await ana.client.call(createListing, {
    body: { listing: { ...listing, text: text.toUpperCase() }, publish: true },
  });
  expect(again.body).toMatchObject({
    state: 'held',
    heldWhy: ['You already have an open listing with the same text.'],
  });
  expect(await status(again.body.id)).toBe(404);
  expect((await view(again.body.id, ana.client)).heldWhy).toHaveLength(1);
  expect(
    (await ana.client.call(moveListing, { params: { id: again.body.id }, body: { to: 'live' } })).status,
  ).toBe(409);
  const ben = await buildMember(app);
  const copied = await ben.client.call(createListing, { body: { listing, publish: true } });
  expect(copied.body.heldWhy).toEqual(['The same text is used in a listing by someone else.']);
});

test('photos lose their place, follow their listing, and are not another’s', async () => {
  const sharp = (await import('sharp')).default;
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#483' } })
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .jpeg()
    .toBuffer();
  const ana = await buildMember(app);
  const file = (await upload(ana.client, photoUse, 'table.jpg', jpeg)).file!;
  const id = await list(ana.client, { photos: [file.id] });
  const by = `listing:${id}`;
  const read = (client = app.client(), query: object = { by, disposition: 'inline' }) =>
    client.call(getFile, { params: { id: file.id }, query } as never) as unknown as Promise<Response>;
  const answer = await read();
  expect(answer.status).toBe(200);
  expect((await read(app.client(), {})).status).not.toBe(200);
  const ben = await buildMember(app);
  const stolen = await ben.client.call(createListing, {
    body: { listing: { ...plainListing, photos: [file.id] }, publish: true },
  });
  expect(stolen.status).toBe(422);
  const same = (await upload(ben.client, photoUse, 'mine.jpg', jpeg)).file!;
  const { body } = await ben.client.call(createListing, {
    body: {
      listing: { ...plainListing, text: 'Other words entirely, and quite many.', photos: [same.id] },
      publish: true,
    },
  });
  expect(body.heldWhy).toEqual(['A photo is also used by someone else.']);
  await ana.client.call(moveListing, { params: { id }, body: { to: 'closed' } });
  await ana.client.call(deleteListing, { params: { id } });
  expect((await read()).status).not.toBe(200);
});
