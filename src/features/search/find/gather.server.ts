/** Outcomes as they come; after a while those that are there are enough, and the rest is told later. */
import { setTimeout as delay } from 'node:timers/promises';

interface Patience<Item> {
  /** Milliseconds after which what is there may be enough. */
  softly: number;
  isEnough(items: readonly Item[]): boolean;
  signal: AbortSignal;
}

/** Yields each; `late` yields those that came after it was enough. */
export function gather<Item>(items: AsyncIterator<Item>, { softly, isEnough, signal }: Patience<Item>) {
  const over = new AbortController();
  const timer = delay(softly, 'time' as const, {
    signal: AbortSignal.any([signal, over.signal]),
    ref: false,
  }).catch(() => 'time' as const);
  // Asked for at once, whatever is done meanwhile; who stops listening has no use for how it ends.
  let next: Promise<IteratorResult<Item>> | undefined = items.next();
  next.catch(() => undefined);

  return {
    async *inTime(): AsyncGenerator<Item, void, undefined> {
      const seen: Item[] = [];
      let isSoft = false;
      for (;;) {
        next ??= items.next();
        const first = isSoft && isEnough(seen) ? 'time' : await Promise.race(isSoft ? [next] : [next, timer]);
        if (first === 'time') {
          if (isSoft || isEnough(seen)) return over.abort();
          isSoft = true;
          continue;
        }
        next = undefined;
        if (first.done) return over.abort();
        seen.push(first.value);
        yield first.value;
      }
    },
    async *late(): AsyncGenerator<Item, void, undefined> {
      for (;;) {
        const { done, value } = await (next ?? items.next());
        next = undefined;
        if (done) return;
        yield value;
      }
    },
  };
}
