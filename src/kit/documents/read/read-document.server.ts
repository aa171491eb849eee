/** Reads a document in a process of its own, page by page, within what it may take of time and memory. */
import { fork } from 'node:child_process';
import { takeTurns } from '#kit/files/take-turns.ts';
import { residentMegabytes } from '#kit/resident-memory.server.ts';
import type { ReadPage } from './document.ts';
import { ReadFailure, type WhyUnread } from './failure.ts';
import type { FromReader, Scan, ToReader } from './reader-messages.ts';

export interface ReadLimits {
  /** Resident memory of the process. */
  megabytes: number;
  /** Without a page. */
  seconds: number;
}

export const usualLimits: ReadLimits = { megabytes: 768, seconds: 30 };

export type DocumentPart = { count: number } | { page: ReadPage } | { scan: Scan };

const lookEvery = 50;
/** Whoever waits longer is told that the house is busy. */
const inTurn = takeTurns({ atOnce: 2, maxWaiting: 40 });

/** Ends with its reader; whoever stops listening ends the process. */
export async function* readDocument(
  work: ToReader,
  { signal, limits = usualLimits }: { signal?: AbortSignal | undefined; limits?: ReadLimits } = {},
): AsyncGenerator<DocumentPart> {
  signal?.throwIfAborted();
  const turn = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const taken = inTurn(async () => {
    turn.resolve();
    await over.promise;
  });
  taken.catch(turn.reject);
  await turn.promise;
  try {
    yield* inProcess(work, limits, signal);
  } finally {
    over.resolve();
  }
}

async function* inProcess(
  work: ToReader,
  limits: ReadLimits,
  signal: AbortSignal | undefined,
): AsyncGenerator<DocumentPart> {
  const child = fork(readerFile(), {
    serialization: 'advanced', // bytes travel as bytes
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
    env: {}, // none of our secrets
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const heard: FromReader[] = [];
  let failure: unknown;
  let wake: (() => void) | undefined;
  const fail = (why: WhyUnread | Error) => {
    failure ??= why instanceof Error ? why : new ReadFailure(why);
    wake?.();
  };
  const timer = setTimeout(() => fail('too-long'), limits.seconds * 1000);
  const watch = setInterval(() => {
    if (residentMegabytes(child.pid) > limits.megabytes) fail('memory');
  }, lookEvery);
  const stop = () => fail(signal!.reason as Error);
  child.on('message', (message: FromReader) => {
    timer.refresh();
    heard.push(message);
    wake?.();
  });
  child.once('error', (error) => fail(new ReadFailure('broken', error)));
  // What it said before it went is still to be heard. Its own memory limit ends it by a signal.
  child.once('exit', (code, ended) =>
    setImmediate(() => fail(ended === 'SIGABRT' || code === 134 ? 'memory' : 'broken')),
  );
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for (;;) {
      const message = heard.shift();
      if (!message) {
        if (failure) throw failure;
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      if (message.is === 'ready')
        child.send(work, (error) => error && fail(new ReadFailure('broken', error)));
      else if (message.is === 'count') yield { count: message.pages };
      else if (message.is === 'done') return;
      else if (message.is === 'failed') throw new ReadFailure(message.why, new Error(message.detail));
      else {
        yield message.is === 'page' ? { page: message.page } : { scan: message.scan };
        timer.refresh();
        if (child.connected) child.send('more', () => undefined);
      }
    }
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal?.removeEventListener('abort', stop);
    child.kill('SIGKILL');
  }
}

/** Beside this file as source, beside the bundle in production. */
function readerFile() {
  const name = import.meta.url.endsWith('.ts') ? 'document-reader.server.ts' : 'document-reader.js';
  return new URL(`./${name}`, import.meta.url);
}
