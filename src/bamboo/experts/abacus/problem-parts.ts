/** What the problems in words have in common: a number, the name of a thing, how a sum is written. */
import type { Sum } from './percentages.ts';

export const n = String.raw`(\d+(?:\.\d+)?)`;
export const noun = String.raw`(?:(?!(?:each|every|for|at|cost|costs|and|plus|is|are)\b)[a-z'-]+ ?){1,4}`;

/** Reads one kind of problem; nothing where it is another. */
export type ReadProblem = (text: string) => Sum | undefined;

export const readable = (expression: string) => expression.replaceAll('*', '×').replaceAll('/', '÷');
export const product = (a: string, b: string): Sum => ({
  expression: `${a} * ${b}`,
  says: `${a} × ${b} = **{}**`,
});
export const quotient = (a: string, b: string): Sum => ({
  expression: `${a} / ${b}`,
  says: `${a} ÷ ${b} = **{}**`,
});
