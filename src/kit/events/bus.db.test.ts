import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { databaseTest as test, isPostgres, useTestApp } from '#testing/test-app.ts';
import { z } from 'zod';
import { startBus, type Bus } from './bus.server.ts';
import { defineEvent } from './define-event.ts';
import { newestPlace, readAfter, type BusEvent } from './read-events.server.ts';
import { pruneEvents, prunedUpTo } from './retention.server.ts';
import { events } from './table.server.ts';

const tested = defineEvent('test', z.object({ t: z.number().optional(), n: z.number() }));
const publish = (bus: Bus, channel: string, n: number) => bus.publish(channel, tested, { n });

const app = useTestApp();
/** One connection has nobody to race with, and nobody to listen to. */
const postgresTest = isPostgres ? test : () => {};

const original = pg.Client.prototype.query;

/** Everything the app's bus delivers on a channel from now on. */
function collect(channel: string) {
  const seen: BusEvent[] = [];
  app.services.bus.subscribe((event) => event.channel === channel && seen.push(event));
  return seen;
}

async function until(condition: () => boolean, within = 120_000) {
  for (const start = Date.now(); !condition(); await pause(10))
    if (Date.now() - start > within) throw new Error('waited in vain');
}

const numbers = (seen: BusEvent[]) => seen.map(({ data }) => (data as { n: number }).n);

test('an event arrives once its transaction has committed, and never if it rolled back', async () => {
  const { bus } = app.services;
  const seen = collect('committed');
  await bus.transact((tx) => tx.emit('committed', tested, { n: 1 }));
  const rolledBack = bus.transact((tx) => {
    tx.emit('committed', tested, { n: 2 });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await publish(bus, 'committed', 3);
  expect(numbers(seen)).toEqual([1, 3]);
});

test('where an event cannot be written, its transaction rolls back', async () => {
  const { bus, db } = app.services;
  const unwritable = bus.transact(async (tx) => {
    await tx.insert(events).values({ channel: 'undone', type: 'change', data: {} });
    tx.emit(null as never, tested, { n: 1 });
  });
  await expect(unwritable).rejects.toThrow();
  expect(await db.$count(events, eq(events.channel, 'undone'))).toBe(0);
});

test('a listener that throws does not keep others from hearing', async () => {
  app.services.bus.subscribe((event) => {
    if (event.channel === 'throws') throw new Error('a listener broke');
  });
  const seen = collect('throws');
  await publish(app.services.bus, 'throws', 1);
  expect(numbers(seen)).toEqual([1]);
  expect(app.logged()).toContain('a listener broke');
});

test('a reader resumes after the last event it saw, in batches, without a gap', async () => {
  const { bus, db } = app.services;
  const start = await newestPlace(db);
  for (let n = 0; n < 25; n++) await publish(bus, 'resume', n);
  const read: BusEvent[] = [];
  for (let place = start; ;) {
    const batch = await readAfter(db, place, { channel: 'resume', limit: 7 });
    read.push(...batch.events);
    place = batch.place;
    if (!batch.isFull) break;
  }
  expect(numbers(read)).toEqual(Array.from({ length: 25 }, (_, n) => n));
});

test('a burst larger than one batch arrives whole and in order', async () => {
  const { bus } = app.services;
  const seen = collect('burst');
  await bus.transact((tx) => {
    for (let n = 0; n < 1200; n++) tx.emit('burst', tested, { n });
  });
  await until(() => seen.length >= 1200);
  expect(numbers(seen)).toEqual(Array.from({ length: 1200 }, (_, n) => n));
});

test('old events go, all but the one that marks up to where', async () => {
  const { bus, db } = app.services;
  expect(await prunedUpTo(db)).toBeUndefined();
  for (let n = 0; n < 3; n++) await publish(bus, 'old', n);
  const soon = new Date(Date.now() + 1000);
  expect(await pruneEvents(db, soon)).toBeGreaterThanOrEqual(2);
  const left = await db.select().from(events);
  expect(left).toHaveLength(1);
  expect(await prunedUpTo(db, soon)).toBe(left[0]!.tx);
  expect(await pruneEvents(db, soon)).toBe(0);
  expect(await prunedUpTo(db)).toBeUndefined(); // the one left is young
});

postgresTest(
  'a transaction that stays open holds nobody back, and what it wrote comes when it commits',
  async () => {
    const { bus, connection } = app.services;
    const seen = collect('open');
    const slow = await connection.pool.connect();
    await slow.query('begin');
    await slow.query(`insert into event (channel, type, data) values ('open', 'test', '{"n": 1}')`);
    for (const n of [2, 3, 4]) await publish(bus, 'open', n);
    expect(numbers(seen)).toEqual([2, 3, 4]);
    await slow.query('commit'); // without a word to the bus, as a process that dies in this moment
    slow.release();
    await until(() => seen.length === 4, 5000);
    expect(numbers(seen)).toEqual([2, 3, 4, 1]);
  },
);

postgresTest(
  'no transaction of ours notifies, and many that commit together wake the others once',
  async () => {
    const { bus } = app.services;
    const said = new Map<unknown, string[]>();
    const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args
    ) {
      const [what] = args as unknown as [string | { text: string }];
      said.set(this, [...(said.get(this) ?? []), typeof what === 'string' ? what : what.text]);
      return original.apply(this, args as never) as never;
    });
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => bus.transact((tx) => tx.emit('many', tested, { n }))),
    );
    await pause(200);
    query.mockRestore();
    const all = [...said.values()];
    const inTransactions = all.flatMap(
      (texts) =>
        texts
          .join(';')
          .match(/begin;.*?;commit/gs)
          ?.filter((text) => text.includes('pg_notify')) ?? [],
    );
    expect(inTransactions).toEqual([]);
    const wakes = all.flat().filter((text) => text.includes('pg_notify'));
    expect(wakes.length).toBeGreaterThan(0);
    expect(wakes.length).toBeLessThan(15);
  },
);

postgresTest(
  'what is told and not kept reaches the other node at once, and is nowhere to be read later',
  async () => {
    const { connection, db, log, settings, bus } = app.services;
    const other = await startBus(connection, log, settings.databaseUrl);
    const heard: number[] = [];
    other.on(tested, ({ n }, { channel }) => channel === 'typing' && heard.push(n));
    const own = collect('typing');
    // It listens once its connection is there.
    for (let n = 0; heard.length === 0; n++) {
      bus.tell('typing', tested, { n });
      await pause(20);
    }
    expect(numbers(own)).toEqual(expect.arrayContaining(heard));
    const kept = await db.select().from(events);
    expect(kept.filter(({ channel }) => channel === 'typing')).toEqual([]);
    await other.close();
  },
);

postgresTest(
  'a hundred transactions of random length: each event once, each transaction in order',
  async () => {
    const { bus } = app.services;
    const seen = collect('random');
    const transactions = Array.from({ length: 100 }, (_, t) =>
      bus.transact(async (tx) => {
        for (let n = 0; n < 3; n++) {
          tx.emit('random', tested, { t, n });
          await tx.execute('select pg_current_xact_id()');
          await pause(Math.random() * 15);
        }
      }),
    );
    await Promise.all(transactions);
    await until(() => seen.length >= 300);
    await pause(200);
    expect(seen).toHaveLength(300);
    expect(new Set(seen.map(({ at }) => at!.id)).size).toBe(300);
    for (let t = 0; t < 100; t++) {
      const own = seen.filter(({ data }) => (data as { t: number }).t === t);
      expect(numbers(own)).toEqual([0, 1, 2]);
    }
  },
);

postgresTest(
  'two nodes hear the same, and one whose listening connection is cut hears what it missed',
  async () => {
    const { connection, log, settings, bus } = app.services;
    const other = await startBus(connection, log, settings.databaseUrl);
    const seen: BusEvent[] = [];
    other.subscribe((event) => event.channel === 'nodes' && seen.push(event));
    await publish(bus, 'nodes', 1);
    await until(() => seen.length === 1, 2000);

    const admin = new pg.Client(settings.databaseUrl);
    await admin.connect();
    const cut = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'frenly-bus' and datname = current_database()`,
    );
    expect(cut.rowCount).toBeGreaterThanOrEqual(2);
    for (const n of [2, 3]) await publish(bus, 'nodes', n);
    await until(() => seen.length === 3, 1000);
    await admin.end();
    expect(numbers(seen)).toEqual([1, 2, 3]);
    await other.close();
  },
);
