/** The words that a passage is found by, and those that are asked for: as they are written, and their roots. */
import { comparable, wordPattern } from '#kit/db/words.server.ts';
import { isEmptyWord } from '#language/sentences.ts';
import { rootOf } from '#language/roots.ts';

const mostAsked = 10;
const longestAsked = 2000;

export function foundBy(text: string): string[] {
  const found = new Set<string>();
  for (const [written] of text.matchAll(wordPattern)) {
    const word = comparable(written);
    found.add(word).add(rootOf(word));
  }
  return [...found];
}

/** What is looked for, without the words that stand in every other sentence; those alone where there is nothing else. */
export function askedFor(question: string): string[] {
  const asked = new Set<string>();
  for (const [written] of question.slice(0, longestAsked).matchAll(wordPattern))
    asked.add(comparable(written));
  const telling = [...asked].filter((word) => !isEmptyWord(word));
  return (telling.length > 0 ? telling : [...asked]).slice(0, mostAsked);
}

/** Where the root of a name is a small word ("Ines", "in"), every other sentence would hold it: the word stands for itself. */
export function rootAsked(word: string): string {
  const root = rootOf(word);
  return isEmptyWord(root) ? word : root;
}

/** A query for one word: how it begins, or its root. The words are letters, digits and accents alone: nothing in them is syntax. */
export const queryForWord = (word: string) => `('${word}':* | '${rootAsked(word)}')`;

export const queryForAny = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' | ');
