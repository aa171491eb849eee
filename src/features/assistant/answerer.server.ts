/** Whatever can answer in the chat: the help articles, Bamboo, engines. */
import type { Context } from '#kit/http/context.server.ts';
import type { Suggestion } from '#kit/wishes/wishes.server.ts';
import type { Source } from './contract.ts';

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

export interface Question {
  text: string;
  /** The path of the page one is on. */
  page?: string;
  /** What was said before, oldest first. */
  history: readonly Turn[];
}

export interface Answer {
  text: string;
  sources: Source[];
  /** Whether this is the answer, may be it, or is only what can be said without one. */
  sureness: 'sure' | 'unsure' | 'none';
  /** One of the questions that are known by heart, or small talk: nobody knows better. */
  byHeart?: boolean;
  /** The page that does what was asked for. */
  tool?: Suggestion;
  /** Further pages that may help. */
  suggestions?: Suggestion[];
}

export interface Answerer {
  answer(question: Question, context: Context): Promise<Answer>;
}
