/** What proves a step: each thing that was done, as it was called then. Times as they are kept in JSON. */
export interface Proof {
  kind: string;
  id: string;
  title: string;
  href: string | null;
  at: string;
}

/** By the id of the step. */
export type StepsDone = Readonly<Record<string, { at: string; proof: readonly Proof[] }>>;

/** Steps are named by whoever makes a quest: a step called "constructor" is not done because every object has one. */
export const doneOf = (done: StepsDone, step: string) => (Object.hasOwn(done, step) ? done[step] : undefined);
