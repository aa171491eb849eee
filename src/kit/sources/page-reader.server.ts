/** Reads pages in a thread that stays for the next one. A page that takes too long costs the thread, not the process. */
import { Worker } from 'node:worker_threads';
import { AppError } from '#kit/errors.ts';
import { takeTurns } from '#kit/files/take-turns.ts';
import type { PageRead, PageWork } from './page-text-worker.server.ts';

const longestWork = 2500;
const longestStart = 15_000;
const idleFor = 20_000;
const mostMegabytes = 192;

export interface PageText {
  title: string;
  paragraphs: string[];
}

const inTurn = takeTurns({ atOnce: 1, maxWaiting: 40 });
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let count = 0;

export function pageText(html: string, signal: AbortSignal): Promise<PageText> {
  return inTurn(async () => {
    signal.throwIfAborted();
    clearTimeout(idle);
    try {
      const thread = (worker ??= await startWorker());
      return await work(thread, html, signal);
    } catch (error) {
      // What it was busy with would hold up the next page.
      await stopWorker();
      throw error;
    } finally {
      idle = setTimeout(() => void stopWorker(), idleFor);
      idle.unref();
    }
  });
}

async function startWorker(): Promise<Worker> {
  const started = new Worker(workerFile(), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    stderr: true,
    stdout: true,
  });
  started.unref();
  await heard(started, longestStart, (message) => ('ready' in message ? message : undefined));
  return started;
}

async function stopWorker() {
  const leaving = worker;
  worker = undefined;
  await leaving?.terminate();
}

async function work(thread: Worker, html: string, signal: AbortSignal): Promise<PageText> {
  const id = (count += 1);
  const answer = heard(
    thread,
    longestWork,
    (message) => ('id' in message && message.id === id ? message : undefined),
    signal,
  );
  thread.postMessage({ id, html } satisfies PageWork);
  const { title, paragraphs } = await answer;
  return { title, paragraphs };
}

async function heard<Wanted>(
  thread: Worker,
  within: number,
  pick: (message: PageRead) => Wanted | undefined,
  signal?: AbortSignal,
): Promise<Wanted> {
  const { promise, resolve, reject } = Promise.withResolvers<Wanted>();
  const fail = (cause: unknown) =>
    reject(new AppError('invalid:page', { message: 'That page could not be read.', cause }));
  const timer = setTimeout(() => fail(new Error('it took too long')), within);
  const hear = (message: PageRead) => {
    const wanted = pick(message);
    if (wanted !== undefined) resolve(wanted);
  };
  const ended = () => fail(new Error('its thread ended'));
  const stop = () => reject(signal!.reason as Error);
  thread.on('message', hear).once('error', fail).once('exit', ended);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.off('message', hear).off('error', fail).off('exit', ended);
    signal?.removeEventListener('abort', stop);
  }
}

function workerFile() {
  const name = import.meta.url.endsWith('.ts') ? 'page-text-worker.server.ts' : 'page-text-worker.js';
  return new URL(`./${name}`, import.meta.url);
}
