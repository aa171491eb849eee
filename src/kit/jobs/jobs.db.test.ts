import { jobQueued, jobsChannel } from './job-events.server.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { z } from 'zod';
import { AppError } from '#kit/errors.ts';
import { startBus, type Bus } from '#kit/events/bus.server.ts';
import type { BusEvent } from '#kit/events/read-events.server.ts';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, isPostgres, useTestApp } from '#testing/test-app.ts';
import { defineJob, type JobDefinition, type JobRun } from './define-job.server.ts';
import { createJobs, type Jobs } from './jobs.server.ts';
import { settleLostJobs } from './settle-lost.server.ts';
import { jobs } from './table.server.ts';

const app = useTestApp();
const started: { jobs: Jobs; bus: Bus }[] = [];
let kinds = 0;

afterEach(async () => {
  for (const node of started.splice(0)) {
    await node.jobs.stop();
    await node.bus.close();
  }
});

function job(run: (n: number, job: JobRun) => Promise<unknown>, more: Partial<JobDefinition> = {}) {
  kinds += 1;
  const input = z.object({ n: z.number() });
  return defineJob({
    kind: `test.job-${kinds}`,
    input,
    retries: 0,
    timeout: 60,
    ...more,
    run: ({ n }, it) => run(n, it),
  });
}

/** Another node on the same database, with jobs of its own. */
async function node(definition: JobDefinition, tuning: Parameters<typeof createJobs>[0]['tuning'] = {}) {
  const { connection, log, settings } = app.services;
  const bus = await startBus(connection, log, settings.databaseUrl);
  const made = createJobs({ connection, bus, log, definitions: [definition], finishTime: 1000, tuning });
  await made.start();
  started.push({ jobs: made, bus });
  const work = () => made.work({ ...app.services, bus, jobs: made });
  return { jobs: made, bus, work };
}

async function until<T>(look: () => T | Promise<T>, within = 120_000): Promise<NonNullable<T>> {
  for (const start = Date.now(); ; await pause(20)) {
    const found = await look();
    if (found) return found;
    if (Date.now() - start > within) throw new Error('waited in vain');
  }
}

const row = async (id: string) => (await app.services.db.select().from(jobs).where(eq(jobs.id, id)))[0]!;
const ended = (id: string) =>
  until(async () => {
    const found = await row(id);
    return ['done', 'failed', 'cancelled'].includes(found.state) && found;
  });

test('a job runs if and only if the transaction that wants it commits', async () => {
  const ran: number[] = [];
  const definition = job(async (n) => ran.push(n));
  const { jobs: made, bus, work } = await node(definition as JobDefinition);
  await work();
  const rolledBack = bus.transact(async (tx) => {
    await made.enqueue(tx, definition, { n: 1 });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  const id = await bus.transact((tx) => made.enqueue(tx, definition, { n: 2 }));
  expect(await ended(id)).toMatchObject({ state: 'done', progress: 1, result: 1 });
  expect(ran).toEqual([2]);
});

test('a new kind of job can be queued in a transaction at once, also on one connection', async () => {
  const definition = job(async () => {});
  const { jobs: made, bus } = await node(definition as JobDefinition);
  await bus.transact((tx) => made.enqueue(tx, definition, { n: 1 }));
});

test('its owner hears of progress and of the end', async () => {
  const owner = await buildUser(app);
  const heard: BusEvent[] = [];
  const definition = job(async (_, { progress }) => {
    await progress(0.5, 'half of it');
    // Most of these come too soon to be told.
    for (let n = 1; n <= 100; n++) await progress(0.5 + n / 1000, 'a little more');
    return { made: 'it' };
  });
  const { jobs: made, bus, work } = await node(definition as JobDefinition);
  bus.subscribe((event) => event.channel === `principal:${owner.id}` && heard.push(event));
  await work();
  const id = await bus.transact((tx) => made.enqueue(tx, definition, { n: 1 }, { ownerId: owner.id }));
  await until(() => heard.at(-1)?.type === 'job.ended');
  expect(heard[0]).toMatchObject({
    type: 'job.progress',
    data: { id, progress: 0.5, step: 'half of it' },
  });
  expect(heard.at(-1)!.data).toMatchObject({ id, state: 'done', error: null });
  expect(heard.length).toBeLessThan(50);
  expect((await row(id)).result).toEqual({ made: 'it' });
});

test('what fails is tried again, later each time, and in the end says why in words meant for people', async () => {
  const attempts: number[] = [];
  const definition = job(
    async () => {
      attempts.push(Date.now());
      throw attempts.length < 3
        ? new Error('secret insides')
        : new AppError('invalid', { message: 'The file is empty.' });
    },
    { retries: 2 },
  );
  const { jobs: made, bus, work } = await node(definition as JobDefinition, {});
  await work();
  const id = await bus.transact((tx) => made.enqueue(tx, definition, { n: 1 }));
  const poll = setInterval(
    () => void bus.publish(jobsChannel, jobQueued, { id: '', kind: definition.kind }),
    200,
  );
  expect(await ended(id)).toMatchObject({ state: 'failed', error: 'The file is empty.' });
  clearInterval(poll);
  expect(attempts).toHaveLength(3);
  expect(attempts[1]! - attempts[0]!).toBeGreaterThan(900);
  expect(attempts[2]! - attempts[1]!).toBeGreaterThan(1800);
});

test('a queued job that is cancelled never runs; a running one is aborted and stays cancelled', async () => {
  const ran: number[] = [];
  let aborted: unknown;
  const definition = job(async (n, { signal, progress }) => {
    ran.push(n);
    while (!signal.aborted) await pause(10);
    aborted = signal.reason;
    await progress(1, 'too late');
  });
  const { jobs: made, bus, work } = await node(definition as JobDefinition);
  const queued = await bus.transact((tx) => made.enqueue(tx, definition, { n: 1 }));
  await made.cancel(queued);
  await work();
  const running = await bus.transact((tx) => made.enqueue(tx, definition, { n: 2 }));
  await until(() => ran.length === 1);
  await made.cancel(running);
  await until(() => aborted);
  expect(aborted).toMatchObject({ code: 'conflict:cancelled' });
  await pause(100);
  expect(ran).toEqual([2]);
  expect(await row(queued)).toMatchObject({ state: 'cancelled' });
  expect(await row(running)).toMatchObject({ state: 'cancelled', progress: 0 });
  await made.cancel(running); // once more does nothing
});

test('a job that was done when its process died is not done again', async () => {
  let ran = 0;
  const definition = job(async () => (ran += 1), { retries: 3 });
  const { jobs: made, bus, work } = await node(definition as JobDefinition);
  const id = await bus.transact((tx) => made.enqueue(tx, definition, { n: 1 }));
  await app.services.db.update(jobs).set({ state: 'done' }).where(eq(jobs.id, id));
  await work();
  const { pool } = app.services.connection;
  await until(
    async () =>
      (await pool.query(`select 1 from pgboss.job where id = $1 and state = 'completed'`, [id])).rowCount,
  );
  expect(ran).toBe(0);
});

test('what a stopping process cannot finish goes back to the queue and runs elsewhere', async () => {
  let hold = true;
  let ran = 0;
  const definition = job(
    async (_, { signal }) => {
      ran += 1;
      while (hold && !signal.aborted) await pause(20);
    },
    { retries: 1 },
  );
  const first = await node(definition as JobDefinition);
  await first.work();
  const id = await first.bus.transact((tx) => first.jobs.enqueue(tx, definition, { n: 1 }));
  await until(() => ran === 1);
  await first.jobs.stop();
  hold = false;
  const second = await node(definition as JobDefinition);
  await second.work();
  expect(await ended(id)).toMatchObject({ state: 'done' });
  expect(ran).toBe(2);
});

test('a job whose process died is taken up again', async () => {
  const ran: number[] = [];
  const definition = job(async (n) => ran.push(n), { retries: 1 });
  const dying = await node(definition as JobDefinition);
  const { db, connection } = app.services;
  const id = await dying.bus.transact((tx) => dying.jobs.enqueue(tx, definition, { n: 1 }));
  // As the queue and the row look when a worker was killed a while ago in the middle of it.
  await connection.pool.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute' where id = $1`,
    [id],
  );
  await db.update(jobs).set({ state: 'running' }).where(eq(jobs.id, id));
  const tuning = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 };
  const next = await node(definition as JobDefinition, tuning);
  await next.work();
  expect(await ended(id)).toMatchObject({ state: 'done' });
  expect(ran).toEqual([1]);
});

test('a job that the queue lost ends with words', async () => {
  const definition = job(async () => {});
  const { jobs: made, bus } = await node(definition as JobDefinition);
  const lost = await bus.transact((tx) => made.enqueue(tx, definition, { n: 1 }));
  const waiting = await bus.transact((tx) => made.enqueue(tx, definition, { n: 2 }));
  await app.services.connection.pool.query(`delete from pgboss.job where id = $1`, [lost]);
  await settleLostJobs(bus, new Date(Date.now() + 1000));
  expect(await row(lost)).toMatchObject({
    state: 'failed',
    error: 'This was interrupted. Please try again.',
  });
  expect(await row(waiting)).toMatchObject({ state: 'queued' });
});

test('what people have scheduled themselves outlives a start, whatever the code defines', async () => {
  const { pool } = app.services.connection;
  const definition = job(async () => null, { cron: '0 3 * * *' });
  await node(definition as JobDefinition);
  const { rows } = await pool.query(
    `insert into pgboss.schedule (name, key, cron, timezone, data, options)
     select name, 'person-1', '0 7 * * *', timezone, data, options from pgboss.schedule where name = $1
     returning key`,
    [definition.kind],
  );
  expect(rows).toEqual([{ key: 'person-1' }]);
  const kept = async () =>
    (
      await pool.query(`select key, cron from pgboss.schedule where name = $1 order by key`, [
        definition.kind,
      ])
    ).rows as unknown[];
  // Theirs is not taken for the code's own, even at the same hour.
  await node({ ...definition, cron: '0 7 * * *' } as JobDefinition);
  const theirs = { key: 'person-1', cron: '0 7 * * *' };
  expect(await kept()).toEqual([{ key: '', cron: '0 7 * * *' }, theirs]);
  await node({ ...definition, cron: undefined } as unknown as JobDefinition);
  expect(await kept()).toEqual([theirs]);
});

test('a changed definition changes its queue, and a schedule that is gone unfollowed', async () => {
  const definition = job(async () => {}, { cron: '1 1 1 1 *' });
  await node(definition as JobDefinition);
  const changed = { ...definition, retries: 7, cron: undefined };
  await node(changed as unknown as JobDefinition);
  const { pool } = app.services.connection;
  const queue = await pool.query(`select retry_limit from pgboss.queue where name = $1`, [definition.kind]);
  expect(queue.rows).toEqual([{ retry_limit: 7 }]);
  const schedule = await pool.query(`select 1 from pgboss.schedule where name = $1`, [definition.kind]);
  expect(schedule.rowCount).toBe(0);
});

test('two hundred small jobs do not take a poll each', async () => {
  const ran = new Set<number>();
  const definition = job(async (n) => ran.add(n));
  const { jobs: made, bus, work } = await node(definition as JobDefinition);
  await work();
  await bus.transact(async (tx) => {
    for (let n = 0; n < 200; n++) await made.enqueue(tx, definition, { n });
  });
  // By looking every ten seconds, two at a time, it would be a quarter of an hour.
  await until(() => ran.size === 200, 120_000);
});

/** One node has nobody to share a clock with. */
if (isPostgres)
  test('a schedule runs once for all nodes', async () => {
    const ran: string[] = [];
    const definition = defineJob({
      kind: 'test.clock',
      silent: true,
      input: z.object({}).nullish(),
      retries: 0,
      timeout: 10,
      cron: '* * * * *',
      run: async (_, { id }) => ran.push(id),
    });
    const tuning = { cronMonitorIntervalSeconds: 1, cronWorkerIntervalSeconds: 1 };
    const startMinute = Math.floor(Date.now() / 60_000);
    for (const made of [
      await node(definition as JobDefinition, tuning),
      await node(definition as JobDefinition, tuning),
    ])
      await made.work();
    await until(() => ran.length > 0);
    await pause(3000);
    const minutes = Math.floor(Date.now() / 60_000) - startMinute + 1;
    expect(ran.length).toBeLessThanOrEqual(minutes);
    expect(new Set(ran).size).toBe(ran.length);
  });
