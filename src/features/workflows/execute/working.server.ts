/** What a process knows while it works on an execution. */
import type { Services } from '#kit/services.server.ts';
import type { Values } from '../expressions/evaluate.server.ts';
import type { Results } from './next-steps.ts';
import type { ExecutionRow } from './queries.server.ts';

export interface Working {
  services: Services;
  execution: ExecutionRow;
  signal: AbortSignal;
  /** What the steps before made. */
  results: Results;
  /** The open pages of its owner hear of it, now and again. */
  tell(): void;
  /** At most so many runs at once. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** One at a time: what is counted before it is spent. */
  byItself<T>(work: () => Promise<T>): Promise<T>;
}

/** What expressions see. */
export function valuesOf({ execution, results }: Pick<Working, 'execution' | 'results'>): Values {
  const steps = Object.fromEntries(
    [...results].flatMap(([id, { value }]) => (value ? [[id, value] as const] : [])),
  );
  return { input: execution.input, steps };
}
