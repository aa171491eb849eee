import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import type { tasks } from './voice-email-worker.server.ts';

export const voiceEmailPool = createWorkerPool<typeof tasks>({
  entry: workerEntry('voice-email-worker', import.meta.url),
});
