/** What a run allows itself. Tests have faster clocks. */
export interface Limits {
  /** How long a second is, in milliseconds. */
  second: number;
  /** Once there are enough answers, the others have this many seconds before a judge is asked: it is dear to ask twice. */
  grace: number;
}

export const usualLimits: Limits = { second: 1000, grace: 5 };

/** An engine that has not ended by then is left out. */
export const patience = 2;

export const longestAnswerTokens = 2000;
export const longestVerdictTokens = 3000;
export const longestBallotTokens = 600;
