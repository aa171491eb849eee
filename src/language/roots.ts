/** The root under which forms of a word meet: "rose" and "rising", "highest" and "high", "inventor" and "invented". */
import { baseOf } from './irregular.ts';
import { rememberWords } from './remember-words.ts';

export const rootOf = rememberWords((word): string => ending(derived(inflected(baseForm(word)))));

/** What the irregular verbs, nouns and adjectives come from; the superlative without its ending. */
export function baseForm(word: string): string {
  const base = baseOf.get(word) ?? word;
  if (/^.{3,}iest$/.test(base)) return base.replace(/iest$/, 'y');
  return /^.{3,}est$/.test(base) && !notSuperlative.has(base) ? base.slice(0, -3) : base;
}

const notSuperlative = new Set(
  'interest forest harvest request protest suggest invest digest honest modest contest conquest arrest manifest guest'.split(
    ' ',
  ),
);

/** Plural, past and "-ing". */
function inflected(word: string): string {
  if (word.length < 4) return word;
  const one = /(?:ss|us|is)$/.test(word)
    ? word
    : word.replace(/(?<=\p{L}{2})ies$/u, 'y').replace(/(?<=(?:s|x|z|ch|sh))es$|(?<!s)s$/, '');
  return one.endsWith('eed')
    ? one
    : one.replace(/(?<=[aeiouy]\p{L}*)(?:ed|ing)$/u, '').replace(/(?<=\p{L}{2})ied$/u, 'y');
}

/** Made from another word: one ending is taken, and only where enough is left. */
function derived(word: string): string {
  return word.replace(/(?<=\p{L}{4})(?:ation|ment|ness|ity|ion|ly)$|(?<=\p{L}{3})(?:er|or)$/u, '');
}

/** "Take" meets "taking", "stop" meets "stopped", "carry" meets "carrier". */
function ending(stem: string): string {
  return stem
    .replace(/(?<=\p{L}{2})e$/u, '')
    .replace(/(?<=\p{L}{2})y$/u, 'i')
    .replace(/([bdfgklmnprt])\1$/, '$1');
}
