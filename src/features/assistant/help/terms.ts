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
  /** The terms that stand for it. */
  meaning: string[];
}

/** By their first word, longest first. */
type Phrases = Map<string, Phrase[]>;

const phrases: Phrases = new Map();
for (const [meaning, list] of Object.entries(meanings))
  for (const words of list.split(',').map(wordsOf)) {
    const stems = words.map(stem);
    const known = phrases.get(stems[0]!) ?? [];
    phrases.set(
      stems[0]!,
      [...known, { words: stems, meaning: meaning.split(' ') }].sort(
        (a, b) => b.words.length - a.words.length,
      ),
    );
  }

/** Words that the table of meanings knows, as they are written: a mistyped one can be one of them. */
export const knownWords: ReadonlySet<string> = new Set([
  ...Object.values(meanings).flatMap(wordsOf),
  ...emptyWords,
]);

const emptyTerms = new Set([...emptyWords].map(stem));

/** Says next to nothing about what a question is about, and something about how it is asked. */
export const isEmptyTerm = (term: string) => emptyTerms.has(term);

export function termsOf(words: readonly string[]): string[] {
  const stems = words.map(stem);
  const terms: string[] = [];
  for (let at = 0; at < stems.length;) {
    const phrase = phraseAt(stems, at);
    terms.push(...(phrase?.meaning ?? [stems[at]!]));
    at = phrase?.end ?? at + 1;
  }
  return terms;
}

/** Words that may stand inside a phrase: "create an account", "my phone was stolen". */
const skipped = new Set(
  'a an the my your our me own any is was be been get has have are were it really'.split(' '),
);

function phraseAt(stems: readonly string[], start: number): { meaning: string[]; end: number } | undefined {
  for (const { words, meaning } of phrases.get(stems[start]!) ?? []) {
    let at = start + 1;
    const isThere = words.slice(1).every((word) => {
      while (stems[at] !== word && skipped.has(stems[at] ?? '')) at += 1;
      at += 1;
      return stems[at - 1] === word;
    });
    if (isThere) return { meaning, end: at };
  }
  return undefined;
}
