import type { StepState } from '../execute/states.ts';
import type { ExecutionState, Trigger } from '../execute/states.ts';
import type { FlowTool } from '../contract.ts';
import { kindWords } from '../flow/edit-flow.ts';
import type { Step } from '../flow/flow.ts';

export const stateWords: Record<StepState | ExecutionState, string> = {
  queued: 'Starting',
  running: 'Running',
  waiting: 'Waiting',
  done: 'Done',
  failed: 'Failed',
  stopped: 'Stopped',
  skipped: 'Skipped',
};

export const stateTones = {
  queued: 'neutral',
  running: 'sky',
  waiting: 'honey',
  done: 'leaf',
  failed: 'danger',
  stopped: 'neutral',
  skipped: 'outline',
} as const satisfies Record<StepState | ExecutionState, string>;

export const triggerWords: Record<Trigger, string> = {
  hand: 'By hand',
  api: 'By API',
  schedule: 'On schedule',
  webhook: 'By webhook',
};

/** What a step is, in a word or two. */
export function whatItIs(step: Step, tools: readonly FlowTool[]): string {
  if (step.kind !== 'tool') return kindWords[step.kind].title;
  const title = tools.find(({ id }) => id === step.tool)?.title ?? `Missing tool: ${step.tool}`;
  return step.each ? `${title}, for each item` : title;
}
