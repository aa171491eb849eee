/** What a check of a document found, with the passage it is about. */
export interface Passage {
  start: number;
  end: number;
}

export interface Finding {
  /** What is to be looked at, in a line. */
  title: string;
  why: string;
  passages: Passage[];
}

export interface ClauseFound {
  title: string;
  /** Where its usual words stand first; none where they do not stand at all. */
  passage: Passage | null;
}

export interface CheckResult {
  findings: Finding[];
  clauses: ClauseFound[];
  /** The words look English: terms and clauses can be looked for. */
  isEnglish: boolean;
}

export const longestChecked = 200_000;
export const mostFindings = 100;

export const passageOf = (match: RegExpMatchArray): Passage => ({
  start: match.index!,
  end: match.index! + match[0].length,
});
