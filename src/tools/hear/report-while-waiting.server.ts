/** Work that tells of itself by callbacks, as updates of a run. */
import type { Update } from '#tools/define/define-run.server.ts';

export async function* reportWhileWaiting<T>(
  work: (tell: (update: Update) => void) => Promise<T>,
): AsyncGenerator<Update, T, undefined> {
  const updates: Update[] = [];
  let wake = () => {};
  let isDone = false;
  const working = work((update) => {
    updates.push(update);
    wake();
  }).finally(() => {
    isDone = true;
    wake();
  });
  working.catch(() => undefined); // thrown below, once all that was told has been passed on
  for (;;) {
    while (updates.length > 0) yield updates.shift()!;
    if (isDone) return await working;
    await new Promise<void>((resolve) => (wake = resolve));
  }
}
