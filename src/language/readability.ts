/** How hard a text is to read, by Flesch and Kincaid: a count of syllables and words, for English. */
import { sentencesOf, wordsOf } from './sentences.ts';

const wordsAMinute = 230;
/** With less there is nothing to measure. */
const least = 30;

interface Readability {
  words: number;
  sentences: number;
  minutes: number;
  /** The school year that reads it with ease. */
  grade: number;
}

export function readabilityOf(text: string): Readability | undefined {
  const words = wordsOf(text);
  const sentences = sentencesOf(text).length;
  if (words.length < least || sentences === 0) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  return {
    words: words.length,
    sentences,
    minutes: Math.max(1, Math.round(words.length / wordsAMinute)),
    grade: Math.min(18, Math.max(1, Math.round(grade))),
  };
}

function syllablesIn(word: string): number {
  const bare = word.replace(/(?:[^laeiouy]es|[^tdlaeiouy]ed|[^laeiouy]e)$/, (end) => end[0]!);
  return Math.max(1, bare.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

export function readabilityWords({ words, sentences, minutes, grade }: Readability): string {
  const each = Math.round(words / sentences);
  const ease = grade <= 6 ? 'easy to read' : grade <= 10 ? 'plain enough for most' : 'hard to read';
  return `${words} words, about ${minutes === 1 ? 'a minute' : `${minutes} minutes`} to read. Sentences have ${each} words on average; at about school year ${grade} it is ${ease}.`;
}
