/** What a task is about, without the words that only ask for it to be done: “plan”, “make” and “write” fit everything and nothing. */
import { isEmptyWord } from '#language/sentences.ts';

const asking =
  /^(?:(?:please|can you|could you|i (?:need|want|would like)(?: to| you to| someone to| help (?:to|with))?|help me(?: to| with)?)\s+)+/i;
const order =
  /(^|\b(?:to|and|please|then|you)\s+|[,.;]\s*)(?:plan|make|write|create|prepare|draft|give|get|do|answer|tell|build|organi[sz]e)\b(?: me| us)?/gi;

export const withoutOrders = (task: string) =>
  task.trim().replace(asking, '').replaceAll(order, '$1').replaceAll(/\s+/g, ' ').trim();

/** Two words that name it; empty where it says nothing. */
export function nameOf(task: string): string {
  const [first = ''] = withoutOrders(task).split(/[.!?,;\n]|\b(?:and|then)\b/i, 1);
  const words = first.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? [];
  return words
    .filter((word) => !isEmptyWord(word.toLowerCase()))
    .slice(0, 2)
    .join(' ');
}
