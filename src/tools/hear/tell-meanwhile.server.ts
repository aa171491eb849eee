/** Work that tells of itself by callbacks, as updates of a run. */
import type { Update } from '#tools/define/define-run.server.ts';

export async function* tellMeanwhile<T>(
  work: (tell: (update: Update) => void) => Promise<T>,
): AsyncGenerator<Update, T, undefined> {
  const told: Update[] = [];
  let wake = () => {};
  let isDone = false;
  const working = work((update) => {
    told.push(update);
    wake();
  }).finally(() => {
    isDone = true;
    wake();
  });
  working.catch(() => undefined); // thrown below, once all that was told has been passed on
  for (;;) {
    while (told.length > 0) yield told.shift()!;
    if (isDone) return await working;
    await new Promise<void>((resolve) => (wake = resolve));
  }
}
