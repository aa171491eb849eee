/** What reads and asks tables, done in a worker with a deadline. */
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import type { tasks } from './numbers-worker.server.ts';

export const numbersPool = createWorkerPool<typeof tasks>({
  entry: workerEntry('numbers-worker', import.meta.url),
  megabytes: 768,
  deadlineMs: 30_000,
  maxWaiting: 20,
});
