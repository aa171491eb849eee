/** Batches on the job queue. A job works on one for a while and hands on to the next: no batch keeps a place for hours. */
import { and, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { openStates } from './limits.ts';
import { apiBatches } from './table.server.ts';
import { workOn } from './work.server.ts';

/** Of one job; the lines that are under way then are still answered. */
const sliceMs = 5 * 60_000;
const timeout = 20 * 60;

export const workOnBatch = defineJob({
  kind: 'openai-api.batch',
  // Its owner follows the batch itself.
  silent: true,
  input: z.object({ batch: z.uuid() }),
  // What is answered stands: each attempt begins further on.
  retries: 10,
  retryDelay: 2,
  timeout,
  concurrency: 2,
  fair: true,
  async run({ batch }, { services, signal }) {
    const until = performance.now() + sliceMs;
    const left = await workOn(services, batch, { signal, isTimeUp: () => performance.now() > until });
    if (!left) return;
    await services.bus.transact((tx) =>
      services.jobs.enqueue(tx, workOnBatch, { batch }, { ownerId: left.ownerId }),
    );
  },
});

/** Batches whose jobs the queue gave up on begin again; those that ended long ago go, as their files have. */
export const sweepBatches = defineJob({
  kind: 'openai-api.batch-sweep',
  silent: true,
  input: z.object({}).nullish(),
  retries: 1,
  timeout: 300,
  concurrency: 1,
  cron: '*/10 * * * *',
  async run(_, { services: { bus, jobs, db } }) {
    const isOpen = inArray(apiBatches.state, [...openStates]);
    const forgotten = await db
      .select({ id: apiBatches.id, ownerId: apiBatches.ownerId })
      .from(apiBatches)
      .where(and(isOpen, lt(apiBatches.workedAt, sql`now() - make_interval(secs => ${2 * timeout})`)))
      .limit(100);
    for (const { id, ownerId } of forgotten)
      await bus.transact((tx) => jobs.enqueue(tx, workOnBatch, { batch: id }, { ownerId }));
    await db
      .delete(apiBatches)
      .where(
        and(
          notInArray(apiBatches.state, [...openStates]),
          lt(apiBatches.createdAt, sql`now() - interval '60 days'`),
        ),
      );
  },
});
