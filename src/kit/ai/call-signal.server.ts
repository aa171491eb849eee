/** One signal for the whole of an answer: the caller's wish, the deadline, and the end of the process. */
import { Fault } from './fault.server.ts';

export function createCallSignal(callers: AbortSignal | undefined, closing: AbortSignal, deadline: number) {
  const controller = new AbortController();
  const stop = () => controller.abort(callers?.reason);
  const close = () => controller.abort(new Fault('late', 'was cut off because the server restarts'));
  const timer = setTimeout(() => controller.abort(new Fault('late', 'took too long')), deadline);
  if (callers?.aborted) stop();
  callers?.addEventListener('abort', stop, { once: true });
  closing.addEventListener('abort', close, { once: true });
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      callers?.removeEventListener('abort', stop);
      closing.removeEventListener('abort', close);
    },
  };
}
