/** Sends what was written, in its order, as soon as it can; what waits is kept in the browser until the server has it. */
import { call, HttpError } from '#kit/contract/call.ts';
import { forgetWaiting, keepWaiting, listWaiting, type Waiting } from '#kit/outbox/outbox.ts';
import { postMessage, type ThreadMessage } from './contract.ts';

export interface Draft {
  text: string;
  replyTo: string | null;
  files: string[];
  /** What the files are called, to show them meanwhile. */
  fileNames: string[];
}
export interface WaitingMessage extends Waiting<Draft> {
  /** It could not be sent at once, and is tried again. */
  isDelayed?: boolean;
}

const firstRetry = 1000;
const longestRetry = 30_000;

interface Options {
  threadId: string;
  ownerId: string;
  onChange(waiting: readonly WaitingMessage[]): void;
  onSent(message: ThreadMessage): void;
}

const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status < 500 && error.status !== 429 && error.status !== 408;

export function createSender({ threadId, ownerId, onChange, onSent }: Options) {
  const place = `thread:${threadId}`;
  let waiting: readonly WaitingMessage[] = [];
  let isBusy = false;
  let isClosed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Called when the thread itself has told of the message that is on its way. */
  let confirmation: { id: string; go: () => void } | undefined;

  function set(next: readonly WaitingMessage[]) {
    waiting = next;
    onChange(next);
  }

  async function flush() {
    clearTimeout(timer);
    if (isBusy || isClosed) return;
    isBusy = true;
    try {
      for (;;) {
        const next = waiting.find(({ refused }) => refused === undefined);
        if (!next || isClosed) return;
        await sendOne(next);
        failures = 0;
      }
    } catch {
      // No answer, or the server is busy: it goes out later.
      set(waiting.map((one) => (one.refused === undefined ? { ...one, isDelayed: true } : one)));
      const delay = Math.min(longestRetry, firstRetry * 2 ** failures) * (0.75 + Math.random() / 2);
      failures += 1;
      timer = setTimeout(() => void flush(), delay);
    } finally {
      isBusy = false;
    }
  }

  async function sendOne(one: WaitingMessage) {
    const { text, replyTo, files } = one.body;
    try {
      const arrival = new Promise<undefined>((go) => {
        confirmation = { id: one.id, go: () => go(undefined) };
      });
      // It is stored before it is told: what is still done about it, such as calling a tool, holds nothing back.
      const sent = await Promise.race([
        arrival,
        call(postMessage, { params: { id: threadId }, body: { id: one.id, text, replyTo, files } }),
      ]);
      if (sent) onSent(sent);
      await drop(one.id);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const refused = { ...one, refused: error.words };
      set(waiting.map((known) => (known.id === one.id ? refused : known)));
      await keepWaiting(refused);
    }
  }

  async function drop(id: string) {
    set(waiting.filter((one) => one.id !== id));
    await forgetWaiting(id);
  }

  return {
    /** The thread has this message. */
    heard(id: string) {
      if (confirmation?.id === id) confirmation.go();
    },
    /** Finds what an earlier page left behind. */
    async open() {
      const kept = (await listWaiting(ownerId, place)) as WaitingMessage[];
      const fresh = kept.filter(({ id }) => !waiting.some((known) => known.id === id));
      if (fresh.length > 0) set([...fresh, ...waiting].toSorted((a, b) => a.at - b.at));
      void flush();
    },
    /** Kept in the browser before it is sent. */
    async send(body: Draft) {
      const one: WaitingMessage = { id: crypto.randomUUID(), ownerId, place, body, at: Date.now() };
      set([...waiting, one]);
      await keepWaiting(one);
      void flush();
    },
    async retry(id: string) {
      set(
        waiting.map((one) => {
          const { refused: _, ...again } = one;
          return one.id === id ? again : one;
        }),
      );
      await flush();
    },
    discard: drop,
    flush,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
    reopen() {
      isClosed = false;
    },
  };
}
