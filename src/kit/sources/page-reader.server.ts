/** Reads pages in a worker. A page that takes too long costs the worker, not the process. */
import { AppError } from '#kit/errors.ts';
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import type { tasks } from './page-text-worker.server.ts';

export interface PageText {
  title: string;
  paragraphs: string[];
}

const { runTask } = createWorkerPool<typeof tasks>({
  entry: workerEntry('page-text-worker', import.meta.url),
  megabytes: 192,
  deadlineMs: 2500,
  maxWaiting: 40,
  idleMs: 20_000,
});

export async function pageText(html: string, signal: AbortSignal): Promise<PageText> {
  try {
    return await runTask('read', html, { signal });
  } catch (cause) {
    if (signal.aborted || (cause instanceof AppError && cause.status === 503)) throw cause;
    throw new AppError('invalid:page', { message: 'That page couldn’t be read.', cause });
  }
}
