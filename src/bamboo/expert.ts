/** What Bamboo's experts are asked and what they say. An expert that does not know says nothing. */
import type { GivenText } from '#kit/documents/given-documents.ts';
import type { TaughtRule } from './polish-edit.ts';
import type { AnswerValue } from '#language/answer-value.ts';

export type { AnswerValue };

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

export interface Question {
  text: string;
  /** What was said before, oldest first, without the question itself. */
  turns: readonly Turn[];
  texts?: readonly GivenText[];
  /** The path of the page one is on. */
  page?: string;
  now: Date;
  /** IANA name, such as `Europe/Paris`. */
  timeZone: string;
  /** BCP 47, such as `en-GB`; decides how 3/4/2025 is read. */
  locale?: string;
  /** Whose question it is. */
  asker?: string;
  /** What they taught by refusing corrections. */
  taught?: () => Promise<readonly TaughtRule[]>;
}

export interface AnswerSource {
  title: string;
  url?: string;
  quote?: string;
}

/** Whether this is knowledge, an honest "I do not know", or a refusal. */
export type Stance = 'answers' | 'abstains' | 'refuses';

export interface Answer {
  expert: string;
  /** Where the knowledge comes from; experts of one family do not confirm each other. */
  family: string;
  stance: Stance;
  /** Markdown, short, the fact first. */
  text: string;
  sources: readonly AnswerSource[];
  /** From 0 to 1. */
  confidence: number;
  value?: AnswerValue;
  /** When the table it is from was last brought up to date, `2025-06` or `2018`. */
  asOf?: string;
}

export interface ExpertInfo {
  id: string;
  title: string;
  describes: string;
}

export interface Expert extends ExpertInfo {
  /** Reads the question as it was written: its text is not theirs to change. */
  asWritten?: boolean;
  /** Answers with passages, which hold no single fact that a claim could be measured by. */
  quotesPassages?: boolean;
  answer(question: Question, signal?: AbortSignal): Promise<Answer | null>;
}

/** Retrieval that the application lends: help articles, lessons, public answers. */
export interface Library {
  /** A question about this place that is known by heart, however it is worded. */
  known?(text: string): Promise<LibraryHit | undefined>;
  search(text: string, options: { page?: string }): Promise<readonly LibraryHit[]>;
}

/** Questions that people here asked before, and the answers that helped them. */
export interface AskedBefore {
  /** The same question, if in other words; undefined where none is near enough to be it. */
  find(text: string): Promise<LibraryHit | undefined>;
}

export interface LibraryHit {
  title: string;
  url: string;
  /** The passage to quote. */
  text: string;
  /** How much of the question the passage speaks of: 0 nothing, 1 all of it. */
  score: number;
}
