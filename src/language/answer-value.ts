/** For comparing answers: what was said, without the words around it. */
export type AnswerValue =
  | { is: 'number'; number: number; unit?: string }
  | { is: 'date'; date: string }
  | { is: 'names'; names: readonly string[] }
  | { is: 'truth'; truth: boolean };
