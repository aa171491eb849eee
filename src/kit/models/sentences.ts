/** A text in the pieces that are spoken one after the other. */

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export function sentencesOf(text: string): string[] {
  return [
    ...segmenter.segment(
      text.replace(/\s+/g, (gap) => (/\n\s*\n/.test(gap) ? '.\n' : gap)).replace(/([.!?…:;,])\.\n/g, '$1\n'),
    ),
  ]
    .map(({ segment }) => segment.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
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
