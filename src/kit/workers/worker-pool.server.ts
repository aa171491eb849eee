/**
 * Worker threads for what would hold up everyone: reading people's text, layout, archives. Threads start when they are needed, people
 * take turns, and a thread that has had nothing to do for a while ends with all the data that it loaded.
 */
import { takeTurns } from '#kit/files/take-turns.ts';
import type { CallTable, TaskTable } from './messages.ts';
import { isLong } from './is-long.ts';
import { startProcess } from './worker-process.server.ts';
import { startThread, type WorkerThread } from './worker-thread.server.ts';

interface PoolOptions {
  /** See `workerEntry`. */
  entry: URL;
  /** At most as many tasks at once, each with data of its own. A single one gets another beside it for what is short. */
  threads?: number;
  /** Of one thread. */
  megabytes?: number;
  /** Processor time that a task may take where nothing else is said. */
  deadlineMs?: number;
  maxWaiting?: number;
  /** Rest after which a thread ends. */
  idleMs?: number;
  /** For programs that people write, in processes instead of threads: see `worker-process.server.ts`. They ask nothing of the main thread. */
  inProcesses?: boolean;
}

interface TaskOptions {
  signal?: AbortSignal | undefined;
  deadlineMs?: number;
  /** For whom: people take turns, and nobody fills the queue alone. */
  who?: string | undefined;
  /** What the task may ask of the main thread. */
  calls?: CallTable;
}

export interface WorkerPool<Tasks extends TaskTable> {
  runTask<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    options?: TaskOptions,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>;
  /** How many threads there are. */
  size(): number;
  close(): Promise<void>;
}

export function createWorkerPool<Tasks extends TaskTable>({
  entry,
  threads = 1,
  megabytes = 256,
  deadlineMs: usualDeadline = 10_000,
  maxWaiting = 60,
  idleMs = 30_000,
  inProcesses = false,
}: PoolOptions): WorkerPool<Tasks> {
  // Long work of whomever leaves a thread to the small tasks of others.
  const atOnce = Math.max(2, threads);
  const inTurn = takeTurns({ atOnce, mostLong: atOnce - 1, mostShort: threads, maxWaiting });
  const resting = new Map<WorkerThread, NodeJS.Timeout>();
  const all = new Set<WorkerThread>();

  function start(): WorkerThread {
    const thread = (inProcesses ? startProcess : startThread)({ entry, megabytes });
    all.add(thread);
    return thread;
  }

  /** The one that worked last: the others come to their end. */
  function take(): WorkerThread {
    const rested = [...resting].findLast(([thread]) => thread.isAlive());
    if (!rested) return start();
    clearTimeout(rested[1]);
    resting.delete(rested[0]);
    return rested[0];
  }

  function rest(thread: WorkerThread): void {
    if (!thread.isAlive()) {
      all.delete(thread);
      return;
    }
    const leave = () => void end(thread);
    resting.set(thread, setTimeout(leave, idleMs).unref());
  }

  async function end(thread: WorkerThread): Promise<void> {
    clearTimeout(resting.get(thread));
    resting.delete(thread);
    all.delete(thread);
    await thread.end();
  }

  return {
    async runTask(name, input, { signal, deadlineMs = usualDeadline, who, calls = {} } = {}) {
      signal?.throwIfAborted();
      const work = async () => {
        signal?.throwIfAborted();
        const thread = take();
        try {
          return await thread.perform({ name, input, deadlineMs, calls, signal });
        } finally {
          rest(thread);
        }
      };
      const done = inTurn(work, who, isLong(input));
      return (await (signal ? untilAborted(done, signal) : done)) as never;
    },
    size: () => all.size,
    async close() {
      await Promise.all([...all].map(end));
    },
  };
}

/** Whoever leaves does not wait; their task ends by itself, by its signal or at its deadline. */
function untilAborted<T>(done: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason as Error);
  signal.addEventListener('abort', leave, { once: true });
  return Promise.race([done, promise]).finally(() => signal.removeEventListener('abort', leave));
}
