/** What is made of a question: a query, a question back with the queries that its answers lead to, or nothing, and why. */
import type { Query } from '../query/query.ts';

export type Reading =
  | { is: 'query'; query: Query }
  | { is: 'choice'; question: string; options: { label: string; query: Query }[] }
  | { is: 'abstains'; why: string };

/** What was answered to a question back. */
export interface Hints {
  aggregate?: 'SUM' | 'AVG';
  /** Which column words mean. */
  columns?: Readonly<Record<string, string>>;
  year?: number;
}

export class Abstains extends Error {}

export class AsksBack extends Error {
  readonly question: string;
  readonly options: readonly { label: string; hints: Hints }[];

  constructor(question: string, options: readonly { label: string; hints: Hints }[]) {
    super(question);
    this.question = question;
    this.options = options;
  }
}
