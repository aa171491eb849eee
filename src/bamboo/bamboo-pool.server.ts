/** Bamboo and what corrects texts, in worker threads: a question takes tens of milliseconds, the first a second. */
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import type { tasks } from './bamboo-worker.server.ts';

export const bambooPool = createWorkerPool<typeof tasks>({
  entry: workerEntry('bamboo-worker', import.meta.url),
  threads: 2,
  megabytes: 512,
  deadlineMs: 20_000,
  idleMs: 45_000,
  maxWaiting: 200,
});
