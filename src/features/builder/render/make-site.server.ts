/** Sites are written in a worker: they are people's text. */
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import type { tasks } from './builder-worker.server.ts';

const pool = createWorkerPool<typeof tasks>({
  entry: workerEntry('builder-worker', import.meta.url),
  deadlineMs: 30_000,
  maxWaiting: 20,
});

interface For {
  who: string;
  signal?: AbortSignal | undefined;
}

export const makePublished = (wish: Parameters<typeof tasks.publish>[0], options: For) =>
  pool.runTask('publish', wish, options);
export const makeArchive = (wish: Parameters<typeof tasks.archive>[0], options: For) =>
  pool.runTask('archive', wish, options);
