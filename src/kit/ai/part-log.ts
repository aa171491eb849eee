/** The parts of an answer as they come: kept, so that any number of readers can follow, from the beginning, at their pace. */
export interface PartLog<T> extends AsyncIterable<T> {
  push(part: T): void;
  end(): void;
}

/** `merge` makes one of two that a reader would get one after the other: a slow one gets fewer and longer parts. */
export function createPartLog<T>(merge: (one: T, next: T) => T | undefined): PartLog<T> {
  const parts: T[] = [];
  let ended = false;
  const waiting: (() => void)[] = [];

  function wake() {
    for (const one of waiting.splice(0)) one();
  }

  return {
    push(part) {
      parts.push(part);
      wake();
    },
    end() {
      ended = true;
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (let next = 0; ;) {
        while (next < parts.length) {
          let part = parts[next++] as T;
          for (; next < parts.length; next++) {
            const merged = merge(part, parts[next] as T);
            if (merged === undefined) break;
            part = merged;
          }
          yield part;
        }
        if (ended) return;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}
