/**
 * Work that would hold up the page is done beside it, in a worker of its own that starts when it is first needed. What takes
 * too long is given up, so that no text, however it is made, can keep a page busy.
 */
import { AppError } from '#kit/errors.ts';

const patience = 8000;
const mostKept = 300;

export interface Question {
  /** The language of code, the kind of formula. */
  how: string;
  source: string;
}

interface Job<Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** What a worker sends back. */
export type Reply<Answer> = { answer: Answer } | { failed: string };

export type Beside<Answer> = (question: Question) => Promise<Answer>;

export function beside<Answer>(start: () => Worker): Beside<Answer> {
  const kept = new Map<string, Promise<Answer>>();
  const waiting: Job<Answer>[] = [];
  let worker: Worker | undefined;
  let isBusy = false;

  function next() {
    const job = isBusy ? undefined : waiting.shift();
    if (!job) return;
    isBusy = true;
    worker ??= start();
    const timer = setTimeout(() => end({ failed: 'It took too long.' }, true), patience);
    const over = new AbortController();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<Answer>>) => end(data), over);
    worker.addEventListener('error', () => end({ failed: 'It couldn’t be loaded.' }, true), over);
    worker.postMessage(job.question);

    function end(reply: Reply<Answer>, isBroken = false) {
      clearTimeout(timer);
      over.abort();
      if (isBroken) {
        worker?.terminate();
        worker = undefined;
      }
      isBusy = false;
      if ('answer' in reply) job!.resolve(reply.answer);
      else job!.reject(new AppError('unavailable:drawing', { message: reply.failed }));
      next();
    }
  }

  return (question) => {
    const key = `${question.how} ${question.source}`;
    const known = kept.get(key);
    if (known) return known;
    const answer = new Promise<Answer>((resolve, reject) => waiting.push({ question, resolve, reject }));
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
    kept.set(key, answer);
    next();
    return answer;
  };
}
