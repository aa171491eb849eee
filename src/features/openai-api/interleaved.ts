/** Several streams as one, each in its own order, whichever has something first. */
export async function* interleaved<T>(streams: readonly AsyncGenerator<T>[]): AsyncGenerator<T> {
  const [only, ...others] = streams;
  if (only && others.length === 0) return yield* only;
  const next = (at: number) => streams[at]!.next().then((result) => ({ at, result }));
  const waiting = new Map(streams.map((_, at) => [at, next(at)]));
  try {
    while (waiting.size > 0) {
      const { at, result } = await Promise.race(waiting.values());
      if (result.done) waiting.delete(at);
      else {
        waiting.set(at, next(at));
        yield result.value;
      }
    }
  } finally {
    for (const one of waiting.values()) one.catch(() => {}); // nobody reads them any more
  }
}
