import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import type { tasks } from './music-worker.server.ts';

/** One piece or file at a time, and nobody's before everybody else's. */
export const musicPool = createWorkerPool<typeof tasks>({
  entry: workerEntry('music-worker', import.meta.url),
  megabytes: 768,
  maxWaiting: 30,
});
