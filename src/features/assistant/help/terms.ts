/** From text to the terms that are compared: words without endings, different words for one thing made one. */
import { emptyWords, meanings } from './meanings.ts';
import { stem } from './stem.ts';

/** More is no question any more. */
const mostWords = 80;

export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean);
}

/** Phrases by their first word, longest first. */
const phrases = new Map<string, { words: string[]; meaning: string }[]>();
for (const [meaning, list] of Object.entries(meanings))
  for (const phrase of list.split(',')) {
    const words = wordsOf(phrase).map(stem);
    const known = phrases.get(words[0]!) ?? [];
    phrases.set(words[0]!, [...known, { words, meaning }].sort((a, b) => b.words.length - a.words.length));
  }

/** Words that the table of meanings knows, as they are written: a mistyped one can be one of them. */
export const knownWords: ReadonlySet<string> = new Set([
  ...Object.values(meanings).flatMap(wordsOf),
  ...emptyWords,
]);

export function termsOf(text: string, mend: (word: string) => string = (word) => word): string[] {
  const words = wordsOf(text).slice(0, mostWords).map(mend);
  const empty = new Set<string>(words.filter((word) => emptyWords.has(word)).map(stem));
  // Some phrases hold empty words ("sign in"), others appear once those are gone ("create an account").
  const found = joinPhrases(words.map(stem));
  return joinPhrases(found.filter((term) => !empty.has(term)));
}

function joinPhrases(words: readonly string[]): string[] {
  const terms: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phrases
      .get(words[at]!)
      ?.find((candidate) => candidate.words.every((word, index) => words[at + index] === word));
    terms.push(phrase?.meaning ?? words[at]!);
    at += phrase?.words.length ?? 1;
  }
  return terms;
}
