/** The pulse: each thing once, fair, true to what is there now, and for whoever may know. */
import fs from 'node:fs/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { users } from '#kit/auth/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { activityHappened, publishActivity } from '#social/people/activity.server.ts';
import { followPerson, listAudiences, putAudiences } from '#social/people/contract.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { register } from '#features/accounts/contract.ts';
import { searchDirectory } from '#features/directory/contract.ts';
import { createCollection } from '#features/gallery/collections/contract.ts';
import { deleteLabPost } from '#features/lab/contract.ts';
import { begin, say } from '#features/lab/lab.testing.ts';
import { adoptPanda } from '#features/pandas/contract.ts';
import { completeOnboarding } from '#features/profiles/contract.ts';
import { addQuestionComment, deletePost } from '#features/questions/contract.ts';
import { answer, ask } from '#features/questions/questions.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { markPulseSeen, readPulse } from './contract.ts';
import { ownJourney, yearPicture } from './journey-contract.ts';
import { groupRows } from './group.ts';
import { keepPulse } from './keep-pulse.server.ts';
import { activities } from './table.server.ts';

const app = useTestApp();

async function pulse(client: Client, query: object = {}) {
  await app.services.pulse!.settle();
  return (await client.call(readPulse, { query })).body;
}
const titles = (items: Awaited<ReturnType<typeof pulse>>['items']) =>
  items.flatMap(({ things }) => things.map(({ title }) => title));

test('activity is listed newest first, and deleted posts are not listed', async () => {
  const [ana, ben] = [await buildMember(app, { name: 'Ana' }), await buildMember(app, { name: 'Ben' })];
  const id = await ask(ana.client, { title: 'Do reeds float?' });
  await answer(ben.client, id);
  const { items } = await pulse(app.client());
  expect(items.slice(0, 2).map(({ kind, actor }) => `${actor.name} ${kind}`)).toEqual([
    'Ben answer',
    'Ana question',
  ]);
  await ana.client.call(deletePost, { params: { id } });
  expect(titles((await pulse(app.client())).items)).not.toContain('Do reeds float?');
});

test('a busy person has one line, with what is newest and how many there are', async () => {
  const { client, user } = await buildMember(app, { name: 'Busy' });
  for (let time = 1; time <= 7; time += 1) await ask(client, { title: `Question number ${time}?` });
  const theirs = (await pulse(app.client())).items.filter(({ actor }) => actor.handle === user.username);
  expect(theirs).toMatchObject([{ kind: 'question', count: 7 }]);
  expect(titles(theirs)).toEqual([7, 6, 5, 4].map((time) => `Question number ${time}?`));
});

test('the same event, received twice, by two processes at once or after a break, is listed once', async () => {
  const { client, user } = await buildMember(app);
  const id = await ask(client, { title: 'Once only?' });
  const second = keepPulse(app.services);
  await app.services.bus.publish('activity', activityHappened, {
    actorId: user.id,
    kind: 'question',
    subjectId: id,
  });
  await Promise.all([second.settle(), app.services.pulse!.settle()]);
  await second.close();
  const rows = await app.services.db.select().from(activities).where(eq(activities.subjectId, id));
  expect(rows).toHaveLength(1);
});

test('an erased account leaves nothing in the pulse, and later activity is listed', async () => {
  const gone = await buildMember(app);
  const { client } = await buildMember(app);
  await app.services.pulse!.settle();
  await app.services.bus.transact(async (tx) => {
    publishActivity(tx, { actorId: newId(), kind: 'question', subjectId: newId() });
  });
  await ask(gone.client, { title: 'From someone who goes?' });
  await erasePerson(app.services, gone.user, { actorId: gone.user.id });
  await ask(client, { title: 'From someone who stays?' });
  const listed = titles((await pulse(app.client())).items);
  expect(listed).toContain('From someone who stays?');
  expect(listed).not.toContain('From someone who goes?');
});

test('a new member appears nowhere until they choose to be found', async () => {
  const arrive = async (username: string) => {
    const client = app.client();
    const body = { username, email: `${username}@example.org`, password: 'a long road of bamboo' };
    expect((await client.call(register, { body })).status).toBe(200);
    return client;
  };
  const nora = await arrive('new-nora');
  const shy = await arrive('shy-sven');
  expect((await nora.call(listAudiences)).body.parts.listed).toBe('nobody');
  await nora.call(putAudiences, { body: { parts: { listed: 'everyone' } } });
  for (const client of [nora, shy])
    await client.call(adoptPanda, {
      body: { name: 'Bo', look: { leaf: 'bamboo', coat: 'ink', outfit: 'scarf' } },
    });
  for (const kind of ['member', 'panda'] as const) {
    const actors = (await pulse(app.client(), { kind })).items.map(({ actor }) => actor.handle);
    expect(actors).toContain('new-nora');
    expect(actors).not.toContain('shy-sven');
  }
  const people = await app.client().call(searchDirectory, { query: {} });
  const listed = people.body.items.map(({ handle }) => handle);
  expect(listed).toContain('new-nora');
  expect(listed).not.toContain('shy-sven');
});

test('members from before the pulse are listed once, on the day they joined, unless they are hidden', async () => {
  const { db } = app.services;
  const joinedAt = new Date('2025-03-04T05:06:07Z');
  const [early, late, shy, unseen] = [
    await buildMember(app),
    await buildMember(app),
    await buildMember(app),
    await buildMember(app),
  ];
  const all = [early, late, shy, unseen].map(({ user }) => user.id);
  await db.update(users).set({ createdAt: joinedAt }).where(inArray(users.id, all));
  await shy.client.call(putAudiences, { body: { parts: { activity: 'nobody' } } });
  await unseen.client.call(putAudiences, { body: { parts: { listed: 'nobody' } } });
  await db.delete(activities).where(inArray(activities.actorId, all));
  // One took the first steps long after, and was told of as if they had joined then.
  await app.services.bus.transact(async (tx) => {
    publishActivity(tx, { actorId: late.user.id, kind: 'member', subjectId: late.user.id });
  });
  await app.services.pulse!.settle();
  const migration = await fs.readFile('migrations/0047_quest_makers_and_meaning.sql', 'utf8');
  const statements = migration.split('--> statement-breakpoint').filter((one) => one.includes(' activity'));
  expect(statements).toHaveLength(3);
  // What was brought up to date stays so.
  for (const statement of [...statements, ...statements]) await db.execute(sql.raw(statement));
  await early.client.call(completeOnboarding);
  await app.services.pulse!.settle();
  const rows = await db.select().from(activities).where(inArray(activities.actorId, all));
  expect(rows.map(({ kind, subjectId, createdAt }) => ({ kind, subjectId, createdAt }))).toEqual(
    rows.map(({ actorId }) => ({ kind: 'member', subjectId: actorId, createdAt: joinedAt })),
  );
  expect(rows).toHaveLength(4);
  expect(rows.find(({ actorId }) => actorId === shy.user.id)?.audience).toBe('nobody');
  // In their place among what happened, by the moment that an id begins with.
  const moments = rows.map(({ id }) => Number.parseInt(id.replace('-', '').slice(0, 12), 16));
  expect(new Set(moments)).toEqual(new Set([joinedAt.getTime()]));
  const listed = (await pulse(app.client(), { kind: 'member' })).items.map(({ actor }) => actor.handle);
  expect(listed).toEqual(expect.arrayContaining([early.user.username, late.user.username]));
  expect(listed).not.toContain(shy.user.username);
  expect(listed).not.toContain(unseen.user.username);
});

test('filters, people one follows, muted, blocked and suspended people', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  await ask(ben.client, { title: 'Is bamboo a grass?' });
  const hears = async (query: object = {}) =>
    titles((await pulse(ana.client, query)).items).includes('Is bamboo a grass?');
  expect(await hears()).toBe(true);
  expect(await hears({ kind: 'answer' })).toBe(false);
  expect(await hears({ who: 'following' })).toBe(false);
  await ana.client.call(followPerson, { params: { handle: ben.user.username! } });
  expect(await hears({ who: 'following' })).toBe(true);
  await ana.client.call(setBoundary, { params: { handle: ben.user.username! }, body: { kind: 'mute' } });
  expect(await hears()).toBe(false);
  await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, ben.user.id));
  expect(titles((await pulse(app.client())).items)).not.toContain('Is bamboo a grass?');
});

test('when one was here is remembered for members', async () => {
  const { client } = await buildMember(app);
  expect((await pulse(client)).seenAt).toBeNull();
  expect((await app.client().call(markPulseSeen)).status).toBe(401);
  await client.call(markPulseSeen);
  expect((await pulse(client)).seenAt).toEqual(expect.any(String));
  expect((await pulse(app.client())).seenAt).toBeNull();
});

test('a page ends where the next begins: nothing is lost, nothing comes twice', () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({
    id: String(100 - index).padStart(3, '0'),
    kind: 'question',
    actorId: `person ${index % 7 === 0 ? index : 'busy'}`,
    createdAt: new Date('2026-01-01'),
  }));
  const seen: string[] = [];
  for (let left = rows; left.length > 0;) {
    const { groups, last, isCut } = groupRows(left, 4);
    expect(groups.length).toBeLessThanOrEqual(4);
    seen.push(...groups.flatMap((group) => group.rows.map(({ id }) => id)));
    left = isCut ? left.filter(({ id }) => id < last!.id) : [];
  }
  expect(seen.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

test('a journey is one’s own, and its picture is made when asked', async () => {
  const { client } = await buildMember(app, { name: 'Wanderer' });
  expect((await app.client().call(ownJourney)).status).toBe(401);
  const lastYear = new Date().getUTCFullYear() - 1;
  expect((await client.call(yearPicture, { body: { year: lastYear } })).status).toBe(404);
  await ask(client, { title: 'Where do pandas go in winter?' });
  await app.services.pulse!.settle();
  const { body } = await client.call(ownJourney);
  expect(body.months[0]!.things).toMatchObject([
    { kind: 'question', title: 'Where do pandas go in winter?' },
  ]);
  const year = Number(body.months[0]!.month.slice(0, 4));
  expect((await client.call(yearPicture, { body: { year } })).status).toBe(200);
});

test('collections, comments and feedback are in one’s journey until they are gone', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const collection = { title: 'Reeds and canes', about: '', isPublic: false, rule: null };
  await ana.client.call(createCollection, { body: collection });
  const question = await ask(ben.client, { title: 'Which reed sings?' });
  await ana.client.call(addQuestionComment, { params: { id: question }, body: { text: 'Which size?' } });
  const feedback = await say(ana.client, await begin(ben.client, { title: 'Bamboo flute' }));
  // What one says about one's own is no feedback given.
  await say(ana.client, await begin(ana.client, { title: 'Own kettle' }));
  const journey = async () => {
    await app.services.pulse!.settle();
    const { months } = (await ana.client.call(ownJourney)).body;
    return months.flatMap(({ things }) => things.map(({ kind, title }) => `${kind}: ${title}`)).toSorted();
  };
  expect(await journey()).toEqual([
    'collection: Reeds and canes',
    'comment: Which reed sings?',
    'experiment: Own kettle',
    'lab-feedback: Bamboo flute',
  ]);
  await ana.client.call(deleteLabPost, { params: { id: feedback } });
  const params = { handle: ana.user.username! };
  await ben.client.call(setBoundary, { params, body: { kind: 'block' } });
  expect(await journey()).toEqual(['collection: Reeds and canes', 'experiment: Own kettle']);
});
