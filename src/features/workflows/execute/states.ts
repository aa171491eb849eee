/** The words for how far an execution and its steps are. */
export const executionStates = ['queued', 'running', 'waiting', 'done', 'failed', 'stopped'] as const;
export type ExecutionState = (typeof executionStates)[number];
export const openExecution = ['queued', 'running', 'waiting'] as const satisfies ExecutionState[];
export const isOpenExecution = (state: ExecutionState) =>
  state === 'queued' || state === 'running' || state === 'waiting';

export const stepStates = ['running', 'waiting', 'done', 'failed', 'skipped'] as const;
export type StepState = (typeof stepStates)[number];

/** What began an execution. */
export const triggers = ['hand', 'api', 'schedule', 'webhook'] as const;
export type Trigger = (typeof triggers)[number];
