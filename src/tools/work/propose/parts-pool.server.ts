/** Revisions of texts and of any structure, compared in a worker. */
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import type { PartsInWorker } from './parts.ts';
import type { tasks } from './parts-worker.server.ts';

const { runTask } = createWorkerPool<typeof tasks>({
  entry: workerEntry('parts-worker', import.meta.url),
  maxWaiting: 40,
});

export const jsonPartsInWorker: PartsInWorker<unknown> = {
  between: (before, after, taker) => runTask('jsonBetween', { before, after }, taker),
  apply: (now, hunks, base, taker) => runTask('jsonApply', { now, hunks, base }, taker),
};

interface Holder<Content> {
  read(content: Content): string;
  write(content: Content, text: string): Content;
}

/** Of a content that is a text and what stands around it. */
export const textPartsInWorker = <Content>({ read, write }: Holder<Content>): PartsInWorker<Content> => ({
  between: (before, after, taker) =>
    runTask('textBetween', { before: read(before), after: read(after) }, taker),
  async apply(now, hunks, base, taker) {
    const applied = await runTask('textApply', { now: read(now), hunks, base: read(base) }, taker);
    return { content: write(now, applied.content), unfit: applied.unfit };
  },
});
