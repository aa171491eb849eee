/** Makes of what someone typed what sources can be asked. */
import { isEmptyWord } from '#language/sentences.ts';
import type { OutsideFilter, Question } from './source.ts';

/** Some sources refuse more, and none gets better by it. */
const longestText = 300;
const mostWords = 12;

/**
 * The Wikipedia of a script's most usual language; a script of many languages stays with English. `share` of the letters must be
 * in it: Japanese mixes its own with Chinese ones, and Ukrainian differs from Russian in a few.
 */
const languages: { language: string; script: RegExp; share: number }[] = [
  { language: 'ja', script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, share: 0.1 },
  { language: 'uk', script: /[іїєґ]/giu, share: 0.03 },
  ...Object.entries({
    ko: 'Hangul',
    zh: 'Han',
    ru: 'Cyrillic',
    el: 'Greek',
    he: 'Hebrew',
    ar: 'Arabic',
    hi: 'Devanagari',
    bn: 'Bengali',
    ta: 'Tamil',
    th: 'Thai',
    ka: 'Georgian',
    hy: 'Armenian',
  }).map(([language, script]) => ({
    language,
    script: new RegExp(`\\p{Script=${script}}`, 'gu'),
    share: 0.5,
  })),
];

export interface SearchRequest {
  q: string;
  filter: OutsideFilter;
  from?: string | undefined;
  to?: string | undefined;
}

export function questionOf({ q, filter, from, to }: SearchRequest): Question {
  const text = cut(q.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());
  return { text, words: wordsToFind(text), language: languageOf(text), filter, from, to };
}

/** Without "what is the": sources that want every word would look for those too. */
export function wordsToFind(text: string): string {
  const all = text.match(/[\p{L}\p{M}\p{N}]+(?:[-'’.+#&][\p{L}\p{M}\p{N}+#]+)*[+#]*/gu) ?? [];
  const telling = all.filter((word) => !isEmptyWord(word.toLowerCase()));
  return (telling.length > 0 ? telling : all).slice(0, mostWords).join(' ');
}

function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = languages.find(({ script, share }) => {
    const own = text.match(script)?.length ?? 0;
    return own > 0 && own >= letters * share;
  });
  return found?.language ?? 'en';
}

/** At a word's end where there is one, never within a letter of two parts. */
function cut(text: string): string {
  if (text.length <= longestText) return text.toWellFormed();
  const short = text.slice(0, longestText);
  const space = short.lastIndexOf(' ');
  return (space > longestText / 2 ? short.slice(0, space) : short).toWellFormed();
}
