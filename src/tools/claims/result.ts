/** What goes in and what comes out: answers of engines, and what they agree on, contest, and say alone. */
import type { AnswerValue } from '#language/answer-value.ts';
import type { Support } from './support.ts';

export interface EngineAnswer {
  engine: string;
  /** Where its knowledge comes from; engines of one family hardly confirm each other. */
  family: string;
  text: string;
  /** What it says without the words around it, where the engine tells. */
  value?: AnswerValue;
}

/** Exact words, without Markdown, and where they stand in the engine's answer. */
export interface Voice {
  engine: string;
  family: string;
  words: string;
  start: number;
  end: number;
}

export interface SharedClaim {
  /** In the words of one of them. */
  words: string;
  voices: readonly Voice[];
  support: Support;
}

export type DifferenceKind = 'number' | 'date' | 'name' | 'denial' | 'opposite' | 'extent' | 'order';

export interface Contested {
  /** The best supported first; the smallest is a side like the others. */
  sides: readonly SharedClaim[];
  kind: DifferenceKind;
  /** "numbers differ: 330 m and 324 m", in the order of the sides. */
  difference: string;
  /** Whether our own code can tell what differs; a judge may only know that something does. */
  differs: boolean;
  /** What one side says beside it and the other does not, where there is such a thing. */
  assumption?: string;
  settledBy: string;
}

export interface VoteOption {
  value: string;
  support: Support;
}

export interface Vote {
  options: readonly VoteOption[];
  /** Whether at most one of them can be right: figures, dates, yes and no, and the one name that is asked for. */
  exclusive: boolean;
  /** None where two lead together. */
  winner?: VoteOption;
  words: string;
}

export interface Consensus {
  available: boolean;
  agreed: readonly SharedClaim[];
  contested: readonly Contested[];
  single: readonly SharedClaim[];
  /** Where one value is asked for and every answer is one. */
  vote?: Vote;
  summary: string;
  /** Words alone, or words and sentence embeddings. */
  matchedBy: 'words' | 'meaning';
}
