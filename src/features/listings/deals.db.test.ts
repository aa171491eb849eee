/** Messages, offers, meetings and reviews between two people, saved searches, and stewards. */
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { notifications } from '#kit/notifications/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { listMessages } from '#features/threads/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  contactOwner,
  createListing,
  editListing,
  getListing,
  listListings,
  moveListing,
} from './contract.ts';
import {
  counterOffer,
  decideOffer,
  deleteSearch,
  listOffers,
  listSearches,
  makeOffer,
  meetingCalendar,
  planMeeting,
  reviewDeal,
  saveSearch,
  writeAboutOffer,
} from './deals-contract.ts';
import { absent, list, plainListing } from './listings.testing.ts';
import {
  applyAsSteward,
  careForListing,
  decideApplication,
  sectionCare,
  stepDown,
  stewardQueue,
  writeRules,
} from './stewards-contract.ts';

const app = useTestApp();

const offer = { amount: 10_000, message: 'Cash today.', days: 3 } as const;
const make = async (client: Client, id: string, change: object = {}) =>
  client.call(makeOffer, { params: { id }, body: { ...offer, ...change } });
const decide = (client: Client, id: string, decision: 'accept' | 'decline' | 'withdraw') =>
  client.call(decideOffer, { params: { id }, body: { decision } });
const offersOf = async (client: Client) => (await client.call(listOffers, { query: {} })).body.items;
const titlesFor = async (ownerId: string, kind: string) =>
  (
    await app.services.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.ownerId, ownerId), eq(notifications.kind, kind)))
  ).map(({ data }) => (data as { title: string }).title);

async function deal() {
  const host = await buildMember(app, { name: 'Hana' });
  const guest = await buildMember(app, { name: 'Gus' });
  const id = await list(host.client);
  return { host, guest, id };
}

test('two people write to each other about a listing in one private thread', async () => {
  const { host, guest, id } = await deal();
  const say = (text: string, client = guest.client) =>
    client.call(contactOwner, { params: { id }, body: { text } });
  const { body } = await say('Is it still there?');
  expect((await say('And could you hold it?')).body.thread).toBe(body.thread);
  const { items } = (await host.client.call(listMessages, { params: { id: body.thread }, query: {} })).body;
  expect(items.map(({ text }) => text)).toEqual(['Is it still there?', 'And could you hold it?']);
  expect((await guest.client.call(getListing, { params: { id } })).body.thread).toBe(body.thread);
  expect((await app.client().call(listMessages, { params: { id: body.thread }, query: {} })).status).not.toBe(
    200,
  );
  expect((await say('Hello me', host.client)).status).toBe(403);
  expect((await say('', guest.client)).status).toBe(422);
  expect((await say('Hi', app.client())).status).toBe(401);
  await host.client.call(setBoundary, { params: { handle: guest.user.username! }, body: { kind: 'block' } });
  expect((await say('Hello?')).status).toBe(404);
});

test('an offer is countered, accepted, met about and reviewed by both together', async () => {
  const { host, guest, id } = await deal();
  const first = (await make(guest.client, id)).body.id;
  expect(await titlesFor(host.user.id, 'listing.offer')).toEqual([
    'Gus made an offer for “Oak table for six”',
  ]);
  expect((await decide(guest.client, first, 'accept')).status).toBe(403);
  const counter = await host.client.call(counterOffer, {
    params: { id: first },
    body: { ...offer, amount: 11_000 },
  });
  expect((await decide(host.client, first, 'accept')).status).toBe(409);
  expect((await decide(host.client, counter.body.id, 'accept')).status).toBe(403);
  expect((await decide(guest.client, counter.body.id, 'accept')).status).toBe(200);
  expect((await host.client.call(getListing, { params: { id } })).body.state).toBe('closed');
  const params = { id: counter.body.id };
  const at = new Date(Date.now() + 86_400_000).toISOString();
  expect(
    (await guest.client.call(planMeeting, { params, body: { at: '2090-01-01T00:00:00Z', where: 'x' } }))
      .status,
  ).toBe(422);
  await guest.client.call(planMeeting, { params, body: { at, where: 'Café, by the station' } });
  const calendar = await host.client.call(meetingCalendar, { params });
  expect(calendar.text).toContain('LOCATION:Café\\, by the station');
  const review = (client: Client, stars: number) =>
    client.call(reviewDeal, { params, body: { stars, text: 'Kind and on time.' } });
  expect((await review(guest.client, 6)).status).toBe(422);
  await review(guest.client, 5);
  expect((await review(guest.client, 1)).status).toBe(409);
  expect((await offersOf(host.client))[0]).toMatchObject({ theirReview: null, canReview: true });
  expect((await app.client().call(getListing, { params: { id } })).body.reviews.count).toBe(0);
  await review(host.client, 4);
  expect((await offersOf(host.client))[0]).toMatchObject({
    theirReview: { stars: 5 },
    myReview: { stars: 4 },
  });
  expect((await app.client().call(getListing, { params: { id } })).body.reviews).toMatchObject({
    count: 1,
    average: 5,
  });
});

test('both parties of an offer write to each other in the thread about the listing', async () => {
  const { host, guest, id } = await deal();
  const params = { id: (await make(guest.client, id)).body.id };
  const write = (client: Client, text: string) => client.call(writeAboutOffer, { params, body: { text } });
  const { thread } = (await write(host.client, 'Can you come on Friday?')).body;
  expect((await offersOf(guest.client))[0]!.thread).toBe(thread);
  await decide(host.client, params.id, 'accept');
  expect((await write(guest.client, 'Yes, at six.')).body.thread).toBe(thread);
  expect((await guest.client.call(getListing, { params: { id } })).body.thread).toBe(thread);
  const { items } = (await guest.client.call(listMessages, { params: { id: thread }, query: {} })).body;
  expect(items.map(({ text }) => text)).toEqual(['Can you come on Friday?', 'Yes, at six.']);
  const stranger = await buildMember(app);
  expect((await write(stranger.client, 'Hello')).status).toBe(404);
  expect((await write(app.client(), 'Hello')).status).toBe(401);
  expect((await write(guest.client, ' ')).status).toBe(422);
  await host.client.call(setBoundary, { params: { handle: guest.user.username! }, body: { kind: 'block' } });
  expect((await write(guest.client, 'Hello?')).status).toBe(403);
});

test('nobody writes about an offer that was declined', async () => {
  const { host, guest, id } = await deal();
  const params = { id: (await make(guest.client, id)).body.id };
  await decide(host.client, params.id, 'decline');
  expect((await guest.client.call(writeAboutOffer, { params, body: { text: 'Why?' } })).status).toBe(409);
});

test('of two offers accepted at once, one holds, and the other is notified', async () => {
  const { host, guest, id } = await deal();
  const rival = await buildMember(app);
  const [a, b] = [(await make(guest.client, id)).body.id, (await make(rival.client, id)).body.id];
  const answers = await Promise.all([decide(host.client, a, 'accept'), decide(host.client, b, 'accept')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const states = (await offersOf(host.client)).map(({ state }) => state).sort();
  expect(states).toEqual(['accepted', 'declined']);
  const notified = [guest, rival].map(({ user }) => titlesFor(user.id, 'listing.offer'));
  expect((await Promise.all(notified)).flat()).toContain('“Oak table for six” went to someone else');
  const twice = await Promise.all([decide(host.client, a, 'accept'), decide(host.client, a, 'accept')]);
  expect(twice.map(({ status }) => status)).toEqual([409, 409]);
});

test('a service stays open when an offer is accepted; a wanted listing takes offers the other way', async () => {
  const { guest, host } = await deal();
  const service = await list(host.client, { section: 'services', unit: 'hour', facets: [] });
  await decide(host.client, (await make(guest.client, service)).body.id, 'accept');
  expect((await host.client.call(getListing, { params: { id: service } })).body.state).toBe('live');
  const wanted = await list(host.client, { kind: 'wanted', title: 'Wanted: a bicycle' });
  const id = (await make(guest.client, wanted, { amount: null, message: 'I have one.' })).body.id;
  expect((await decide(host.client, id, 'accept')).status).toBe(200);
});

test('strangers see and decide nothing, and bad amounts are refused', async () => {
  const { host, guest, id } = await deal();
  const made = (await make(guest.client, id)).body.id;
  const stranger = (await buildMember(app)).client;
  expect((await decide(stranger, made, 'accept')).status).toBe(404);
  expect((await stranger.call(meetingCalendar, { params: { id: made } })).status).toBe(404);
  expect((await decide(app.client(), made, 'accept')).status).toBe(401);
  expect(await offersOf(stranger)).toEqual([]);
  expect((await make(host.client, id)).status).toBe(403);
  expect((await make(guest.client, absent)).status).toBe(404);
  for (const amount of [-1, 0, 1.5, 1e15])
    expect((await make(guest.client, id, { amount })).status, String(amount)).toBe(422);
  await host.client.call(moveListing, { params: { id }, body: { to: 'closed' } });
  expect((await make(guest.client, id)).status).toBe(409);
  expect((await decide(host.client, made, 'accept')).status).toBe(409);
});

test('whoever leaves in the middle of a deal takes their listing along; the other keeps what was agreed', async () => {
  const { host, guest, id } = await deal();
  const other = await list(host.client, { section: 'services', unit: 'hour', facets: [] });
  const agreed = (await make(guest.client, id)).body.id;
  await decide(host.client, agreed, 'accept');
  await make(guest.client, other);
  await erasePerson(app.services, host.user, { actorId: host.user.id });
  const items = await offersOf(guest.client);
  expect(items).toMatchObject([
    { state: 'withdrawn', listing: null, other: null, title: 'Oak table for six' },
    { state: 'accepted', listing: null, other: null, amount: 10_000, canReview: false },
  ]);
  const { status } = await guest.client.call(reviewDeal, {
    params: { id: agreed },
    body: { stars: 5, text: '' },
  });
  expect(status).toBe(409);
});

test('a saved search hears of what matches it, and of nothing else', async () => {
  const { host, guest } = await deal();
  const search = (body: object) => guest.client.call(saveSearch, { body });
  await search({ q: 'trombones', section: 'goods', highest: 20_000, currency: 'EUR' });
  const { body } = await search({ q: 'submarine' });
  await list(host.client, { title: 'Trombone with case', price: 30_000 });
  await list(host.client, { title: 'Trombone, dented', price: 15_000 });
  await expect.poll(() => titlesFor(guest.user.id, 'listing.matched')).toEqual(['New: “Trombone, dented”']);
  expect((await guest.client.call(listSearches)).body.items).toHaveLength(2);
  expect((await host.client.call(deleteSearch, { params: { id: body.id } })).status).toBe(404);
  expect((await guest.client.call(deleteSearch, { params: { id: body.id } })).status).toBe(200);
  expect((await app.client().call(saveSearch, { body: {} })).status).toBe(401);
  expect((await search({ near: 'nowhere' })).status).toBe(422);
});

test('a steward applies, is appointed, reviews with reasons, and what they do is public', async () => {
  const { host } = await deal();
  const steward = await buildMember(app);
  const admin = { client: await signIn(app, await buildAdmin(app)) };
  const params = { section: 'goods' } as const;
  const care = async () => (await app.client().call(sectionCare, { params })).body;
  expect(
    (await app.client().call(applyAsSteward, { params, body: { why: 'I sort things all day.' } })).status,
  ).toBe(401);
  expect(
    (await steward.client.call(applyAsSteward, { params, body: { why: 'I sort things all day.' } })).status,
  ).toBe(200);
  expect((await steward.client.call(stewardQueue)).body.sections).toEqual([]);
  const decision = { member: steward.user.id, appoint: true };
  expect((await host.client.call(decideApplication, { params, body: decision })).status).toBe(404);
  expect((await admin.client.call(stewardQueue)).body.applications).toHaveLength(1);
  await admin.client.call(decideApplication, { params, body: decision });
  const text = 'The same forty characters and more in two listings of one person.';
  const publish = () =>
    host.client.call(createListing, { body: { listing: { ...plainListing, text }, publish: true } });
  await publish();
  const held = (await publish()).body.id;
  expect((await steward.client.call(stewardQueue)).body.held).toMatchObject([{ id: held }]);
  const act = (client: Client, body: object, id = held) =>
    client.call(careForListing, { params: { id }, body: body as never });
  expect((await act(host.client, { act: 'approve' })).status).toBe(403);
  expect((await act((await buildMember(app)).client, { act: 'approve' })).status).toBe(404);
  expect((await act(steward.client, { act: 'decline' })).status).toBe(422);
  expect((await act(steward.client, { act: 'approve' })).status).toBe(200);
  expect((await act(steward.client, { act: 'approve' })).status).toBe(409);
  await act(steward.client, { act: 'pin' });
  const first = (await app.client().call(listListings, { query: { section: 'goods' } })).body.items[0]!;
  expect(first).toMatchObject({ id: held, isPinned: true });
  expect(await titlesFor(host.user.id, 'listing.care')).toHaveLength(2);
  expect((await host.client.call(writeRules, { params, body: { text: 'Be kind.' } })).status).toBe(403);
  await steward.client.call(writeRules, { params, body: { text: 'Be kind.' } });
  expect(await care()).toMatchObject({ rules: 'Be kind.', stewards: [{ handle: steward.user.username }] });
  expect((await care()).actions).toContainEqual({ act: 'approved', count: 1 });
  await steward.client.call(stepDown, { params });
  expect((await steward.client.call(stepDown, { params })).status).toBe(404);
  expect((await care()).stewards).toEqual([]);
  expect((await act(steward.client, { act: 'unpin' })).status).toBe(403);
});

test('what a steward declined, merged or approved is not changed by its owner alone', async () => {
  const host = await buildMember(app);
  const steward = await buildMember(app);
  const admin = { client: await signIn(app, await buildAdmin(app)) };
  const params = { section: 'goods' } as const;
  await steward.client.call(applyAsSteward, { params, body: { why: 'I sort things all day.' } });
  await admin.client.call(decideApplication, { params, body: { member: steward.user.id, appoint: true } });
  const write = async (text: string) => {
    const listing = { ...plainListing, text };
    return (await host.client.call(createListing, { body: { listing, publish: true } })).body;
  };
  const act = (id: string, body: object) =>
    steward.client.call(careForListing, { params: { id }, body: body as never });
  const move = async (id: string, to: 'live' | 'closed') =>
    (await host.client.call(moveListing, { params: { id }, body: { to } })).body;

  const declined = await write('A cello of about 1900, to be collected by two people with a van.');
  expect(declined.state).toBe('live');
  expect((await act(declined.id, { act: 'decline', reason: 'No cellos here.' })).status).toBe(200);
  expect(await move(declined.id, 'live')).toMatchObject({ state: 'held', heldWhy: ['No cellos here.'] });

  const kept = await write('A viola in its case, played once a week by a careful amateur.');
  const merged = await write('A viola with its case, played every week by a careful amateur player.');
  expect((await act(merged.id, { act: 'merge', into: kept.id, reason: 'Twice.' })).status).toBe(200);
  expect(await move(merged.id, 'live')).toMatchObject({ state: 'held' });

  const text = 'The same forty characters and more, once again in two listings of one person.';
  await write(text);
  const approved = await write(text);
  expect(approved.state).toBe('held');
  await act(approved.id, { act: 'approve' });
  expect(await move(approved.id, 'closed')).toMatchObject({ state: 'closed' });
  const copy = { ...plainListing, text: 'A viola in its case, played once a week by a careful amateur.' };
  await host.client.call(editListing, { params: { id: approved.id }, body: { listing: copy } });
  expect(await move(approved.id, 'live')).toMatchObject({ state: 'held' });
});
