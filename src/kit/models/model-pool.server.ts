/** The processes of models: started on demand, one of each, few at once, ended when idle. */
import { AppError } from '#kit/errors.ts';
import { takeTurns } from '#kit/files/take-turns.ts';
import type { Log } from '#kit/log.server.ts';
import type { PackProgress, Packs } from '#kit/packs/packs.server.ts';
import type { ModelCalls, ModelName } from './calls.ts';
import { modelLimits, type ModelLimits } from './limits.ts';
import { startModelProcess, type ModelProcess } from './model-process.server.ts';

export interface PoolOptions {
  packs: Packs;
  log: Log;
  /** After this long without a call a model gives its memory back. */
  idleSeconds?: number;
  /** At work at the same time. */
  atOnce?: number;
  /** Processes alive at the same time, those at rest included; the one that rested longest makes room. */
  alive?: number;
  limits?: Record<ModelName, ModelLimits>;
  /** What runs the models; tests have one of their own. */
  worker?: URL;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The pack is not there yet and is being fetched. */
  onFetch?: ((progress: PackProgress) => void) | undefined;
  /** For whom: everyone has their turn. */
  who?: string | undefined;
  /** Work of minutes, told how far it is: the pack is waited for, however slowly it comes. */
  isPatient?: boolean | undefined;
}

const maxWaiting = 50;

export type ModelPool = ReturnType<typeof createModelPool>;

export function createModelPool(options: PoolOptions) {
  const { packs, log, idleSeconds = 60, atOnce = 2, limits = modelLimits, worker } = options;
  const alive = Math.max(atOnce, options.alive ?? atOnce);
  const processes = new Map<ModelName, ModelProcess>();
  const busy = new Set<ModelName>();
  const idle = new Map<ModelName, NodeJS.Timeout>();
  const lines = new Map<ModelName, ReturnType<typeof takeTurns>>();
  const inTurn = takeTurns({ atOnce, maxWaiting });

  /** Calls of one model wait for each other first, so that none holds a place that it cannot use. */
  function inLine<T>(name: ModelName, work: () => Promise<T>, who?: string): Promise<T> {
    if (!lines.has(name)) lines.set(name, takeTurns({ atOnce: 1, maxWaiting }));
    return lines.get(name)!(() => inTurn(work, who), who);
  }

  async function end(name: ModelName) {
    clearTimeout(idle.get(name));
    idle.delete(name);
    const process = processes.get(name);
    processes.delete(name);
    await process?.end();
  }

  async function processFor(name: ModelName): Promise<ModelProcess> {
    const known = processes.get(name);
    if (known?.isAlive()) {
      processes.delete(name);
      processes.set(name, known); // the newest in use stands last
      return known;
    }
    await end(name);
    // Asked anew after each: others may start meanwhile. Those at work are fewer than may be, so one is at rest.
    while (processes.size >= alive) await end([...processes.keys()].find((other) => !busy.has(other))!);
    const folders = Object.fromEntries(limits[name].packs.map((pack) => [pack, packs.folderOf(pack)]));
    const process = startModelProcess(name, folders, limits[name], worker);
    processes.set(name, process);
    log.debug({ event: 'model.started', model: name, pid: process.pid }, 'A model process was started.');
    return process;
  }

  /** With its process, which rests afterwards. */
  async function use<T>(
    name: ModelName,
    work: (process: ModelProcess) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    clearTimeout(idle.get(name));
    busy.add(name);
    try {
      return await work(await processFor(name));
    } catch (error) {
      if (!signal?.aborted && !isTheirs(error))
        log.warn({ event: 'model.failed', err: error, model: name }, 'A model failed.');
      throw error;
    } finally {
      busy.delete(name);
      idle.set(name, setTimeout(() => void end(name), idleSeconds * 1000).unref());
    }
  }

  const unwatch = packs.watch(({ id, state }) => {
    // Its files are gone: what still runs from them must not outlive them.
    if (state !== 'absent') return;
    for (const name of processes.keys())
      if (limits[name].packs.includes(id) && !busy.has(name)) void end(name);
  });

  return {
    async call<Name extends ModelName>(
      name: Name,
      input: ModelCalls[Name]['input'],
      {
        signal,
        onFetch,
        who,
        isPatient = false,
        onPart,
      }: CallOptions & { onPart?: (part: ModelCalls[Name]['part']) => void } = {},
    ): Promise<ModelCalls[Name]['output']> {
      const [pack] = limits[name].packs; // some come with the program
      if (pack)
        await (isPatient ? packs.ensure : packs.ensureSoon)(pack, {
          ...(signal ? { signal } : {}),
          ...(onFetch ? { onProgress: onFetch } : {}),
        });
      const work = () =>
        use(name, (process) => process.ask(input as never, { signal, onPart: onPart as never }), signal);
      return abortable(inLine(name, work, who), signal) as Promise<ModelCalls[Name]['output']>;
    },
    /** Loads what will be asked soon; answers when it can be asked. Fetches nothing. */
    warm: (name: ModelName, who?: string) => inLine(name, () => use(name, ({ ready }) => ready), who),
    /** Models that have a process now. */
    running: () =>
      [...processes].filter(([, { isAlive }]) => isAlive()).map(([name, { pid }]) => ({ name, pid })),
    async close() {
      unwatch();
      await Promise.all([...processes.keys()].map(end));
    },
  };
}

/** Whoever gives up while waiting in line need not wait for that to be noticed. */
async function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  work.catch(() => {}); // heard below, unless we leave first
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** What was asked for could not be done, and was answered in words: no trouble of the model. */
function isTheirs(error: unknown) {
  return error instanceof AppError && error.status < 500;
}
