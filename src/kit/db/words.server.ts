/**
 * Words for finding, cut by us and never by the database: its parser takes the square of the length for texts like `_a_a_a`,
 * and the embedded database can neither be interrupted nor asked anything else meanwhile.
 */
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Nobody looks for what is deeper in. As bytes this is less than the megabyte that a vector holds. */
const longestText = 100_000;
const longestWord = 60;
const mostIndexed = 10_000;
const mostAsked = 10;

export const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Each word once, as it is compared: lower case, one way to write accents, and no longer than words are. */
export function wordsIn(text: string, most: number): string[] {
  const found = new Set<string>();
  for (const [word] of text.slice(0, longestText).matchAll(wordPattern)) {
    found.add(comparable(word));
    if (found.size >= most) break;
  }
  return [...found];
}

export const comparable = (word: string) =>
  word.slice(0, longestWord).normalize('NFC').toLowerCase().toWellFormed();

/** The words that a text is found by. */
export const indexedWords = (text: string) => wordsIn(text, mostIndexed);

/** What a text is found by. */
export const vectorOf = (text: string) =>
  sql<string>`array_to_tsvector(${sql.param(indexedWords(text))}::text[])`;

/** The same of words that stand in a JSON array, for statements about many texts. */
export const vectorFromJson = (words: SQL) =>
  sql<string>`array_to_tsvector(array(select jsonb_array_elements_text(${words})))`;

/** What somebody looks for. */
export const askedIn = (question: string, most = mostAsked) => wordsIn(question, most);

/** All of these words, or how they begin. They are letters, digits and accents alone, so nothing in them is syntax. */
export const queryFor = (words: string[]): SQL =>
  sql`${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;

/** A column of a few hundred characters, where stems count or its vector is not kept: the parser sees no punctuation of ASCII, the only one that means anything to it. */
export const columnVector = (config: 'simple' | 'english', column: AnyColumn | SQL): SQL =>
  sql`to_tsvector('${sql.raw(config)}', regexp_replace(${column}, '[!-/:-@[-\`{-~]+', ' ', 'g'))`;
