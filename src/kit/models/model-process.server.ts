/** One life of a model's process: started, asked, watched, ended. */
import { fork } from 'node:child_process';
import { AppError, type ErrorCode } from '#kit/errors.ts';
import { residentMegabytes } from '#kit/resident-memory.server.ts';
import { watchProcess } from '#kit/watch-process.server.ts';
import type { FromModel, ModelCalls, ModelName, ToModel } from './calls.ts';
import type { ModelLimits } from './limits.ts';

interface CallOptions<Name extends ModelName> {
  signal?: AbortSignal | undefined;
  onPart?: ((part: ModelCalls[Name]['part']) => void) | undefined;
}

export interface ModelProcess<Name extends ModelName = ModelName> {
  pid: number | undefined;
  /** One at a time. Whatever ends a call early ends the process: a model cannot be interrupted. */
  ask(input: ModelCalls[Name]['input'], asked: CallOptions<Name>): Promise<ModelCalls[Name]['output']>;
  /** Loaded, or ended before that. */
  ready: Promise<void>;
  isAlive(): boolean;
  end(): Promise<void>;
}

const lookEvery = 250;

const words = {
  memory: 'This needed too much memory. Try a smaller input.',
  time: 'The model took too long. Try a smaller input.',
  crash: 'The model stopped unexpectedly. Please try again.',
  failed: 'The model couldn’t do this. Please try again.',
};
const failure = (why: keyof typeof words, cause?: unknown) =>
  new AppError(`unavailable:model_${why}`, { message: words[why], cause });

export function startModelProcess<Name extends ModelName>(
  name: Name,
  folders: Record<string, string>,
  { megabytes, seconds }: ModelLimits,
  worker = workerFile(),
): ModelProcess<Name> {
  const child = fork(worker, [name, JSON.stringify(folders)], {
    serialization: 'advanced', // sound and pictures travel as bytes
    execArgv: [],
    env: {}, // none of our secrets
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  child.stderr!.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-2000)));
  const { promise: exited, resolve: exit } = Promise.withResolvers<void>();
  let alive = true;
  let calls = 0;
  const gone = () => {
    alive = false;
    exit();
  };
  child.once('exit', gone);
  child.once('error', gone);
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  child.on('message', (message: FromModel) => message.is === 'ready' && isReady());

  async function end() {
    alive = false; // nobody may ask it any more, though it takes a moment to go
    child.kill('SIGKILL');
    await exited;
  }

  async function ask(input: ModelCalls[Name]['input'], { signal, onPart }: CallOptions<Name>) {
    const id = (calls += 1);
    const { promise, resolve, reject } = Promise.withResolvers<ModelCalls[Name]['output']>();
    const giveUp = (error: unknown) => {
      reject(error);
      void end();
    };
    const onMessage = (message: FromModel) => {
      watch.refresh();
      if (message.is === 'ready' || message.id !== id) return;
      if (message.is === 'part') onPart?.(message.value as never);
      if (message.is === 'done') resolve(message.value as never);
      if (message.is === 'failed') reject(failureOf(message));
    };
    const onAbort = () => giveUp(signal!.reason);
    const watch = watchProcess(child.pid, { seconds, onOver: () => giveUp(failure('time')) });
    const memory = setInterval(() => {
      if (residentMegabytes(child.pid) > megabytes) giveUp(failure('memory'));
    }, lookEvery);
    child.on('message', onMessage);
    signal?.addEventListener('abort', onAbort);
    void exited.then(() => reject(failure('crash', new Error(lastWords || 'it said nothing'))));
    try {
      if (signal?.aborted) onAbort();
      await Promise.race([ready, promise]);
      child.send({ id, input } satisfies ToModel, (error) => error && giveUp(failure('crash', error)));
      return await promise;
    } finally {
      watch.stop();
      clearInterval(memory);
      child.off('message', onMessage);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  return { pid: child.pid, ask, ready: Promise.race([ready, exited]), isAlive: () => alive, end };
}

function failureOf({ code, words: message, detail }: Extract<FromModel, { is: 'failed' }>): AppError {
  if (!code) return failure('failed', new Error(detail));
  return new AppError(code as ErrorCode, { ...(message ? { message } : {}), cause: new Error(detail) });
}

/** Beside this file as source, beside the bundle in production. */
function workerFile() {
  const name = import.meta.url.endsWith('.ts') ? 'model-worker.server.ts' : 'model-worker.js';
  return new URL(`./${name}`, import.meta.url);
}
