import type { Question, Reply } from './worker-client.ts';

/** The other end of `beside`: one question at a time, and an answer or the reason why there is none. */
export function answerInWorker<Answer>(work: (question: Question) => Answer) {
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    let reply: Reply<Answer>;
    try {
      reply = { answer: work(data) };
    } catch (error) {
      reply = { failed: error instanceof Error ? error.message : String(error) };
    }
    postMessage(reply);
  });
}
