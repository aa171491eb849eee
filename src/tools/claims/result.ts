/** What goes in and what comes out: answers of engines, and what they agree on, contest, and say alone. */
import type { AnswerValue } from '#language/answer-value.ts';
import type { Abstention } from './abstention.ts';
import type { Support } from './support.ts';

export interface EngineAnswer {
  engine: string;
  /** Where its knowledge comes from; engines of one family hardly confirm each other. */
  family: string;
  text: string;
  /** What it says without the words around it, where the engine tells. */
  value?: AnswerValue;
  /** When the table it is from was last brought up to date, `2025-06` or `2018`, where it is from a table. */
  asOf?: string;
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
  /** As many say something else, from older tables. */
  isByDate: boolean;
  words: string;
}

export interface Consensus {
  available: boolean;
  /** Word for word the same, equal as a value, or judged so by an engine. */
  agreed: readonly SharedClaim[];
  /** In like words; nobody has checked that they mean the same. */
  alike: readonly SharedClaim[];
  contested: readonly Contested[];
  single: readonly SharedClaim[];
  /** Who answered without saying anything of the matter; they are counted nowhere. */
  abstained: readonly { engine: string; how: Abstention }[];
  /** Where one value is asked for and every answer is one. */
  vote?: Vote;
  summary: string;
  /** Words alone, or words and sentence embeddings. */
  matchedBy: 'words' | 'meaning';
}
