/** From text to the terms that are compared: words without endings, different words for one thing made one. */
import { emptyWords, meanings } from './meanings.ts';
import { stem } from './stem.ts';

export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean);
}

interface Phrase {
  words: string[];
  meaning: string;
}

/** By their first word, longest first. */
type Phrases = Map<string, Phrase[]>;

/** Some hold empty words ("sign in"); the others are looked for once those are gone ("create an account"). */
const withEmptyWords: Phrases = new Map();
const withoutEmptyWords: Phrases = new Map();
for (const [meaning, list] of Object.entries(meanings))
  for (const words of list.split(',').map(wordsOf)) {
    const phrases = words.some((word) => emptyWords.has(word)) ? withEmptyWords : withoutEmptyWords;
    const stems = words.map(stem);
    const known = phrases.get(stems[0]!) ?? [];
    phrases.set(
      stems[0]!,
      [...known, { words: stems, meaning }].sort((a, b) => b.words.length - a.words.length),
    );
  }

/** Words that the table of meanings knows, as they are written: a mistyped one can be one of them. */
export const knownWords: ReadonlySet<string> = new Set([
  ...Object.values(meanings).flatMap(wordsOf),
  ...emptyWords,
]);

const emptyStems = new Set([...emptyWords].map(stem));

export function termsOf(text: string, mend: (word: string) => string = (word) => word): string[] {
  const stems = wordsOf(text).map((word) => stem(mend(word)));
  const kept = joinPhrases(stems, withEmptyWords).filter((term) => !emptyStems.has(term));
  return joinPhrases(kept, withoutEmptyWords);
}

function joinPhrases(words: readonly string[], phrases: Phrases): string[] {
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
