/** A quality measurement: labelled sets of cases, each with what came out. It blocks nothing; `npm run evals` prints the figures. */
export interface EvalSet {
  name: string;
  size: number;
  /** Whether rules were changed after looking at its results. Only the figures of sets kept aside say how well the next case goes. */
  use: 'used for development' | 'kept aside';
  /** One entry per column; all sets of an eval have the same columns. */
  measure(): Promise<Record<string, string>>;
}

export interface Eval {
  title: string;
  sets: readonly EvalSet[];
  close?(): Promise<void> | void;
}

export const defineEval = (one: Eval): Eval => one;

/** Its measurements need something that this machine cannot get at the moment. */
export class NotMeasured extends Error {}

export const shareOf = (count: number, size: number): string =>
  `${count} of ${size} (${((count / size) * 100).toFixed(1)} %)`;
