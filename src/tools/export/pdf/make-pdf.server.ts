/** PDFs, each made in a thread of its own, one after the other. */
import { Worker } from 'node:worker_threads';
import { AppError } from '#kit/errors.ts';
import type { PdfWish } from './write-pdf.server.ts';

/** The longest document takes a quarter of this on a slow machine. */
const longestWork = 60_000;
const mostWaiting = 20;
const memory = { maxOldGenerationSizeMb: 512 };

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

export async function makePdf(wish: PdfWish): Promise<Uint8Array<ArrayBuffer>> {
  if (waiting >= mostWaiting) throw new AppError('unavailable:pdf', { retryAfterSeconds: 10 });
  waiting += 1;
  const made = last.then(() => inThread(wish));
  last = made.catch(() => undefined); // whoever asked is told; the next one begins all the same
  try {
    return await made;
  } finally {
    waiting -= 1;
  }
}

async function inThread(wish: PdfWish): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(workerFile(), { workerData: wish, resourceLimits: memory });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const timer = setTimeout(
    () => reject(new Error(`no PDF within ${longestWork / 1000} seconds`)),
    longestWork,
  );
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the PDF thread ended without a PDF')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function workerFile() {
  const name = import.meta.url.endsWith('.ts') ? 'pdf-worker.server.ts' : 'pdf-worker.js';
  return new URL(`./${name}`, import.meta.url);
}
