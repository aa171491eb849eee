/** A text and its words in short parts: the checker is one for all, and nobody keeps it for longer than one part takes. */

/** Characters; the checker reads as many in a tenth of a second. */
const longestPart = 2_000;
/** Finding what a word that no dictionary has may have been takes up to a twentieth of a second each. */
const mostWords = 20;

export interface TextPart {
  start: number;
  text: string;
}

/** Cut between paragraphs, else between lines, sentences or words. */
export function* partsOf(text: string, longest = longestPart): Generator<TextPart> {
  let start = 0;
  while (start < text.length) {
    const end = text.length - start <= longest ? text.length : cutWithin(text, start, longest);
    yield { start, text: text.slice(start, end) };
    start = end;
  }
}

const cuts = [/\n\s*\n/g, /\n/g, /[.!?]\s+/g, /\s+/g];

/** Behind the last place of the best kind that there is, unless it stands near the beginning. */
function cutWithin(text: string, start: number, longest: number): number {
  const part = text.slice(start, start + longest);
  for (const cut of cuts) {
    const last = [...part.matchAll(cut)].at(-1);
    if (last && last.index > longest / 4) return start + last.index + last[0].length;
  }
  // Half of a pair is no character.
  return start + longest - (/[\uD800-\uDBFF]$/.test(part) ? 1 : 0);
}

/** Each word once. */
export function* wordParts(words: readonly string[]): Generator<string[]> {
  const all = [...new Set(words)];
  for (let at = 0; at < all.length; at += mostWords) yield all.slice(at, at + mostWords);
}
