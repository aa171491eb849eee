/** Tasks side by side, so many at once; tells when one begins and what came of it. */
export type TaskUpdate<T> = { at: number; begun: true } | { at: number; value: T };

export async function* inParallel<T>(
  tasks: readonly (() => Promise<T>)[],
  atOnce: number,
): AsyncGenerator<TaskUpdate<T>, void, undefined> {
  const waiting = tasks.map((task, at) => ({ task, at }));
  const working = new Map<number, Promise<{ at: number; value: T }>>();
  for (;;) {
    while (working.size < atOnce && waiting.length > 0) {
      const { task, at } = waiting.shift()!;
      const work = task().then((value) => ({ at, value }));
      // One that fails ends the whole; the others need not be heard after that.
      work.catch(() => undefined);
      working.set(at, work);
      yield { at, begun: true };
    }
    if (working.size === 0) return;
    const ended = await Promise.race(working.values());
    working.delete(ended.at);
    yield ended;
  }
}
