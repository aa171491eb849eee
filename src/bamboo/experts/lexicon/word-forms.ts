/** Forms by rule: degrees of adjectives and the form in -ing. */
import { degreesOf, ready } from '#language/irregular.ts';

export type Degree = 'comparative' | 'superlative';

/** Short, and still with "more". */
const withMore = new Set(
  'fun real right wrong just ill like worth alone afraid awake aware alive ashamed asleep'.split(' '),
);
/** Two syllables, and yet an ending. */
const likesEnding = /(?:[^aeiou]y|[^aeiou]le|ow)$|^(?:clever|quiet|stupid|polite|common|tender|bitter)$/;

export function degreeOf(word: string, degree: Degree): readonly string[] {
  const at = degree === 'comparative' ? 0 : 1;
  const irregular = degreesOf.get(word);
  if (irregular) return irregular[at];
  const [more, ending] = degree === 'comparative' ? ['more', 'er'] : ['most', 'est'];
  const short = syllables(word) === 1 || (syllables(word) === 2 && likesEnding.test(word));
  if (!short || withMore.has(word) || /(?:ed|ing)$/.test(word)) return [`${more} ${word}`];
  return [`${beforeEnding(word)}${ending}`];
}

const beforeEnding = (word: string) => {
  if (word.endsWith('e')) return word.slice(0, -1);
  return /[^aeiou]y$/.test(word) && !/^(?:shy|sly|spry|wry)$/.test(word)
    ? `${word.slice(0, -1)}i`
    : ready(word);
};

/** Groups of vowels, without the silent "e" at the end. */
function syllables(word: string): number {
  const groups = word.match(/[aeiouy]+/g)?.length ?? 1;
  return Math.max(1, /[^aeiouyl]e$|[aeiouy]le$/.test(word) ? groups - 1 : groups);
}

export function ingForm(word: string): string {
  if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(word) && word.length > 2) return `${word.slice(0, -1)}ing`;
  return `${ready(word)}ing`;
}
