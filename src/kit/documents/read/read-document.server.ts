/**
 * Reads a document in a process of its own, page by page, within what it may take of processor time and memory. Where others wait, it
 * goes to the end of the line after a few pages, and on from there when it is its turn again.
 */
import { fork } from 'node:child_process';
import { takeTurns } from '#kit/files/take-turns.ts';
import { residentMegabytes } from '#kit/resident-memory.server.ts';
import { watchProcess } from '#kit/watch-process.server.ts';
import type { ReadPage } from './document.ts';
import { ReadFailure, type WhyUnread } from './failure.ts';
import type { FromReader, Scan, ToReader } from './reader-messages.ts';

export interface ReadLimits {
  /** Resident memory of the process. */
  megabytes: number;
  /** Of processor time without a page, where it is read page by page; other kinds are unpacked whole and may take longer. */
  seconds: number;
}

/** A page of a PDF is read in a fraction of that; what takes longer is built to. */
export const usualLimits: ReadLimits = { megabytes: 768, seconds: 4 };
/** How much longer those may take that come in one piece. */
const wholeTimes = 5;

export type DocumentPart = { count: number } | { page: ReadPage } | { scan: Scan };

interface Reading {
  signal?: AbortSignal | undefined;
  limits?: ReadLimits;
  /** For whom: people take turns. */
  who?: string | undefined;
}

const lookEvery = 50;
/** Pages of one turn while others wait. What comes in one piece would have to be unpacked again, so it has more of them. */
const pagesEachTurn = (form: ToReader['form']) => (form === 'pdf' ? 10 : 200);
const maxWaiting = 60;
/** Whoever waits longer is told that the server is busy. Many files of one person are usual, and fair turns keep them from stopping others. */
const inTurn = takeTurns({ atOnce: 2, maxWaiting, maxOfOne: maxWaiting / 2 });

/** Ends with its reader; whoever stops listening ends the process. */
export async function* readDocument(
  work: ToReader,
  { signal, limits = usualLimits, who }: Reading = {},
): AsyncGenerator<DocumentPart> {
  let { from } = work;
  for (let isFirst = true, isDone = false; !isDone; isFirst = false) {
    signal?.throwIfAborted();
    const endTurn = await beginTurn(who);
    try {
      isDone = true;
      let pages = 0;
      for await (const part of inProcess({ ...work, from }, limits, signal)) {
        if (isFirst || !('count' in part)) yield part;
        if ('count' in part) continue;
        from = numberOf(part) + 1;
        pages += 1;
        // Whoever recognises a scan takes far longer than its page takes here.
        if (inTurn.waiting() > 0 && (pages >= pagesEachTurn(work.form) || 'scan' in part)) {
          isDone = false;
          break;
        }
      }
    } finally {
      endTurn();
    }
  }
}

const numberOf = (part: { page: ReadPage } | { scan: Scan }) =>
  'page' in part ? part.page.number : part.scan.number;

/** Returns what ends it. */
async function beginTurn(who: string | undefined): Promise<() => void> {
  const turn = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  inTurn(async () => {
    turn.resolve();
    await over.promise;
  }, who).catch(turn.reject);
  await turn.promise;
  return over.resolve;
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
  const seconds = limits.seconds * (work.form === 'pdf' ? 1 : wholeTimes);
  const watch = watchProcess(child.pid, { seconds, onOver: () => fail('too-long') });
  const memory = setInterval(() => {
    if (residentMegabytes(child.pid) > limits.megabytes) fail('memory');
  }, lookEvery);
  const stop = () => fail(signal!.reason as Error);
  child.on('message', (message: FromReader) => {
    watch.refresh();
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
        watch.refresh();
        if (child.connected) child.send('more', () => undefined);
      }
    }
  } finally {
    watch.stop();
    clearInterval(memory);
    signal?.removeEventListener('abort', stop);
    child.kill('SIGKILL');
  }
}

/** Beside this file as source, beside the bundle in production. */
function readerFile() {
  const name = import.meta.url.endsWith('.ts') ? 'document-reader.server.ts' : 'document-reader.js';
  return new URL(`./${name}`, import.meta.url);
}
