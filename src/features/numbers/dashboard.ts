/** A table with what was made of it: how its columns are read, cards with a query each, and filters over all of them. */
import type { ColumnSetting } from './table/value.ts';

export const cardForms = ['figure', 'bars', 'line', 'dots', 'table'] as const;
export type CardForm = (typeof cardForms)[number];

export interface Card {
  id: string;
  title: string;
  sql: string;
  form: CardForm;
  /** In whose words it was asked; empty for cards that were suggested or written. */
  question: string;
}

export interface ColumnFilter {
  column: string;
  /** As they are written in the table; none means all. */
  values: string[];
}

export interface Dashboard {
  /** Of the table, as the file is called. */
  name: string;
  /** The table as CSV, with its header. */
  csv: string;
  /** Only the first rows of the file are here. */
  isCut: boolean;
  settings: ({ column: string } & ColumnSetting)[];
  cards: Card[];
  filters: ColumnFilter[];
  /** What became of the question that it began with, where it is no card. */
  answer: string;
}

/** Of the table as text: what a browser reads at once and a work holds. */
export const longestTable = 2_000_000;
export const mostCards = 40;
export const longestTitle = 200;
export const largestDashboard = 3_000_000;

export const settingsOf = ({ settings }: Pick<Dashboard, 'settings'>): Record<string, ColumnSetting> =>
  Object.fromEntries(settings.map(({ column, ...setting }) => [column, setting]));

/** The first number that no card has. */
export function newCardId(cards: readonly Card[]): string {
  const taken = cards.map(({ id }) => Number(id.replace('card-', '')) || 0);
  return `card-${Math.max(0, ...taken) + 1}`;
}
