/** Putting things in order, and what the words of a request say about the order. */
import { itemsOf, sorted, type Order } from './change-text.ts';

const large =
  '(?:big|bigger|biggest|large|larger|largest|high|higher|highest|most|long|longer|longest|old|oldest)';
const small =
  '(?:small|smaller|smallest|little|low|lower|lowest|least|fewest|short|shorter|shortest|young|youngest)';

const byLength = /\blength|\blong(?:er|est)?\b|\bshort(?:er|est)?\b/;
const byNumber = new RegExp(`\\bnumer|\\bsize|\\bvalue|\\b(?:${large}|${small})\\b`);
const isBackwards = new RegExp(
  `\\b(?:descending|reversed?|z to a|z-a|decreasing|backwards|${large} (?:to|first))\\b`,
);

/** How an order is named, before what is to be sorted or after it. */
export const orderWords = `(?:alphabetically|numerically|(?:in|into|by) (?:an? |the )?(?:(?:alphabetical|numerical|ascending|descending|reverse|increasing|decreasing) )*(?:order|alphabet)|by (?:size|length|value|number|(?:the )?(?:last|family) names?|surnames?)|(?:from )?(?:${large} to ${small}|${small} to ${large}|a to z|z to a|a-z|z-a)|(?:${large}|${small}) first|descending|ascending)`;

export function sortedAs(text: string, request: string): string | undefined {
  const { items, joined } = itemsOf(text);
  if (items.length < 2) return undefined;
  const by: Order = /\b(?:last|family) names?\b|\bsurnames?\b/.test(request)
    ? 'surname'
    : byLength.test(request)
      ? 'length'
      : byNumber.test(request)
        ? 'number'
        : 'alphabet';
  return joined(sorted(items, by, isBackwards.test(request)));
}
