/** Changes of tone by rule: each line says what becomes of which words. Nothing is added that the text does not say. */
import { fillers, hesitations, shorter } from './filler-rules.ts';
import { contractions, formal, friendly } from './tone-rules.ts';

export type Rule = readonly [RegExp, string | ((...parts: string[]) => string)];

export type Tone = 'shorter' | 'formal' | 'friendly' | 'plain';

export function withoutFillers(text: string): string {
  return tidied(applied(text, fillers));
}

export function withoutContractions(text: string): string {
  return tidied(applied(text, contractions));
}

export function retoned(text: string, tone: Tone): string {
  if (tone === 'formal') return tidied(applied(applied(text, hesitations), formal));
  if (tone === 'friendly') return tidied(applied(text, friendly));
  return tidied(applied(applied(text, fillers), shorter));
}

const applied = (text: string, rules: readonly Rule[]) =>
  rules.reduce((so, [pattern, words]) => so.replaceAll(pattern, words as string), text);

/** Spaces, commas and capitals as they should be after words went away. */
export function tidied(text: string): string {
  return text
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/ +([,.;:!?])/g, '$1')
    .replaceAll(/,(?=[,.!?;])/g, '')
    .replaceAll(/\.{2}(?!\.)/g, '.')
    .replaceAll(
      // So many blanks and no more: a page of empty lines would be read again from each of them.
      /(^|(?<!\b(?:e\.g|i\.e|etc|vs|approx|cf|a\.m|p\.m|[Ll]td|[Ii]nc|[Cc]orp|[Cc]o|[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof|[Jj]r|[Ss]r|[Ff]ig|[Dd]ept))[.!?]\s{1,20}|\n)[ \t]?,?\s{0,20}(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/(?<![(.\w])i\b(?![.)])/g, 'I')
    .trim();
}
