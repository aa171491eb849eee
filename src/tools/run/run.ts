/** The words for a run that both sides of the wire know. */

/**
 * `done`: all of it is there. `failed`: it went wrong and there is nothing to show. `incomplete`: it was cut off or went
 * wrong after it had begun to say something. `stopped`: by whoever asked.
 */
export const runStates = ['queued', 'running', 'done', 'failed', 'stopped', 'incomplete'] as const;
export type RunState = (typeof runStates)[number];

export const openStates = ['queued', 'running'] as const satisfies RunState[];
export const isOpen = (state: RunState) => state === 'queued' || state === 'running';

/** Who worked on a run, and why not another. */
export interface EngineNote {
  id: string;
  title: string;
  note: string | null;
}
