import { and, eq, ne, sql } from 'drizzle-orm';
import type { Job } from 'pg-boss';
import { AppError } from '#kit/errors.ts';
import { emit } from '#kit/events/bus.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { JobDefinition, JobRun } from './define-job.server.ts';
import { jobs } from './table.server.ts';

/** The least time between two progress writes of one job: nobody sees more, and every write costs. */
const progressEvery = 300;

/** One attempt at a job, with its row kept true: running, progress, done, failed with words. */
export async function runJob(
  definition: JobDefinition,
  job: Pick<Job<unknown>, 'id' | 'data' | 'retryCount'>,
  { services, signal }: { services: Services; signal: AbortSignal },
): Promise<void> {
  const { bus, log, metrics } = services;
  const row = definition.silent ? undefined : await begin(services, job.id);
  if (row?.state === 'cancelled') return;
  const run: JobRun = {
    id: job.id,
    ownerId: row?.ownerId ?? null,
    services,
    signal,
    progress: throttled((fraction, step) => saveProgress(services, job.id, fraction, step)),
  };
  try {
    const result = await definition.run(definition.input.parse(job.data), run);
    if (row) await end(services, job.id, { state: 'done', progress: 1, result: result ?? null });
    metrics.jobs.inc({ kind: definition.kind, outcome: 'done' });
  } catch (error) {
    if (signal.aborted && (signal.reason as AppError | undefined)?.code === 'conflict:cancelled') return;
    const last = job.retryCount >= definition.retries;
    log[last ? 'error' : 'warn']({ err: error, job: job.id, kind: definition.kind, attempt: job.retryCount + 1 }, 'a job failed');
    metrics.jobs.inc({ kind: definition.kind, outcome: last ? 'failed' : 'retried' });
    if (row && last) await end(services, job.id, { state: 'failed', error: wordsOf(error) });
    throw error; // the queue keeps its own count of attempts
  } finally {
    void bus.poke();
  }
}

async function begin({ db }: Services, id: string) {
  const [row] = await db
    .update(jobs)
    .set({ state: 'running', startedAt: sql`coalesce(${jobs.startedAt}, now())` })
    .where(and(eq(jobs.id, id), ne(jobs.state, 'cancelled')))
    .returning();
  return row ?? { state: 'cancelled' as const, ownerId: null };
}

async function saveProgress({ bus }: Services, id: string, progress: number, step: string) {
  await bus.transact(async (tx) => {
    const [row] = await tx.update(jobs).set({ progress, step }).where(and(eq(jobs.id, id), eq(jobs.state, 'running'))).returning();
    if (row?.ownerId)
      await emit(tx, { channel: `principal:${row.ownerId}`, type: 'job.progress', data: { id, kind: row.kind, progress, step } });
  });
}

async function end({ bus }: Services, id: string, change: Partial<typeof jobs.$inferInsert>) {
  await bus.transact(async (tx) => {
    const [row] = await tx
      .update(jobs)
      .set({ ...change, step: null, endedAt: new Date() })
      .where(and(eq(jobs.id, id), ne(jobs.state, 'cancelled')))
      .returning();
    if (row?.ownerId)
      await emit(tx, {
        channel: `principal:${row.ownerId}`,
        type: 'job.ended',
        data: { id, kind: row.kind, state: row.state, error: row.error },
      });
  });
}

function throttled(save: JobRun['progress']): JobRun['progress'] {
  let last = 0;
  return async (fraction, step) => {
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
