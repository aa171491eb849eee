/** One request to one model, read part by part: never waits too long, never ends in silence, never outlives its reader. */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import type { EngineSettings } from './engine-settings.server.ts';
import { Fault, faultOf } from './fault.server.ts';

type Timeouts = Pick<EngineSettings['timeouts'], 'firstByte' | 'idle'>;

interface Options {
  timeouts: Timeouts;
  signal: AbortSignal;
}

/** Throws a `Fault`, or the signal's reason once that is aborted. */
export async function* readModel(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  { timeouts, signal }: Options,
): AsyncGenerator<LanguageModelV4StreamPart, void, undefined> {
  const upstream = new AbortController();
  const stop = () => upstream.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  let timer = setTimeout(
    () => upstream.abort(new Fault('late', 'took too long to start')),
    timeouts.firstByte,
  );
  let reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart> | undefined;
  try {
    reader = (await opened(model, { ...options, abortSignal: upstream.signal })).getReader();
    // Ends a read that waits, also where the model does not listen to the signal.
    upstream.signal.addEventListener('abort', () => void reader?.cancel().catch(() => {}), { once: true });
    let finished = false;
    for (let first = true; ; first = false) {
      const { done, value } = await reader.read();
      upstream.signal.throwIfAborted();
      if (done) break;
      if (first) {
        clearTimeout(timer);
        timer = setTimeout(() => upstream.abort(new Fault('late', 'stopped responding')), timeouts.idle);
      } else timer.refresh();
      if (value.type === 'error') throw faultOf(value.error);
      if (value.type === 'finish') {
        if (value.finishReason.unified === 'interrupted' || value.finishReason.unified === 'error')
          throw cutOff();
        finished = true;
      }
      yield value;
    }
    if (!finished) throw cutOff();
  } catch (error) {
    throw upstream.signal.aborted ? upstream.signal.reason : faultOf(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    upstream.abort();
  }
}

const cutOff = () => new Fault('broken', 'stopped in the middle of its answer');

/** The stream, or the reason why nobody waits for it any more; then it is let go of whenever it comes. */
async function opened(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions & { abortSignal: AbortSignal },
) {
  const { abortSignal } = options;
  abortSignal.throwIfAborted();
  const coming = (async () => {
    const { stream } = await model.doStream(options);
    if (abortSignal.aborted) await stream.cancel();
    return stream;
  })();
  const givenUp = new Promise<never>((_, reject) => {
    abortSignal.addEventListener('abort', () => reject(abortSignal.reason as Error), { once: true });
  });
  givenUp.catch(() => {}); // nobody listens any more once the stream is there
  return Promise.race([coming, givenUp]);
}
