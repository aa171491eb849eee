import type { DjResult, DjTask } from './dj-worker.ts';

/** The worker of a desk; `ask` answers null where something could not be done. */
export function startDjWorker() {
  const worker = new Worker(new URL('./dj-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (result: DjResult | null) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; result: DjResult | null }>) => {
    waiting.get(data.id)?.(data.result);
    waiting.delete(data.id);
  });
  return {
    ask(task: DjTask): Promise<DjResult | null> {
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, task });
      });
    },
    close: () => worker.terminate(),
  };
}
