/**
 * A process in the place of a worker thread, for programs that people write: one allocation that is large enough ends the whole
 * process it happens in, also from a thread with a memory limit.
 */
import { fork } from 'node:child_process';
import { AppError } from '#kit/errors.ts';
import { watchProcess } from '#kit/watch-process.server.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { valueOf } from './sent-error.ts';
import type { ThreadOptions, WorkerThread } from './worker-thread.server.ts';

export function startProcess({ entry, megabytes }: ThreadOptions): WorkerThread {
  const child = fork(entry, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${megabytes}`],
    env: {}, // none of our secrets
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  const exited = Promise.withResolvers<void>();
  let alive = true;
  let count = 0;
  const gone = () => {
    alive = false;
    exited.resolve();
  };
  child.once('exit', gone);
  child.once('error', gone);

  async function end() {
    alive = false;
    child.kill('SIGKILL');
    await exited.promise;
  }

  return {
    isAlive: () => alive,
    end,
    async perform({ name, input, deadlineMs, signal }) {
      const id = (count += 1);
      const settle = Promise.withResolvers<unknown>();
      const giveUp = (error: unknown) => {
        settle.reject(error as Error);
        void end();
      };
      const onMessage = (message: FromWorker) => {
        if (message.is === 'ready' || message.id !== id) return;
        if (message.is === 'started') watch.refresh();
        if (message.is === 'call') giveUp(new Error('a worker in a process of its own asks nothing'));
        if (message.is !== 'done') return;
        try {
          settle.resolve(valueOf(message.outcome));
        } catch (error) {
          settle.reject(error);
        }
      };
      const onAbort = () => giveUp(signal!.reason);
      const watch = watchProcess(child.pid, {
        seconds: deadlineMs / 1000,
        onOver: () => giveUp(tooMuch('time')),
      });
      child.on('message', onMessage);
      signal?.addEventListener('abort', onAbort, { once: true });
      void exited.promise.then(() => settle.reject(tooMuch('memory')));
      child.channel?.ref(); // the process stays while someone waits
      try {
        child.send({ is: 'task', id, name, input } satisfies ToWorker, (error) => error && giveUp(error));
        return await settle.promise;
      } finally {
        watch.stop();
        child.channel?.unref();
        child.off('message', onMessage);
        signal?.removeEventListener('abort', onAbort);
      }
    },
  };
}

const tooMuch = (what: 'time' | 'memory') =>
  new AppError('too_large:work', {
    message:
      what === 'time'
        ? 'This takes too long. Try again with less.'
        : 'This needs too much memory. Try again with less.',
  });
