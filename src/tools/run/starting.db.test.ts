/** What it takes to begin: how often the database is asked before anyone is answered, and that nobody is answered too soon. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, expect, vi } from 'vitest';
import { z } from 'zod';
import { defineRun } from '#tools/define/define-run.server.ts';
import { defineTool } from '#tools/define/tool.ts';
import { createPuppet, putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { createRun, getRun } from './contract.ts';
import { follow } from './streaming.testing.ts';
import { watchForLost } from './lost-runs.server.ts';
import { runs } from './table.server.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

const app = useTestApp();
const puppet = createPuppet();
let parsed = 0;
const counted = defineTool({
  id: 'counted',
  title: 'Counted',
  description: 'Counts how often it is read.',
  output: textKind,
  input: z.strictObject({
    name: z.string().transform((name) => {
      parsed += 1;
      return name.toUpperCase();
    }),
  }),
  examples: [{ title: 'One', input: { name: 'one' } }],
});
const countedRun = defineRun(counted, async function* ({ name }) {
  yield { append: name };
});

beforeAll(async () => {
  if (!app.services) return;
  await putTools(app, [countWordsRun, puppet.run, countedRun]);
  // It reads what was made, in its own time.
  await app.services.searchIndex!.close();
});

const original = pg.Client.prototype.query;

/** What the database was asked while something was done. */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    const [asked] = args as unknown as [string | { text: string }];
    texts.push(typeof asked === 'string' ? asked : asked.text);
    return original.apply(this, args as never) as never;
  });
  await act();
  spy.mockRestore();
  return texts.filter((text) => !ofOthers.test(text));
}

/** What follows a run (quests, notes of what was used) asks in its own time: on a busy machine later than soon. */
const untilQuiet = () =>
  vi.waitFor(async () => expect(await statementsOf(() => setTimeout(150))).toEqual([]), {
    timeout: 120_000,
    interval: 0,
  });

/** The queue, the bus, the saver and the watch over lost runs go about their own work meanwhile. */
const ofOthers =
  /pgboss|pg_current_snapshot|"lease_until"|update run r set|^(begin|commit)$|insert into "?event|engine_call|pg_notify/s;

/** Sessions are read for every request: another node may have revoked them. */
const isLookUp = (text: string) => text.includes('from "session"');
const isInsert = (text: string) => text.includes('insert into run');

const call = { params: { tool: 'puppet' }, body: { input: { name: 'Punch' } } };

test('a run costs one statement beside the look-up of who asks, and forty at once cost hardly more', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => buildMember(app)));
  // Whoever is known costs nothing more: rights and engines are in memory.
  for (const { client } of people)
    await client.call(createRun, { params: { tool: 'count-words' }, body: { input: { text: 'a' } } });
  await untilQuiet();

  const one = await statementsOf(() => people[0]!.client.call(createRun, call));
  expect(one).toEqual([expect.toSatisfy(isLookUp), expect.toSatisfy(isInsert)]);

  const answers: string[] = [];
  const many = await statementsOf(() =>
    Promise.all(
      people.flatMap(({ client }) =>
        Array.from({ length: 3 }, async () => {
          const { status, body } = await client.call(createRun, call);
          expect(status).toBe(200);
          answers.push(body.id);
        }),
      ),
    ),
  );
  expect(new Set(answers).size).toBe(30);
  expect(many.filter(isInsert).length).toBeLessThan(8);
  expect(many.filter(isLookUp).length).toBeLessThan(8);
  expect(many.filter((text) => !isLookUp(text)).length).toBeLessThan(10);
  const kept = await app.services.db.select({ id: runs.id }).from(runs);
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(answers));
  for (const show of puppet.performances) show.play('end');
});

test('with an idempotency key two more, for all that come together', async () => {
  const { client } = await buildMember(app);
  await client.call(createRun, { params: { tool: 'count-words' }, body: { input: { text: 'a' } } });
  await untilQuiet();
  const asked = await statementsOf(() =>
    client.call(createRun, call, { headers: { 'idempotency-key': 'once' } }),
  );
  expect(asked.filter((text) => !isLookUp(text))).toHaveLength(3);
  expect(asked.filter(isLookUp)).toHaveLength(1);
  for (const show of puppet.performances) show.play('end');
});

test('what is asked is read once, at the door', async () => {
  const client = app.client();
  parsed = 0;
  const { body } = await client.call(createRun, {
    params: { tool: 'counted' },
    body: { input: { name: 'ada' } },
  });
  const stream = await follow(app, client, body.id);
  expect(await stream.end()).toBe('done');
  expect(stream.text()).toBe('ADA');
  expect(parsed).toBe(1);
  // What was sent is what is kept: run again it is read again.
  expect((await client.call(getRun, { params: { id: body.id } })).body.input).toEqual({ name: 'ada' });
});

test('a run that cannot be written is not answered, and its work stops', async () => {
  const { db, runs: mine } = app.services;
  const { client, user } = await buildMember(app);
  const index = puppet.performances.length;
  await db.execute(sql`alter table run add constraint no_punch check (title <> 'Judy')`);
  try {
    const refused = await client.call(createRun, { ...call, body: { input: { name: 'Judy' } } });
    expect(refused.status).toBe(500);
    const show = await puppet.at(index);
    await expect.poll(() => show.context.signal.aborted).toBe(true);
    // Nothing is left of it: neither a row nor a place that it would hold.
    expect(await db.$count(runs, sql`title = 'Judy'`)).toBe(0);
    const next = await Promise.all(Array.from({ length: 4 }, () => client.call(createRun, call)));
    expect(next.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(mine.underWay(next[0]!.body.id, user.id)).toBeDefined();
  } finally {
    await db.execute(sql`alter table run drop constraint no_punch`);
    for (const show of puppet.performances) show.play('end');
  }
});

test('after the database was away everyone gets time to say that they are alive', async () => {
  let isAway = true;
  let settled = 0;
  const watch = watchForLost({
    log: app.services.log,
    every: 1_000_000,
    look: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(true)),
    settle: async () => (settled += 1),
  });
  await watch.check();
  isAway = false;
  await watch.check();
  expect(settled).toBe(0);
  vi.useFakeTimers({ now: Date.now() + 17_000, toFake: ['Date'] });
  await watch.check();
  vi.useRealTimers();
  expect(settled).toBe(1);
  watch.close();
});
