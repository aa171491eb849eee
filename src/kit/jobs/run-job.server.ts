import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Job } from 'pg-boss';
import { AppError } from '#kit/errors.ts';
import type { Emitter } from '#kit/events/bus.server.ts';
import { adminChannelName, ownChannelOf } from '#kit/realtime/channel-names.ts';
import type { Services } from '#kit/services.server.ts';
import type { JobDefinition, JobRun } from './define-job.server.ts';
import { jobEnded, jobFailed, jobProgress } from './job-events.server.ts';
import { jobs } from './table.server.ts';

/** The least time between two progress writes of one job: nobody sees more, and every write costs. */
const progressEvery = 300;

export type JobRow = typeof jobs.$inferSelect;

export const cancelled = () => new AppError('conflict:cancelled', { message: 'This was cancelled.' });
const isCancelled = (reason: unknown) => reason instanceof AppError && reason.code === 'conflict:cancelled';

/** One attempt at a job, with its row kept true: running, progress, done, failed with words. */
export async function runJob(
  definition: JobDefinition,
  job: Pick<Job<unknown>, 'id' | 'data' | 'retryCount'>,
  { services, signal }: { services: Services; signal: AbortSignal },
): Promise<void> {
  const { kind, retries, silent } = definition;
  const { log, metrics } = services;
  const row = silent ? undefined : await begin(services, job.id);
  if (!silent && !row) return; // cancelled, erased with its owner, or done by a process that died before it could say so
  const run: JobRun = {
    id: job.id,
    ownerId: row?.ownerId ?? null,
    services,
    signal,
    progress: throttled(signal, (fraction, step) => saveProgress(services, job.id, fraction, step)),
  };
  try {
    const result = await definition.run(definition.input.parse(job.data), run);
    signal.throwIfAborted(); // after its time the queue has given the job to another
    if (row) await end(services, job.id, { state: 'done', progress: 1, result: result ?? null });
    metrics.jobs.inc({ kind, outcome: 'done' });
  } catch (error) {
    if (isCancelled(signal.reason)) return;
    const last = job.retryCount >= retries;
    log[last ? 'error' : 'warn'](
      { event: 'job.failed', err: error, job: job.id, kind, attempt: job.retryCount + 1 },
      'An attempt of a job failed.',
    );
    metrics.jobs.inc({ kind, outcome: last ? 'failed' : 'retried' });
    if (row && last) await end(services, job.id, { state: 'failed', error: wordsOf(error) });
    throw error; // the queue keeps its own count of attempts
  }
}

/** Tells whoever asked for it how it ended. */
export function publishJobChanged(tx: Emitter, { id, kind, ownerId, state, error }: JobRow) {
  if (ownerId) tx.emit(ownChannelOf(ownerId), jobEnded, { id, kind, state, error });
}

const isOpen = (id: string) => and(eq(jobs.id, id), inArray(jobs.state, ['queued', 'running']));

async function begin({ db }: Services, id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ state: 'running', startedAt: sql`coalesce(${jobs.startedAt}, now())` })
    .where(isOpen(id))
    .returning();
  return row;
}

async function saveProgress({ bus }: Services, id: string, progress: number, step: string) {
  await bus.transact(async (tx) => {
    const [row] = await tx.update(jobs).set({ progress, step }).where(isOpen(id)).returning();
    if (row?.ownerId) tx.emit(ownChannelOf(row.ownerId), jobProgress, { id, kind: row.kind, progress, step });
  });
}

async function end({ bus }: Services, id: string, change: Partial<typeof jobs.$inferInsert>) {
  await bus.transact(async (tx) => {
    const [row] = await tx
      .update(jobs)
      .set({ ...change, step: null, endedAt: new Date() })
      .where(isOpen(id))
      .returning();
    if (row) publishJobChanged(tx, row);
    if (row?.state === 'failed') tx.emit(adminChannelName, jobFailed, { id });
  });
}

function throttled(signal: AbortSignal, save: JobRun['progress']): JobRun['progress'] {
  let last = 0;
  return async (fraction, step) => {
    signal.throwIfAborted();
    const now = Date.now();
    if (fraction < 1 && now - last < progressEvery) return;
    last = now;
    await save(Math.min(1, Math.max(0, fraction)), step);
  };
}

/** People are told what we meant to say; anything else stays in the log. */
function wordsOf(error: unknown) {
  return error instanceof AppError ? error.message : 'Something went wrong on our side.';
}
