/** Revisions of projects, compared in a worker. */
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import type { PartsInWorker } from '#tools/work/propose/parts.ts';
import type { tasks } from './project-worker.server.ts';

const { runTask } = createWorkerPool<typeof tasks>({
  entry: workerEntry('project-worker', import.meta.url),
  maxWaiting: 40,
});

export const projectPartsInWorker: PartsInWorker<ProjectData> = {
  between: (before, after, taker) => runTask('between', { before, after }, taker),
  apply: (now, hunks, base, taker) => runTask('apply', { now, hunks, base }, taker),
};
