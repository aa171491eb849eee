/** Which steps there are, and which documents they read: the same for the run, its price and its page. */
import type { DraftData, DraftStep } from './data.ts';
import type { DraftRole } from './roles.ts';

export const firstStep = 'draft';

const blank = { engine: null, title: '', state: 'waiting', note: null, remarks: [], replies: [] } as const;

export function planSteps(rounds: number): DraftStep[] {
  const step = (role: DraftRole, round: number): DraftStep => ({
    ...blank,
    id: role === 'draft' ? firstStep : `${role}-${round}`,
    role,
    round,
    remarks: [],
    replies: [],
  });
  const inEach = ['critique', 'check', 'revise'] as const;
  return [
    step('draft', 1),
    ...Array.from({ length: rounds }, (_, at) => inEach.map((role) => step(role, at + 1))).flat(),
  ];
}

/** Whether a step's text is a form of the document: a draft as far as it came, a revision that was not given up. */
export function isVersion({ role, state }: DraftStep): boolean {
  if (role === 'draft') return state !== 'waiting';
  return role === 'revise' && (state === 'done' || state === 'writing');
}

export interface Version {
  step: DraftStep;
  text: string;
}

/** The document from its first form to its last. */
export function versionsOf(data: DraftData, texts: Readonly<Record<string, string>>): Version[] {
  return data.steps
    .filter(isVersion)
    .flatMap((step) => (texts[step.id] ? [{ step, text: texts[step.id]! }] : []));
}

/** The steps that speak of a version: those after it, up to the next. */
export function speakingOf(data: DraftData, version: string): DraftStep[] {
  const from = data.steps.findIndex(({ id }) => id === version) + 1;
  const next = data.steps.slice(from).find(isVersion);
  const to = next ? data.steps.indexOf(next) : data.steps.length;
  return data.steps.slice(from, to).filter(({ role }) => role === 'critique' || role === 'check');
}

/**
 * What stands when a step is made again: all before it, and a check beside a critique, since both read the same document. What
 * comes after rests on it, and is made again too.
 */
export function keptSteps(steps: readonly DraftStep[], part: string): Set<string> {
  const at = steps.findIndex(({ id }) => id === part);
  const redone = steps[at];
  const isBeside = (step: DraftStep) =>
    redone?.role === 'critique' &&
    step.role === 'check' &&
    step.round === redone.round &&
    step.state === 'done';
  return new Set(steps.filter((step, index) => index < at || isBeside(step)).map(({ id }) => id));
}
