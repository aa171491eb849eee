/** What can begin now, what never will, and whether all is over. */
import { decides, type Flow, type Link, type Step } from '../flow/flow.ts';
import type { StepState } from './states.ts';
import type { StepValue } from './step-value.ts';

export interface StepResult {
  state: StepState;
  value: StepValue | null;
}
export type Results = ReadonlyMap<string, StepResult>;

type LinkState = 'open' | 'live' | 'dead';

/** Of a link: whether the step before it has ended, and by the way that the link leaves by. */
export function linkState(
  { when }: Link,
  before: Step | undefined,
  result: StepResult | undefined,
): LinkState {
  if (!before) return 'dead';
  if (!result || result.state === 'running' || result.state === 'waiting') return 'open';
  if (result.state === 'skipped') return 'dead';
  if (result.state === 'failed')
    return before.kind === 'tool' && before.onError === 'continue' ? 'live' : 'dead';
  if (!decides(before) || when === null)
    return result.value?.decided === 'no' && when === null ? 'dead' : 'live';
  return result.value?.decided === when ? 'live' : 'dead';
}

export interface Next {
  ready: Step[];
  skipped: Step[];
  /** Of those that stop the rest, the first. */
  failed: Step | undefined;
  isEnded: boolean;
}

export function nextSteps(flow: Flow, results: Results): Next {
  const byId = new Map(flow.steps.map((step) => [step.id, step]));
  const failed = flow.steps.find(
    (step) =>
      results.get(step.id)?.state === 'failed' && !(step.kind === 'tool' && step.onError === 'continue'),
  );
  const ready: Step[] = [];
  const skipped: Step[] = [];
  for (const step of flow.steps) {
    if (results.has(step.id)) continue;
    const states = flow.links
      .filter(({ to }) => to === step.id)
      .map((link) => linkState(link, byId.get(link.from), results.get(link.from)));
    if (states.includes('open')) continue;
    if (states.length === 0 || states.includes('live')) ready.push(step);
    else skipped.push(step);
  }
  const isOver = ({ id }: Step) => {
    const state = results.get(id)?.state;
    return state === 'done' || state === 'failed' || state === 'skipped';
  };
  return { ready, skipped, failed, isEnded: flow.steps.every(isOver) };
}

/** The links by which something came to a step. */
export function liveLinks(flow: Flow, id: string, results: Results): Link[] {
  const byId = new Map(flow.steps.map((step) => [step.id, step]));
  return flow.links.filter(
    (link) => link.to === id && linkState(link, byId.get(link.from), results.get(link.from)) === 'live',
  );
}
