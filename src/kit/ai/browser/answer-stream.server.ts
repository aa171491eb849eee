/** The answer of a tab as a stream, which fails with a `Fault` and takes the request back when nobody reads on. */
import { faultOfTab } from './tab-faults.server.ts';
import type { AnswerListener } from './tab.server.ts';

/** Null: it is at it, and nothing is written yet. */
export type TabPart = string | null;

export function answerStream(
  begin: (listener: AnswerListener) => () => void,
  signal: AbortSignal,
): ReadableStream<TabPart> {
  let cancel = () => {};
  return new ReadableStream<TabPart>({
    start(controller) {
      const abort = () => {
        cancel();
        controller.error(signal.reason);
      };
      const done = () => signal.removeEventListener('abort', abort);
      const takeBack = begin({
        text: (text) => controller.enqueue(text),
        alive: () => controller.enqueue(null),
        end() {
          done();
          controller.close();
        },
        fail(code) {
          done();
          controller.error(faultOfTab(code));
        },
      });
      cancel = () => {
        done();
        takeBack();
      };
      signal.addEventListener('abort', abort, { once: true });
    },
    cancel: () => cancel(),
  });
}
