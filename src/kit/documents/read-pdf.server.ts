/** The text of a PDF, read in a thread of its own that is given little time and memory. */
import { setInterval as every } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '#kit/errors.ts';
import { takeTurns } from '#kit/files/take-turns.ts';

/** Of work, once the thread is there. */
const longestWork = 5_000;
const longestStart = 15_000;
const mostMegabytes = 256;
/** A few kilobytes can unpack to gigabytes within a second or two. */
const lookEvery = 50;
const inTurn = takeTurns({ atOnce: 1, maxWaiting: 20 });

const unreadable = 'This PDF could not be read. It may be broken, locked, or made of pictures only.';

export interface PdfWork {
  bytes: Uint8Array;
  /** After so many letters, further pages are not read. */
  enough: number;
}

export function readPdf(work: PdfWork, signal?: AbortSignal): Promise<string> {
  return inTurn(() => inThread(work, signal));
}

async function inThread(work: PdfWork, signal?: AbortSignal): Promise<string> {
  signal?.throwIfAborted();
  const worker = new Worker(workerFile(), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    stderr: true,
    stdout: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const fail = (cause: unknown) => reject(new AppError('invalid:pdf', { message: unreadable, cause }));
  const tooLong = () => fail(new Error('it took too long'));
  const stop = () => reject(signal!.reason as Error);
  const over = new AbortController();
  let timer = setTimeout(tooLong, longestStart);
  worker.on('message', (message: { ready: true } | { text: string }) => {
    if ('text' in message) return resolve(message.text);
    clearTimeout(timer);
    timer = setTimeout(tooLong, longestWork);
    void watchMemory(worker, over.signal, () => fail(new Error('it took too much memory')));
  });
  worker.once('error', fail);
  worker.once('exit', () => fail(new Error('its thread ended')));
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await promise;
  } finally {
    over.abort();
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

/** The limits of a thread do not count what is unpacked, which lies outside of its heap. */
async function watchMemory(worker: Worker, over: AbortSignal, tooMuch: () => void) {
  try {
    for await (const _ of every(lookEvery, undefined, { signal: over })) {
      const { external_memory: unpacked } = await worker.getHeapStatistics();
      if (unpacked > mostMegabytes * 1_000_000) return tooMuch();
    }
  } catch {
    // The thread has ended, which is heard elsewhere.
  }
}

function workerFile() {
  const name = import.meta.url.endsWith('.ts') ? 'pdf-text-worker.server.ts' : 'pdf-text-worker.js';
  return new URL(`./${name}`, import.meta.url);
}
