/** One life of the database thread: started, watched, stopped or killed. */
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export interface ThreadData {
  folder: string;
  socketPath: string;
}

export type ToThread = 'ping' | 'close';
export type FromThread = { is: 'ready' } | { is: 'alive' } | { is: 'trouble'; words: string };

export interface DatabaseThread {
  /** Settles, with the reason, once this life can serve no more. */
  ended: Promise<Error>;
  close(): Promise<void>;
  kill(): Promise<void>;
}

const pingEvery = 5_000;
/** No single query of ours takes this long: a thread that is silent longer will never answer again. */
const silentFor = 60_000;
const closesWithin = 10_000;

export async function startDatabaseThread(data: ThreadData): Promise<DatabaseThread> {
  fs.rmSync(data.socketPath, { force: true }); // of an earlier life that was killed
  // Every query leaves short-lived buffers; without a bound they are collected late, and memory grows for nothing.
  const worker = new Worker(workerFile(), {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<Error>();
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  let heardAt = performance.now(); // the clock on the wall may be moved, and that is no silence
  worker.on('message', (message: FromThread) => {
    heardAt = performance.now();
    if (message.is === 'ready') isReady();
    if (message.is === 'trouble') end(new Error(message.words));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the database thread ended')));
  const pinging = setInterval(() => {
    if (performance.now() - heardAt > silentFor) end(new Error(`no answer for ${silentFor / 1000} seconds`));
    worker.postMessage('ping' satisfies ToThread);
  }, pingEvery).unref();
  void ended.then(() => clearInterval(pinging));

  const kill = async () => {
    await worker.terminate();
  };
  await Promise.race([ready, ended.then((error) => kill().then(() => Promise.reject(error)))]);
  return {
    ended,
    kill,
    async close() {
      const exited = once(worker, 'exit');
      worker.postMessage('close' satisfies ToThread);
      await Promise.race([exited, pause(closesWithin, undefined, { ref: false })]);
      await kill();
    },
  };
}

/** Beside this file as source, beside the bundle in production. */
function workerFile() {
  const name = import.meta.url.endsWith('.ts') ? 'embedded-worker.server.ts' : 'embedded-worker.js';
  return new URL(`./${name}`, import.meta.url);
}
