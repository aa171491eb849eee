/** Work that outlives a request: queued in the transaction that wants it, run by pg-boss, followed by people through its row. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Connection, Queryable } from '#kit/db/database.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { emit, type Bus } from '#kit/events/bus.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { JobDefinition } from './define-job.server.ts';
import { runJob } from './run-job.server.ts';
import { jobs } from './table.server.ts';

export const jobsChannel = 'jobs';
const pollSeconds = 5;

export type Jobs = ReturnType<typeof createJobs>;

interface Options {
  connection: Connection;
  bus: Bus;
  log: Log;
  definitions: JobDefinition[];
}

export function createBoss({ pool, kind }: Connection) {
  return new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
  });
}

export function createJobs({ connection, bus, log, definitions }: Options) {
  const { db } = connection;
  const boss = createBoss(connection);
  const workers = new Map<string, string>();
  const running = new Map<string, AbortController>();
  let started = false;

  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had trouble; it goes on'));
  bus.subscribe((event) => {
    if (event.channel !== jobsChannel) return;
    const { kind, id } = event.data as { kind: string; id: string };
    // Told by the bus, a worker looks at once instead of at its next poll.
    const worker = workers.get(kind);
    if (event.type === 'job.queued' && worker) boss.notifyWorker(worker);
    if (event.type === 'job.cancelled') running.get(id)?.abort(new AppError('conflict:cancelled'));
  });

  return {
    definitions,
    /** Queues and schedules; run by whoever migrates, so that workers find them. */
    async start() {
      await boss.start();
      const known = new Set((await boss.getQueues()).map((queue) => queue.name));
      for (const { kind, retries, timeout } of definitions) {
        const options = { retryLimit: retries, retryBackoff: true, expireInSeconds: timeout, heartbeatSeconds: 30 };
        if (!known.has(kind)) await boss.createQueue(kind, options);
      }
      started = true;
    },
    async work(services: Services) {
      for (const definition of definitions) {
        const id = await boss.work(
          definition.kind,
          { pollingIntervalSeconds: pollSeconds, batchSize: 1, localConcurrency: definition.concurrency ?? 2 },
          async ([job]) => {
            if (!job) return;
            const controller = new AbortController();
            running.set(job.id, controller);
            try {
              return await runJob(definition, job, { services, signal: AbortSignal.any([controller.signal, job.signal]) });
            } finally {
              running.delete(job.id);
            }
          },
        );
        workers.set(definition.kind, id);
        if (definition.cron) await boss.schedule(definition.kind, definition.cron);
      }
    },
    /** Queues a job in the caller's transaction: it runs if and only if that commits. */
    async enqueue<Input extends z.ZodType>(
      tx: Queryable,
      definition: JobDefinition<Input>,
      input: z.input<Input>,
      { ownerId = null, key }: { ownerId?: string | null; key?: string } = {},
    ): Promise<string> {
      const data = definition.input.parse(input) as object;
      const id = newId();
      if (!definition.silent) await tx.insert(jobs).values({ id, kind: definition.kind, ownerId, input: data });
      await boss.send(definition.kind, data, { id, db: fromDrizzle(tx, sql), ...(key ? { singletonKey: key } : {}) });
      await emit(tx, { channel: jobsChannel, type: 'job.queued', data: { id, kind: definition.kind } });
      return id;
    },
    /** Asks a job to stop; what has ended already stays as it is. */
    async cancel(id: string) {
      await bus.transact(async (tx) => {
        const [job] = await tx
          .update(jobs)
          .set({ state: 'cancelled', endedAt: new Date() })
          .where(and(eq(jobs.id, id), inArray(jobs.state, ['queued', 'running'])))
          .returning();
        if (!job) return;
        await boss.cancel(job.kind, id, { db: fromDrizzle(tx, sql) });
        await emit(tx, { channel: jobsChannel, type: 'job.cancelled', data: { id, kind: job.kind } });
      });
    },
    /** Lets running jobs finish for a while, then gives them back to the queue. */
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 15_000, close: false });
    },
  };
}
