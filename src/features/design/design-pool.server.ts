import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import type { tasks } from './design-worker.server.ts';

/** One file or layout at a time, and nobody's before everybody else's. */
export const designPool = createWorkerPool<typeof tasks>({
  entry: workerEntry('design-worker', import.meta.url),
  megabytes: 512,
  maxWaiting: 30,
});
