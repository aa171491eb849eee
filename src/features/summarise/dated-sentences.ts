/**
 * Sentences of a text that name a day, a time or an amount and are not in its summary. Where no language model reads a letter, its point may be missing from
 * the sentences that were picked; days and amounts are found exactly, and the point of a letter mostly stands beside one.
 */
import { findFacts, type FactKind } from '#language/facts.ts';
import { sentencesOf } from '#language/sentences.ts';
import { quotedSafely } from '#language/wording.ts';

const kinds: ReadonlySet<FactKind> = new Set<FactKind>(['date', 'day', 'time', 'amount']);
/** Longer texts are articles and books, whose days are no appointments; so are those with more such sentences. */
const longestText = 12_000;
const mostShown = 6;

/** Empty where there is nothing to add. */
export function datedSentences(text: string, summary: string): string {
  if (text.length > longestText) return '';
  const missing = sentencesOf(text).filter(
    (sentence) =>
      !summary.includes(quotedSafely(sentence)) && findFacts(sentence).some(({ kind }) => kinds.has(kind)),
  );
  if (missing.length === 0 || missing.length > mostShown) return '';
  return `\n\n**Dates and amounts it also mentions**\n\n${missing.map((one) => `- ${quotedSafely(one)}`).join('\n')}`;
}
