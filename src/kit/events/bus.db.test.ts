import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';
import { databaseTest as test, isPostgres, useTestApp } from '#testing/test-app.ts';
import { emit, startBus } from './bus.server.ts';
import { isAfter, newestCursor, readAfter, type BusEvent } from './cursor.server.ts';
import { pruneEvents, prunedUpTo } from './retention.server.ts';
import { events } from './table.server.ts';

const app = useTestApp();
/** One connection has nobody to race with, and nobody to listen to. */
const postgresTest = isPostgres ? test : () => {};

/** Everything the app's bus delivers on a channel from now on. */
function collect(channel: string) {
  const seen: BusEvent[] = [];
  app.services.bus.subscribe((event) => event.channel === channel && seen.push(event));
  return seen;
}

async function until(condition: () => boolean, within = 50_000) {
  for (const start = Date.now(); !condition(); await pause(10))
    if (Date.now() - start > within) throw new Error('waited in vain');
}

const numbers = (seen: BusEvent[]) => seen.map(({ data }) => (data as { n: number }).n);

test('an event arrives once its transaction has committed, and never if it rolled back', async () => {
  const { bus } = app.services;
  const seen = collect('committed');
  await bus.transact((tx) => emit(tx, { channel: 'committed', type: 'test', data: { n: 1 } }));
  const rolledBack = bus.transact(async (tx) => {
    await emit(tx, { channel: 'committed', type: 'test', data: { n: 2 } });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await bus.publish({ channel: 'committed', type: 'test', data: { n: 3 } });
  expect(numbers(seen)).toEqual([1, 3]);
  expect(isAfter(seen[1]!.cursor, seen[0]!.cursor)).toBe(true);
});

test('a listener that throws does not keep others from hearing', async () => {
  app.services.bus.subscribe((event) => {
    if (event.channel === 'throws') throw new Error('a listener broke');
  });
  const seen = collect('throws');
  await app.services.bus.publish({ channel: 'throws', type: 'test', data: { n: 1 } });
  expect(numbers(seen)).toEqual([1]);
  expect(app.logged()).toContain('a listener broke');
});

test('a reader resumes after the last event it saw, in batches, without a gap', async () => {
  const { bus, db } = app.services;
  const start = await newestCursor(db);
  for (let n = 0; n < 25; n++) await bus.publish({ channel: 'resume', type: 'test', data: { n } });
  const read: BusEvent[] = [];
  for (let cursor = start; ; cursor = read.at(-1)?.cursor ?? start) {
    const batch = await readAfter(db, cursor, { channel: 'resume', limit: 7 });
    read.push(...batch.events);
    // Events wait for transactions that are still open anywhere on the database's server.
    if (batch.events.length < 7 && !batch.pending) break;
  }
  expect(numbers(read)).toEqual(Array.from({ length: 25 }, (_, n) => n));
});

test('a burst larger than one batch arrives whole and in order', async () => {
  const { bus } = app.services;
  const seen = collect('burst');
  await bus.transact(async (tx) => {
    await tx
      .insert(events)
      .values(Array.from({ length: 1200 }, (_, n) => ({ channel: 'burst', type: 'test', data: { n } })));
  });
  await until(() => seen.length >= 1200);
  expect(numbers(seen)).toEqual(Array.from({ length: 1200 }, (_, n) => n));
});

test('old events go, all but the one that marks up to where', async () => {
  const { bus, db } = app.services;
  expect(await prunedUpTo(db)).toBeUndefined();
  for (let n = 0; n < 3; n++) await bus.publish({ channel: 'old', type: 'test', data: { n } });
  const soon = new Date(Date.now() + 1000);
  expect(await pruneEvents(db, soon)).toBeGreaterThanOrEqual(2);
  const left = await db.select().from(events);
  expect(left).toHaveLength(1);
  expect(await prunedUpTo(db, soon)).toBe(`${left[0]!.tx}.${left[0]!.id}`);
  expect(await pruneEvents(db, soon)).toBe(0);
  expect(await prunedUpTo(db)).toBeUndefined(); // the one left is young
});

postgresTest('while a transaction stays open, later ones wait and none is skipped', async () => {
  const { bus, connection } = app.services;
  const seen = collect('open');
  const slow = await connection.pool.connect();
  const send = (n: number) =>
    `insert into event (channel, type, data) values ('open', 'test', '{"n": ${n}}')`;
  await slow.query('begin');
  await slow.query(send(1));
  for (const n of [2, 3, 4]) await bus.publish({ channel: 'open', type: 'test', data: { n } });
  await pause(200);
  expect(seen).toEqual([]);
  await slow.query('commit'); // without a word to the bus, as another program would
  slow.release();
  await until(() => seen.length === 4, 2000);
  expect(numbers(seen)).toEqual([1, 2, 3, 4]);
});

postgresTest(
  'a hundred transactions of random length: each event once, each transaction in order',
  async () => {
    const { bus } = app.services;
    const seen = collect('random');
    const transactions = Array.from({ length: 100 }, (_, t) =>
      bus.transact(async (tx) => {
        for (let n = 0; n < 3; n++) {
          await emit(tx, { channel: 'random', type: 'test', data: { t, n } });
          await pause(Math.random() * 15);
        }
      }),
    );
    await Promise.all(transactions);
    await until(() => seen.length >= 300);
    await pause(200);
    expect(seen).toHaveLength(300);
    expect(new Set(seen.map(({ cursor }) => cursor)).size).toBe(300);
    for (let t = 0; t < 100; t++) {
      const own = seen.filter(({ data }) => (data as { t: number }).t === t);
      expect(numbers(own)).toEqual([0, 1, 2]);
    }
    for (const [index, { cursor }] of seen.entries())
      if (index > 0) expect(isAfter(cursor, seen[index - 1]!.cursor)).toBe(true);
  },
);

postgresTest(
  'two nodes hear the same, and one whose listening connection is cut hears what it missed',
  async () => {
    const { connection, log, settings, bus } = app.services;
    const other = await startBus(connection, log, settings.databaseUrl);
    const seen: BusEvent[] = [];
    other.subscribe((event) => event.channel === 'nodes' && seen.push(event));
    await bus.publish({ channel: 'nodes', type: 'test', data: { n: 1 } });
    await until(() => seen.length === 1, 2000);

    const admin = new pg.Client(settings.databaseUrl);
    await admin.connect();
    const cut = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'frenly-bus' and datname = current_database()`,
    );
    expect(cut.rowCount).toBeGreaterThanOrEqual(2);
    for (const n of [2, 3]) await bus.publish({ channel: 'nodes', type: 'test', data: { n } });
    await until(() => seen.length === 3, 1000);
    await admin.end();
    expect(numbers(seen)).toEqual([1, 2, 3]);
    await other.close();
  },
);
