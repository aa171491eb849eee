/** Jobs, as those who look after the site see them. */
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { jobCancelled, jobsChannel } from '#kit/jobs/job-events.server.ts';
import { endJob, findJob, listJobRows } from './job-queries.server.ts';
import { cancelJob, listJobs, retryJob } from './jobs-contract.ts';

export const jobEndpoints = [
  implement(listJobs, async ({ query }, { db }) => {
    const { rows, next } = await listJobRows(db, query);
    return { items: rows.map(({ job, owner }) => ({ ...job, owner })), next };
  }),

  implement(cancelJob, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const job = await endJob(tx, id, ['queued', 'running'], null);
      if (!job) throw await notInState(tx, id, 'This job has already ended.');
      // Whoever runs it stops; whoever takes it from the queue later finds it cancelled.
      tx.emit(jobsChannel, jobCancelled, { id, kind: job.kind });
      await writeAudit(tx, byCaller(context), {
        action: 'job.cancel',
        subjectId: id,
        details: { kind: job.kind },
      });
      return { id };
    }),
  ),

  implement(retryJob, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      // The failed one keeps its words but counts as failed no longer, so that it is tried again once.
      const failed = await endJob(tx, id, ['failed'], 'Retried as a new job.');
      if (!failed) throw await notInState(tx, id, 'Only a failed job can be retried.');
      const { kind, ownerId, input } = failed;
      const definition = context.jobs.definitions.find((known) => known.kind === kind);
      if (!definition) throw new AppError('conflict:job', { message: 'This kind of job no longer exists.' });
      const again = await context.jobs.enqueue(tx, definition, input, { ownerId });
      await writeAudit(tx, byCaller(context), {
        action: 'job.retry',
        subjectId: id,
        details: { kind, as: again },
      });
      return { id: again };
    }),
  ),
];

async function notInState(tx: Queryable, id: string, message: string) {
  return (await findJob(tx, id)) ? new AppError('conflict:job', { message }) : new AppError('not_found:job');
}
