/** The state of a collaboration while it is written: its steps, their texts and the document as it stands. */
import type { DraftData, DraftStep } from './data.ts';
import type { Output } from '#tools/define/output.ts';
import { isVersion, keptSteps, planSteps } from './plan.ts';

export type Book = ReturnType<typeof openBook>;

interface Redo {
  part: string;
  before: Output;
}

export function openBook(rounds: number, redo?: Redo) {
  const before = redo?.before.data as DraftData | null | undefined;
  const kept = redo && before ? keptSteps(before.steps, redo.part) : new Set<string>();
  let steps = planSteps(rounds).map((step) =>
    kept.has(step.id) ? before!.steps.find(({ id }) => id === step.id)! : step,
  );
  const texts = new Map(
    [...kept].flatMap((id) => (redo!.before.texts[id] ? [[id, redo!.before.texts[id]!]] : [])),
  );
  let current = steps.findLast((step) => isVersion(step) && texts.has(step.id))?.id ?? null;

  return {
    get steps(): readonly DraftStep[] {
      return steps;
    },
    texts,
    isKept: (id: string) => kept.has(id),
    /** The document now; empty before there is one. */
    document: () => (current === null ? '' : (texts.get(current) ?? '')),
    data: (): DraftData => ({ steps, current }),
    set(id: string, change: Partial<DraftStep>) {
      steps = steps.map((step) => (step.id === id ? { ...step, ...change } : step));
    },
    /** This step's text is the document from now on. */
    turnTo(id: string, text: string) {
      texts.set(id, text);
      current = id;
    },
  };
}
