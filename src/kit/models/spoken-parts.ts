/** A text in the pieces that are spoken one after the other. */
import { sentencesOf } from '#language/sentences.ts';

/** Each line is spoken by itself, and a heading ends as a sentence does, so that the voice falls. */
export const spokenSentences = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .flatMap((paragraph, at, all) => linesOf(paragraph, at < all.length - 1))
    .flatMap(sentencesOf)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

function linesOf(paragraph: string, isEnded: boolean): string[] {
  const body = paragraph.trim();
  return (isEnded && !/[.!?…:;,]$/.test(body) ? `${body}.` : body).split('\n');
}

export interface Clause {
  words: string;
  /** What stands after it, as the voice pauses for it. */
  mark: string;
}

/** Clauses with the marks between them, which say how a sentence is intoned. Marks within numbers are none. */
export function clausesOf(sentence: string): Clause[] {
  const plain = sentence
    .replace(/[‘’]/g, "'")
    .replace(/[«»“”„]/g, '"')
    .replace(/ [-–—]+ /g, ' — ');
  return [
    ...plain.matchAll(
      /((?:[^;:,.!?…—"()]|(?<=[\d])[.,:](?=\d)|(?<=\b\p{L})\.(?=\p{L}))+)([;:,.!?…—"()\s]*)/gu,
    ),
  ]
    .map(([, words, mark]) => ({ words: words!.trim(), mark: mark!.replace(/\s+/g, ' ') }))
    .filter(({ words }) => words !== '');
}
