/** The same items until the signal is aborted; then it throws the reason, whether or not the source listens to the signal. */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  aborted.catch(() => {}); // nobody may be waiting when it happens
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), aborted]);
      if (done) {
        ended = true;
        return;
      }
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Told to tidy up, but not waited for: it may be busy with something that cannot be interrupted.
    if (!ended) void iterator.return?.()?.catch(() => {});
  }
}
