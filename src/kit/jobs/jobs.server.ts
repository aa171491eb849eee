/** Work that outlives a request: queued in the transaction that wants it, run by pg-boss, followed by people through its row. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { fromDrizzle, type ConstructorOptions, type Job } from 'pg-boss';
import type { z } from 'zod';
import type { Connection } from '#kit/db/database.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { Bus, BusTransaction } from '#kit/events/bus.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { Services } from '#kit/services.server.ts';
import { createBoss, prepareQueues, returnOrphans } from './boss.server.ts';
import type { JobDefinition } from './define-job.server.ts';
import { jobCancelled, jobQueued, jobsChannel } from './job-events.server.ts';
import { cancelled, runJob, publishJobChanged } from './run-job.server.ts';
import { lookForDueJobs } from './look-for-due.server.ts';
import { peopleAtOnce, placeInLine } from './fairness.server.ts';
import { jobs } from './table.server.ts';

/** Workers are woken when there is something to do. Each looking for itself would be a statement per queue, again and again. */
const pollSeconds = 600;

export type Jobs = ReturnType<typeof createJobs>;

interface Options {
  connection: Connection;
  bus: Bus;
  log: Log;
  definitions: JobDefinition[];
  /** Jobs under way get this long to finish when the process stops. */
  finishTime?: number;
  tuning?: Partial<ConstructorOptions>;
}

interface EnqueueOptions {
  ownerId?: string | null;
  id?: string;
  /** Not before then; a worker finds it some seconds later at the most. */
  after?: Date;
}

export function createJobs({ connection, bus, log, definitions, finishTime = 15_000, tuning }: Options) {
  const boss = createBoss(connection, tuning);
  const workers = new Map<string, string[]>();
  const running = new Map<string, AbortController>();
  let stopLooking = () => {};

  boss.on('error', ({ message }) =>
    log.warn(
      { event: 'job_queue.failed', err: new Error(message) },
      'The job queue reported an error and continues.',
    ),
  );
  const wake = (kind: string) => workers.get(kind)?.forEach((id) => boss.notifyWorker(id));
  bus.on(jobQueued, ({ kind }) => wake(kind));
  bus.on(jobCancelled, ({ id }) => running.get(id)?.abort(cancelled()));

  async function run(definition: JobDefinition, job: Job<unknown>, services: Services) {
    const controller = new AbortController();
    running.set(job.id, controller);
    try {
      await runJob(definition, job, { services, signal: AbortSignal.any([controller.signal, job.signal]) });
    } finally {
      running.delete(job.id);
      wake(definition.kind); // there may be more, and nobody tells twice
    }
  }

  return {
    definitions,
    /** Queues and schedules, so that jobs can be sent and workers find them. */
    async start() {
      await boss.start();
      await prepareQueues(boss, definitions);
      if (connection.kind === 'embedded') await returnOrphans(boss, connection);
    },
    async work(services: Services) {
      for (const definition of definitions) {
        const { kind } = definition;
        const concurrency = placesFor(definition, services);
        const handle = async ([job]: Job<unknown>[]) => job && run(definition, job, services);
        const options = { pollingIntervalSeconds: pollSeconds, ...peopleAtOnce(definition, concurrency) };
        await boss.work(kind, { ...options, localConcurrency: concurrency }, handle);
        const ours = boss.getWipData().filter(({ name }) => name === kind);
        workers.set(
          kind,
          ours.map(({ id }) => id),
        );
      }
      stopLooking = lookForDueJobs({ pool: connection.pool, log, wake });
    },
    /** Queues a job in the caller's transaction: it runs if and only if that commits. */
    async enqueue<Input extends z.ZodType>(
      tx: BusTransaction,
      definition: JobDefinition<Input>,
      input: z.input<Input>,
      { ownerId = null, id = newId(), after }: EnqueueOptions = {},
    ): Promise<string> {
      const { kind, silent } = definition;
      const data = definition.input.parse(input) as object;
      if (!silent)
        await tx
          .insert(jobs)
          .values({ id, kind, ownerId, input: data })
          .onConflictDoUpdate({ target: jobs.id, set: { state: 'queued' } });
      const place = await placeInLine(tx, definition, ownerId);
      const sent = await boss.send(kind, data, {
        id,
        db: fromDrizzle(tx, sql),
        ...place,
        ...(after ? { startAfter: after } : {}),
      });
      if (!sent) throw new Error(`the queue did not take job ${id}`);
      tx.emit(jobsChannel, jobQueued, { id, kind });
      return id;
    },
    /** Asks a job to stop; what has ended already stays as it is. */
    async cancel(id: string) {
      await bus.transact(async (tx) => {
        const [job] = await tx
          .update(jobs)
          .set({ state: 'cancelled', step: null, endedAt: new Date() })
          .where(and(eq(jobs.id, id), inArray(jobs.state, ['queued', 'running'])))
          .returning();
        if (!job) return;
        await boss.cancel(job.kind, id, { db: fromDrizzle(tx, sql) });
        tx.emit(jobsChannel, jobCancelled, { id, kind: job.kind });
        publishJobChanged(tx, job);
      });
    },
    /** Takes no more, lets running jobs finish for a while, then gives them back to the queue. */
    async stop() {
      stopLooking();
      await boss.stop({ graceful: true, timeout: finishTime, close: false });
    },
  };
}

function placesFor({ concurrency = 2 }: JobDefinition, { settings }: Services): number {
  return typeof concurrency === 'function' ? concurrency(settings) : concurrency;
}
