/** The text of a PDF, read in a thread of its own that is given little time and memory. */
import { Worker } from 'node:worker_threads';
import { AppError } from '#kit/errors.ts';
import { takeTurns } from '#kit/files/take-turns.ts';

const longestWork = 20_000;
const memory = { maxOldGenerationSizeMb: 256 };
const inTurn = takeTurns({ atOnce: 1, maxWaiting: 20 });

const unreadable = 'This PDF could not be read. It may be broken, locked, or made of pictures only.';

export function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<string> {
  return inTurn(() => inThread(bytes, signal));
}

async function inThread(bytes: Uint8Array, signal?: AbortSignal): Promise<string> {
  signal?.throwIfAborted();
  const worker = new Worker(workerFile(), {
    workerData: bytes,
    resourceLimits: memory,
    stderr: true,
    stdout: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const fail = (cause: unknown) => reject(new AppError('invalid:pdf', { message: unreadable, cause }));
  const stop = () => reject(signal!.reason as Error);
  const timer = setTimeout(() => fail(new Error('it took too long')), longestWork);
  worker.once('message', resolve);
  worker.once('error', fail);
  worker.once('exit', () => fail(new Error('its thread ended')));
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

function workerFile() {
  const name = import.meta.url.endsWith('.ts') ? 'pdf-text-worker.server.ts' : 'pdf-text-worker.js';
  return new URL(`./${name}`, import.meta.url);
}
