/** Nearest neighbours without an extension, against comparing everything with everything. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { findByMeaning } from './by-meaning.server.ts';
import { dot, normalise, numbersFrom, vectorSize } from './quantise.server.ts';
import { everyone } from './search-source.server.ts';
import { writeSubjects } from './write-subjects.server.ts';
import { writeVectors } from './write-vectors.server.ts';

const app = useTestApp({ ROLE: 'web' });
const next = numbersFrom(3);
const random = () => Float32Array.from({ length: vectorSize }, () => next() - 0.5);
const near = (vector: Float32Array, by: number) =>
  normalise(random().map((number, at) => number * by + vector[at]!));
/** As real ones lie: in groups. */
const groups = Array.from({ length: 30 }, () => normalise(random()));
const anyOne = () => near(groups[Math.floor(next() * groups.length)]!, 0.08);

const count = 800;
const vectors = Array.from({ length: count }, anyOne);
const idOf = new Map<number, number>();
let owner: string;

/** Stands in for the model: text number seven means the seventh vector. */
const models = {
  embed: (texts: string[]) =>
    Promise.resolve(texts.map((text) => vectors[Number(/(\d+)\.$/.exec(text)![1])]!)),
} as unknown as typeof app.services.models;

const search = async (vector: Float32Array, readers: string[], sources?: string[]) => {
  const { db } = app.services;
  const found = await db.transaction((tx) => findByMeaning(tx, db, vector, { readers, sources }));
  return [...found].sort(([, one], [, other]) => other - one).map(([id]) => idOf.get(id)!);
};

beforeAll(async () => {
  if (!app.services) return;
  const { db } = app.services;
  await db.execute(sql`delete from search_passage`);
  owner = (await buildUser(app)).id;
  // Every tenth is someone's own.
  const things = vectors.map((_, at) => ({
    subject: `${at}`,
    ownerId: null,
    readers: [at % 10 === 0 ? owner : everyone],
    label: 'Number',
    title: 'Thing',
    text: `Number ${at}.`,
    href: '/',
    at: new Date(0),
  }));
  for (let at = 0; at < count; at += 100) {
    const some = things.slice(at, at + 100);
    await writeSubjects(
      db,
      at < count / 2 ? 'one' : 'other',
      some.map(({ subject }) => subject),
      some,
    );
  }
  while ((await writeVectors({ db, models })) > 0);
  const { rows } = await db.execute<{ id: string; subject: string }>(
    sql`select id, subject from search_passage`,
  );
  for (const { id, subject } of rows) idOf.set(Number(id), Number(subject));
});

function exact(vector: Float32Array, isAmong: (at: number) => boolean): number[] {
  return [...vectors.keys()]
    .filter(isAmong)
    .sort((one, other) => dot(vector, vectors[other]!, 0) - dot(vector, vectors[one]!, 0))
    .slice(0, 10);
}

test('finds nearly all of the ten nearest', async () => {
  let right = 0;
  for (let times = 0; times < 20; times += 1) {
    const asked = anyOne();
    const found = new Set((await search(asked, [everyone])).slice(0, 10));
    right += exact(asked, (at) => at % 10 !== 0).filter((at) => found.has(at)).length;
  }
  expect(right / 200).toBeGreaterThanOrEqual(0.95);
});

test('only among what one may see, and only of the sources asked for', async () => {
  const asked = near(vectors[50]!, 0.01);
  expect((await search(asked, [owner]))[0]).toBe(50);
  for (const at of await search(asked, [owner])) expect(at % 10).toBe(0);
  for (const at of await search(asked, [everyone])) expect(at % 10).not.toBe(0);
  expect((await search(asked, [everyone, owner]))[0]).toBe(50);
  for (const at of await search(asked, [everyone, owner], ['other']))
    expect(at).toBeGreaterThanOrEqual(count / 2);
});
