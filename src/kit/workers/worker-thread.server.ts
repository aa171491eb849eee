/** One worker thread and the one task that it does at a time. A task over its limits costs the thread, not the process. */
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '#kit/errors.ts';
import type { CallTable, FromWorker, ToWorker } from './messages.ts';
import { outcomeOf, valueOf } from './sent-error.ts';

/** What goes on by the clock for longer, without an answer from the main thread, waits for something that does not come. */
const longestWait = 120_000;
/** Loading its code and the data that it starts with, on a machine with much else to do. */
const longestStart = 90_000;
/** After whoever asked has left. */
const longestGrace = 500;
/** A thread that does not tell its processor time within this is deep in a single operation. */
const longestAnswer = 2_000;

export interface ThreadOptions {
  entry: URL;
  megabytes: number;
}

export interface TaskOrder {
  name: string;
  input: unknown;
  /** Of processor time: other people's work on a busy machine does not count. */
  deadlineMs: number;
  calls: CallTable;
  signal: AbortSignal | undefined;
}

export interface WorkerThread {
  isAlive(): boolean;
  perform(order: TaskOrder): Promise<unknown>;
  end(): Promise<unknown>;
}

export function startThread({ entry, megabytes }: ThreadOptions): WorkerThread {
  const worker = new Worker(entry, {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    env: {}, // none of our secrets
  });
  worker.unref();
  const send = (message: ToWorker) => worker.postMessage(message);
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined); // whoever waits for it hears of it
  const startTimer = setTimeout(() => fail(new Error('a worker did not start')), longestStart).unref();
  let alive = true;
  let count = 0;
  let current:
    | { id: number; order: TaskOrder; settle: PromiseWithResolvers<unknown>; heardAt: number }
    | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Whatever it was busy with is over, and so is the thread. */
  function fail(error: Error) {
    alive = false;
    clearTimeout(startTimer);
    clearTimeout(timer);
    ready.reject(error);
    current?.settle.reject(error);
    current = undefined;
    void worker.terminate();
  }

  async function watch(id: number, cpuBefore: number) {
    const { deadlineMs } = current!.order;
    const usage = await Promise.race([
      worker.cpuUsage().catch(() => undefined),
      delay(longestAnswer, undefined, { ref: false }),
    ]);
    if (current?.id !== id) return;
    const clock = performance.now() - current.heardAt;
    const used = usage ? (usage.user + usage.system) / 1000 - cpuBefore : clock;
    if (used >= deadlineMs || clock >= Math.max(longestWait, deadlineMs * 4)) fail(overDeadline());
    else timer = setTimeout(() => void watch(id, cpuBefore), Math.max(20, deadlineMs - used));
  }

  async function answerCall(
    { id, call, name, input }: Extract<FromWorker, { is: 'call' }>,
    calls: CallTable,
  ) {
    const outcome = await outcomeOf(() => {
      if (!Object.hasOwn(calls, name)) throw new Error(`nothing answers the call "${name}"`);
      return calls[name]!(input as never);
    });
    if (current?.id === id) current.heardAt = performance.now();
    if (alive) send({ is: 'reply', call, outcome });
  }

  worker.on('message', (message: FromWorker) => {
    if (message.is === 'ready') {
      clearTimeout(startTimer);
      ready.resolve();
    } else if (message.id !== current?.id) {
      return; // of a task that nobody waits for any more
    } else if (message.is === 'started') {
      const { id, cpuMs } = message;
      current.heardAt = performance.now();
      timer = setTimeout(() => void watch(id, cpuMs), current.order.deadlineMs);
    } else if (message.is === 'call') {
      void answerCall(message, current.order.calls);
    } else {
      const { settle } = current;
      current = undefined;
      clearTimeout(timer);
      if (message.isLast) fail(new Error('the worker has retired'));
      try {
        settle.resolve(valueOf(message.outcome));
      } catch (error) {
        settle.reject(error);
      }
    }
  });
  worker.once('error', (error) => fail(isOutOfMemory(error) ? overMemory(error) : asError(error)));
  worker.once('exit', () => fail(new Error('a worker ended before its task')));

  return {
    isAlive: () => alive,
    end: () => {
      fail(new Error('the worker was ended'));
      return worker.terminate();
    },
    async perform(order) {
      const id = (count += 1);
      worker.ref(); // the process stays while someone waits
      let grace: NodeJS.Timeout | undefined;
      // Who heard that nobody waits any more ends soon, or does not listen: then others get a new thread.
      const abort = () => {
        send({ is: 'abort', id });
        grace = setTimeout(() => current?.id === id && fail(new Error('nobody waits for it')), longestGrace);
      };
      try {
        await ready.promise;
        order.signal?.throwIfAborted();
        const settle = Promise.withResolvers<unknown>();
        current = { id, order, settle, heardAt: performance.now() };
        send({ is: 'task', id, name: order.name, input: order.input });
        order.signal?.addEventListener('abort', abort, { once: true });
        return await settle.promise;
      } finally {
        clearTimeout(grace);
        order.signal?.removeEventListener('abort', abort);
        worker.unref();
      }
    },
  };
}

const overDeadline = () =>
  new AppError('too_large:work', {
    message: 'This takes too long. Try again with less text.',
  });

const overMemory = (cause: unknown) =>
  new AppError('too_large:work', {
    message: 'This needs too much memory. Try again with less text.',
    cause,
  });

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
