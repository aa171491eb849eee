/** Whatever can answer in the chat: today the help articles, later engines behind the same function. */
import type { Services } from '#kit/services.server.ts';
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
}

export interface Answerer {
  answer(question: Question, services: Services): Promise<Answer>;
}
