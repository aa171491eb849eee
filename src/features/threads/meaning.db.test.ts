/** Messages that mean something alike, found in their thread by whoever is in it, and by nobody else. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { findByMeaning } from '#kit/search/by-meaning.server.ts';
import { normalise, numbersFrom, vectorSize } from '#kit/search/quantise.server.ts';
import { searchPassages } from '#kit/search/table.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { deleteMessage, editMessage, listThreads, restoreMessage, searchThreads } from './contract.ts';
import { removeThreadMember } from './people-contract.ts';
import { join, post, startThread } from './threads.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });

/** Stands in for the model: texts about the same thing mean the same, others nothing in common. */
const subjects = [/boat|ship|vessel/i, /cake|pastry|dessert/i, /rain|umbrella|drizzle/i];
const next = numbersFrom(5);
const meanings = [...subjects, null].map(() =>
  normalise(Float32Array.from({ length: vectorSize }, () => next() - 0.5)),
);
const meant = (text: string) => meanings[subjects.findIndex((one) => one.test(text)) + 1]!;
let largestPart = 0;

beforeAll(() => {
  if (!app.services) return;
  const { models, packs } = app.services;
  Object.assign(packs, { isReady: () => true });
  Object.assign(models, {
    embed(texts: string[]) {
      largestPart = Math.max(largestPart, texts.length);
      return Promise.resolve(texts.map(meant));
    },
  });
});

const found = async (client: Client, q: string, thread: string) => {
  await app.services.searchIndex!.settle();
  const { body } = await client.call(searchThreads, { query: { q, thread } });
  return body.items.map(({ message, byMeaning }) => `${byMeaning ? '~' : ''}${message.text}`);
};

test('what means the same stands after what has the words, and is marked', async () => {
  const { owner, id } = await startThread(app);
  for (const text of [
    'We painted the boat red',
    'The vessel leaks at the bow',
    'Cake is in the fridge',
    'ship!',
  ])
    await post(owner.client, id, text);
  expect(await found(owner.client, 'boat', id)).toEqual([
    'We painted the boat red',
    '~The vessel leaks at the bow',
  ]);
  expect(await found(owner.client, 'dessert', id)).toEqual(['~Cake is in the fridge']);
  expect(await found(owner.client, 'umbrella', id)).toEqual([]);
  // In all threads at once it stays with the words.
  const { body } = await owner.client.call(searchThreads, { query: { q: 'dessert' } });
  expect(body.items).toEqual([]);
});

test('only those who are in the thread find what is said there, as long as they are', async () => {
  const { owner, id } = await startThread(app, 'Harbour', 'public');
  const ben = await join(app, owner.client, id);
  await post(owner.client, id, 'The vessel is insured twice');
  const near = ['~The vessel is insured twice'];
  expect(await found(ben.client, 'boat', id)).toEqual(near);
  const other = await startThread(app, 'Elsewhere');
  expect(await found(other.owner.client, 'boat', id)).toEqual([]);
  expect(await found(other.owner.client, 'boat', other.id)).toEqual([]);
  await owner.client.call(removeThreadMember, { params: { id, member: ben.user.id } });
  expect(await found(ben.client, 'boat', id)).toEqual([]);
  expect(await found(owner.client, 'boat', id)).toEqual(near);
  // The index of the site does not tell of it either, whose reader is the thread.
  const { db } = app.services;
  const [row] = await db.select().from(searchPassages).where(eq(searchPassages.source, 'thread-message'));
  expect(row!.words).toBe('');
  const among = { readers: [owner.user.id], sources: ['thread-message'] };
  expect((await db.transaction((tx) => findByMeaning(tx, db, meanings[1]!, among))).size).toBe(0);
});

test('a message that is deleted leaves the index; edited, it is found by what it says now', async () => {
  const { owner, id } = await startThread(app);
  const { body } = await post(owner.client, id, 'The vessel is for sale');
  const kept = () => app.services.db.$count(searchPassages, eq(searchPassages.subject, body.id));
  expect(await found(owner.client, 'boat', id)).toHaveLength(1);
  await owner.client.call(deleteMessage, { params: { id: body.id } });
  // At once, also before the index has followed.
  const { body: gone } = await owner.client.call(searchThreads, { query: { q: 'boat', thread: id } });
  expect(gone.items).toEqual([]);
  expect(await found(owner.client, 'boat', id)).toEqual([]);
  expect(await kept()).toBe(0);
  await owner.client.call(restoreMessage, { params: { id: body.id } });
  expect(await found(owner.client, 'boat', id)).toHaveLength(1);
  await owner.client.call(editMessage, {
    params: { id: body.id },
    body: { text: 'The pastry is for sale' },
  });
  expect(await found(owner.client, 'boat', id)).toEqual([]);
  expect(await found(owner.client, 'cake', id)).toEqual(['~The pastry is for sale']);
});

test(
  'ten thousand messages are read in small parts while others are answered',
  { timeout: 300_000 },
  async () => {
    const { owner, id } = await startThread(app);
    const { db, searchIndex } = app.services;
    await db.execute(sql`insert into thread_message (id, thread_id, seq, rev, author_id, kind, text, search)
    select gen_random_uuid(), ${id}, n, n, ${owner.user.id}, 'text',
      case n when 17 then 'The vessel of my aunt' else 'line number ' || n end, array_to_tsvector(array['x'])
    from generate_series(1, 10000) n`);
    await db.execute(sql`update thread set rev = 10000 where id = ${id}`);
    const { client } = await buildMember(app);
    let isDone = false;
    const settled = searchIndex!.settle().then(() => (isDone = true));
    let longest = 0;
    let answered = 0;
    let effort = measureEffort();
    const beat = setInterval(() => {
      longest = Math.max(longest, effort());
      effort = measureEffort();
    });
    for (; !isDone; answered += 1) {
      expect((await client.call(listThreads, { query: {} })).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await settled;
    clearInterval(beat);
    expect(answered).toBeGreaterThan(20);
    expect(largestPart).toBeLessThanOrEqual(32);
    // A loop that does all of them at once would work for many seconds without letting anyone else have a turn.
    expect(longest).toBeLessThan(cpuLimit(1500));
    expect(await found(owner.client, 'boat', id)).toEqual(['~The vessel of my aunt']);
  },
);
