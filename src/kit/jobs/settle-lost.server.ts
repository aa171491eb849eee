/** Rows of jobs that the queue gave up on without us: their process died at the last attempt, or the queue lost them. */
import { and, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Bus } from '#kit/events/bus.server.ts';
import { defineJob } from './define-job.server.ts';
import { publishJobChanged } from './run-job.server.ts';
import { jobs } from './table.server.ts';

/** A job's row and its place in the queue are written together but ended one after the other. */
const settlesWithin = 60_000;

export async function settleLostJobs(
  bus: Bus,
  before = new Date(Date.now() - settlesWithin),
): Promise<number> {
  return bus.transact(async (tx) => {
    const lost = await tx
      .update(jobs)
      .set({
        state: 'failed',
        step: null,
        endedAt: new Date(),
        error: 'This was interrupted. Please try again.',
      })
      .where(
        and(
          inArray(jobs.state, ['queued', 'running']),
          lt(jobs.createdAt, before),
          sql`not exists (select from pgboss.job q where q.name = ${jobs.kind} and q.id = ${jobs.id}
            and q.state in ('created', 'retry', 'active'))`,
        ),
      )
      .returning();
    for (const row of lost) publishJobChanged(tx, row);
    return lost.length;
  });
}

export const settleLost = defineJob({
  kind: 'jobs.settle',
  silent: true,
  input: z.object({}).nullish(),
  retries: 1,
  timeout: 60,
  concurrency: 1,
  cron: '*/5 * * * *',
  run: (_, { services }) => settleLostJobs(services.bus),
});
