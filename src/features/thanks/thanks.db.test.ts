/** Thanks: real, refusable, counted once; nothing of them where they were not meant. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { liftBoundary, setBoundary } from '#kit/boundaries/contract.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { answer, ask } from '#features/questions/questions.testing.ts';
import { publicProfile } from '#features/profiles/contract.ts';
import { readPulse } from '#features/pulse/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  declineThanks,
  earlierThanks,
  giveThanks,
  listThanks,
  takeBackThanks,
  thankedFor,
} from './contract.ts';

const app = useTestApp();

async function pair() {
  const [ana, ben] = [await buildMember(app, { name: 'Ana' }), await buildMember(app, { name: 'Ben' })];
  const thank = (text: string, more: object = {}) =>
    ana.client.call(giveThanks, { body: { to: ben.user.username!, text, isPublic: true, ...more } });
  const of = async (client: Client) =>
    (await client.call(listThanks, { query: { of: ben.user.username! } })).body;
  return { ana, ben, thank, of, guest: app.client() };
}

test('for members, to others who exist, with words', async () => {
  const { ana, thank, guest, ben } = await pair();
  const body = { to: ben.user.username!, text: 'Thanks', isPublic: true };
  expect((await guest.call(giveThanks, { body })).status).toBe(401);
  expect((await guest.call(listThanks, { query: { shelf: 'given' } })).status).toBe(401);
  expect((await thank('')).status).toBe(422);
  expect((await thank('x'.repeat(501))).status).toBe(422);
  for (const to of ['nobody-at-all', ana.user.username!])
    expect((await ana.client.call(giveThanks, { body: { ...body, to } })).status, to).toBe(422);
  expect((await thank('@works', { to: `@${ben.user.username}` })).status).toBe(200);
});

test('a thousand thanks by a script count as one, with one notification', async () => {
  const { thank, of, guest, ben } = await pair();
  const answers = [];
  for (let time = 0; time < 12; time += 1) answers.push((await thank(`Time ${time}`)).body);
  expect(answers.map(({ again }) => again)).toEqual([false, ...Array.from({ length: 11 }, () => true)]);
  const { items, count } = await of(guest);
  expect([count, items.map(({ text }) => text)]).toEqual([1, ['Time 11']]);
  const { body } = await ben.client.call(listThanks, { query: { shelf: 'received' } });
  expect(body.count).toBe(1);
});

test('what one said before for the same thing is there to be changed, and nobody else’s', async () => {
  const { ana, ben, thank } = await pair();
  const about = { kind: 'answer', id: await answer(ben.client, await ask(ana.client)) };
  const words = `${about.kind}:${about.id}`;
  const earlier = async (client: Client, more: { about?: string } = {}) =>
    (await client.call(earlierThanks, { query: { to: ben.user.username!, ...more } })).body.earlier;
  expect(await earlier(ana.client)).toBeNull();
  await thank('For being here', { isPublic: false });
  const { body } = await thank('For the answer', { about });
  expect(await earlier(ana.client)).toEqual({ text: 'For being here', isPublic: false });
  expect(await earlier(ana.client, { about: words })).toEqual({ text: 'For the answer', isPublic: true });
  expect(await earlier(ben.client, { about: words })).toBeNull();
  await ana.client.call(takeBackThanks, { params: { id: body.id } });
  expect(await earlier(ana.client, { about: words })).toBeNull();
  const asked = { query: { to: ben.user.username! } };
  expect((await app.client().call(earlierThanks, asked)).status).toBe(401);
});

test('about something real of theirs: once for each, and called as it is now', async () => {
  const { ana, ben, thank, of, guest } = await pair();
  const question = await ask(ana.client, { title: 'How do reeds dry?' });
  const id = await answer(ben.client, question);
  const about = { kind: 'answer', id };
  expect((await ana.client.call(thankedFor, { query: about })).body).toMatchObject({
    title: 'How do reeds dry?',
    to: { name: 'Ben' },
  });
  await thank('For the answer', { about });
  await thank('Just so');
  await app.services.pulse!.settle();
  const { items } = (await guest.call(readPulse, { query: { kind: 'thanks' } })).body;
  const listed = items.flatMap(({ things }) => things.map(({ title }) => title));
  expect(listed).toEqual(expect.arrayContaining(['Ben for How do reeds dry?', 'Ben']));
  expect((await of(guest)).items.map((one) => one.about?.title ?? null)).toEqual([null, 'How do reeds dry?']);
  expect((await thank('Not his', { about: { kind: 'question', id: question } })).status).toBe(422);
  for (const kind of ['panda', 'run', 'nothing'])
    expect((await thank('No such thing', { about: { kind, id } })).status, kind).toBe(404);
});

test('private thanks are between two', async () => {
  const { ana, ben, thank, of, guest } = await pair();
  await thank('A secret', { isPublic: false });
  await app.services.pulse!.settle();
  for (const client of [guest, (await buildMember(app)).client, ben.client])
    expect((await of(client)).count).toBe(0);
  expect((await guest.call(readPulse, { query: {} })).text).not.toContain(ana.user.username);
  expect((await guest.call(publicProfile, { params: { handle: ben.user.username! } })).text).not.toContain(
    'secret',
  );
  const own = await ben.client.call(listThanks, { query: { shelf: 'received' } });
  expect(own.body.items).toMatchObject([{ text: 'A secret', isPublic: false, mine: 'received' }]);
});

test('the recipient can hide a thank-you without the sender being notified, and the sender can delete it', async () => {
  const { ana, ben, thank, of, guest } = await pair();
  const { id } = (await thank('Too much')).body;
  const params = { id };
  const other = await buildMember(app);
  for (const client of [ana.client, other.client])
    expect((await client.call(declineThanks, { params, body: { declined: true } })).status).toBe(404);
  await ben.client.call(declineThanks, { params, body: { declined: true } });
  expect((await of(guest)).count).toBe(0);
  const given = await ana.client.call(listThanks, { query: { shelf: 'given' } });
  expect(given.body.items).toMatchObject([{ text: 'Too much', declined: false }]);
  await thank('Again');
  expect((await of(guest)).count).toBe(0);
  await ben.client.call(declineThanks, { params, body: { declined: false } });
  expect((await of(guest)).items).toMatchObject([{ text: 'Again' }]);
  expect((await ben.client.call(takeBackThanks, { params })).status).toBe(404);
  expect((await ana.client.call(takeBackThanks, { params })).status).toBe(200);
  expect((await of(guest)).count).toBe(0);
});

const notificationsOf = ({ user }: { user: { id: string } }) =>
  app.services.db.select().from(notifications).where(eq(notifications.ownerId, user.id));

test('a declined thank-you stays declined when it is deleted and sent again, without another notification', async () => {
  const { ana, ben, thank, of, guest } = await pair();
  const { id } = (await thank('Too much')).body;
  await ben.client.call(declineThanks, { params: { id }, body: { declined: true } });
  expect((await ana.client.call(takeBackThanks, { params: { id } })).status).toBe(200);
  expect((await ana.client.call(takeBackThanks, { params: { id } })).status).toBe(404);
  const shelf = async (client: Client, which: 'given' | 'received') =>
    (await client.call(listThanks, { query: { shelf: which } })).body.items;
  expect([await shelf(ana.client, 'given'), await shelf(ben.client, 'received')]).toEqual([[], []]);
  // As if it had gone: nobody is told that it was declined.
  expect((await thank('Much too much')).body.again).toBe(false);
  expect((await of(guest)).count).toBe(0);
  expect(await shelf(ben.client, 'received')).toMatchObject([{ text: 'Much too much', declined: true }]);
  expect(await notificationsOf(ben)).toHaveLength(1);
});

test('whoever is thanked hears when the words are changed, once until they look', async () => {
  const { ben, thank } = await pair();
  await thank('Kind words');
  await app.services.db.update(notifications).set({ readAt: new Date() });
  await thank('Kind words');
  expect(await notificationsOf(ben)).toHaveLength(1);
  for (const text of ['Other', 'Unkind']) await thank(text);
  expect((await notificationsOf(ben)).map(({ data }) => (data as { text: string }).text).toSorted()).toEqual([
    'Kind words',
    'Unkind',
  ]);
});

test('thanks from a blocked member are visible to the receiver only and can be declined', async () => {
  const { ana, ben, thank, of, guest } = await pair();
  const { id } = (await thank('Before')).body;
  const handle = { params: { handle: ana.user.username! } };
  await ben.client.call(setBoundary, { ...handle, body: { kind: 'block' } });
  expect((await of(guest)).count).toBe(0);
  expect((await guest.call(publicProfile, { params: { handle: ben.user.username! } })).text).not.toContain(
    'Before',
  );
  const received = await ben.client.call(listThanks, { query: { shelf: 'received' } });
  expect(received.body.items).toMatchObject([{ id, text: 'Before' }]);
  await ben.client.call(declineThanks, { params: { id }, body: { declined: true } });
  await ben.client.call(liftBoundary, handle);
  expect((await of(guest)).count).toBe(0);
});

test('whoever is blocked cannot thank, and whom one muted is not heard', async () => {
  const { ana, ben, thank } = await pair();
  await thank('Before');
  const params = { handle: ana.user.username! };
  await ben.client.call(setBoundary, { params, body: { kind: 'mute' } });
  expect((await ben.client.call(listThanks, { query: { shelf: 'received' } })).body.items).toEqual([]);
  await ben.client.call(setBoundary, { params, body: { kind: 'block' } });
  expect((await thank('After', { isPublic: false })).status).toBe(403);
});

test('when whoever thanked leaves, the thanks stay without the name; when whoever was thanked leaves, they go', async () => {
  const { ana, ben, thank, of, guest } = await pair();
  await thank('Stay');
  await erasePerson(app.services, ana.user, { actorId: ana.user.id });
  expect((await of(guest)).items).toMatchObject([{ text: 'Stay', from: null }]);
  await erasePerson(app.services, ben.user, { actorId: ben.user.id });
  expect((await guest.call(listThanks, { query: {} })).text).not.toContain('Stay');
});
