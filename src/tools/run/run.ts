/** The words for a run that both sides of the wire know. */

/**
 * `done`: all of it is there. `failed`: it went wrong and there is nothing to show. `incomplete`: it was cut off or went
 * wrong after it had begun to say something. `stopped`: by whoever asked.
 */
export const runStates = ['queued', 'running', 'done', 'failed', 'stopped', 'incomplete'] as const;
export type RunState = (typeof runStates)[number];

export const openStates = ['queued', 'running'] as const satisfies RunState[];
export const isOpen = (state: RunState) => state === 'queued' || state === 'running';

/** Where it works: at once in the process that took it, or in a queue. */
export const runClasses = ['quick', 'long', 'media'] as const;
export type RunClass = (typeof runClasses)[number];
export type QueuedClass = Exclude<RunClass, 'quick'>;

/** Who worked on a run, and why not another. */
export interface EngineNote {
  id: string;
  title: string;
  note: string | null;
}
