/** A worker with tasks that behave well and badly, for the test of the pool. */
import { AppError } from '#kit/errors.ts';
import type { TaskContext } from './messages.ts';
import { serveTasks } from './serve-tasks.server.ts';

let served = 0;

export const tasks = {
  add: ({ a, b }: { a: number; b: number }) => a + b,
  count: () => (served += 1),
  countAndRetire: (_: unknown, { retire }: TaskContext) => {
    retire();
    return (served += 1);
  },
  refuse: () => {
    throw new AppError('invalid:text', { message: 'Not this text.', data: { at: 3 } });
  },
  spin: () => {
    for (;;);
  },
  startAndSpin: async (_: unknown, { call }: TaskContext) => {
    await call('started', undefined);
    for (;;);
  },
  fill: () => {
    const kept: unknown[] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => ({ at })));
  },
  /** As a flat text, so that the memory is really taken. */
  allocate: (characters: number) => 'x'.repeat(characters).toUpperCase().length,
  ask: async (name: string, { call }: TaskContext) => `asked: ${String(await call('lookUp', name))}`,
  whenAborted: async (_: unknown, { signal, call }: TaskContext) => {
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    await call('started', undefined);
    await aborted;
  },
  /** Waits without using the processor, until the main thread answers. */
  wait: async (_: unknown, { call }: TaskContext) => call('wait', undefined),
  waitWith: async (_text: string, { call }: TaskContext) => call('wait', undefined),
};

serveTasks(tasks);
