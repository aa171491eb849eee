/** Expressions run in a process of their own: they are people's programs, may never end, and may ask for all the memory there is. */
import { AppError } from '#kit/errors.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import type { tasks } from './expression-worker.server.ts';
import { expressionsIn } from './template-parts.ts';

const pool = createWorkerPool<typeof tasks>({
  entry: workerEntry('expression-worker', import.meta.url),
  inProcesses: true,
  deadlineMs: 1_000,
  megabytes: 128,
  maxWaiting: 200,
});

export interface For {
  who: string;
  signal?: AbortSignal | undefined;
}
export type Values = Record<string, unknown>;

export const evaluate = (expression: string, context: Values, options: For): Promise<unknown> =>
  orTooLong(pool.runTask('evaluate', { expression, context }, options));

/** Untouched, and without a worker, where there is nothing to work out. */
export const fill = async (value: unknown, context: Values, options: For): Promise<unknown> =>
  expressionsIn(value).length === 0 ? value : orTooLong(pool.runTask('fill', { value, context }, options));

export const checkExpressions = (expressions: string[], options: For) =>
  expressions.length === 0 ? Promise.resolve([]) : orTooLong(pool.runTask('check', { expressions }, options));

async function orTooLong<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large:work')
      throw new AppError('too_large:expression', {
        message: 'An expression takes too long or too much memory. Make it simpler, or give it less.',
        cause: error,
      });
    throw error;
  }
}
