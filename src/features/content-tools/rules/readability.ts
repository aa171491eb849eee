/** How easy a text is to read, by the formula of its language, and what makes it hard. */
import { languageNames, whichLanguage, type LanguageCode } from '#language/which-language.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { countWords, sentencesIn } from './prose.ts';
import { longWordsIn } from './simpler-words.ts';
import { longSentence } from './split-sentence.ts';

const readAMinute = 230;
const spokenAMinute = 140;
const mostHints = 12;

/** Reading ease from words a sentence and syllables a word: Flesch, Amstad, Kandel and Moles, Fernández Huerta, Vacca, Douma. */
const ease: Partial<Record<LanguageCode, (words: number, syllables: number) => number>> = {
  en: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables,
  de: (words, syllables) => 180 - words - 58.5 * syllables,
  fr: (words, syllables) => 207 - 1.015 * words - 73.6 * syllables,
  es: (words, syllables) => 206.84 - 1.02 * words - 60 * syllables,
  it: (words, syllables) => 217 - 1.3 * words - 60 * syllables,
  nl: (words, syllables) => 206.835 - 0.93 * words - 77 * syllables,
};

export function readabilityByRule({ text }: SmallInput): Written {
  const sentences = sentencesIn(text);
  const words = countWords(text);
  const language = whichLanguage(text);
  const each = words / Math.max(1, sentences.length);
  const figures = [
    { label: 'Words', value: words.toLocaleString('en') },
    { label: 'Sentences', value: sentences.length.toLocaleString('en') },
    { label: 'Words per sentence', value: each.toFixed(1) },
    { label: 'Reading time', value: minutes(words / readAMinute) },
    { label: 'Speaking time', value: minutes(words / spokenAMinute) },
  ];
  const formula = language ? ease[language] : undefined;
  const list = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const score =
    formula && list.length > 10 ? Math.round(formula(each, syllablesOf(list) / list.length)) : undefined;
  const words100 = score === undefined ? undefined : easeWords(score);
  if (score !== undefined)
    figures.unshift({
      label: 'Reading ease (0 to 100)',
      value: `${Math.min(100, Math.max(0, score))}: ${words100}`,
    });
  const hints = [
    ...sentences
      .filter((one) => countWords(one) > longSentence)
      .toSorted((a, b) => countWords(b) - countWords(a))
      .map((one) => ({
        text: one,
        why: `${countWords(one)} words in one sentence. Two would read more easily.`,
      })),
    ...(language === 'en'
      ? longWordsIn(text).map(({ long, short }) => ({ text: long, why: `“${short}” is shorter.` }))
      : []),
    ...(language === 'en' ? passives(sentences) : []),
  ].slice(0, mostHints);
  const summary =
    score === undefined
      ? formula
        ? 'The text is too short for a readability score, so only counts are shown.'
        : `There’s no readability formula for ${language ? languageNames[language] : 'this language'}, so only counts are shown.`
      : `At ${Math.min(100, Math.max(0, score))} of 100 it is ${words100}.`;
  return {
    text: [
      summary,
      ...figures.map(({ label, value }) => `- ${label}: ${value}`),
      ...hints.map(({ text: place, why }) => `- “${place}”: ${why}`),
    ].join('\n'),
    figures,
    hints,
    note: `${summary} The score only counts syllables and words; it can’t judge clarity.`,
  };
}

const passives = (sentences: readonly string[]) =>
  sentences
    .filter((one) =>
      /\b(?:was|were|been|being|is|are|be) (?:\p{L}+ly )?\p{L}{3,}(?:ed|en)\b(?! (?:to|in|about|with)\b)/u.test(
        one,
      ),
    )
    .slice(0, 4)
    .map((one) => ({ text: one, why: 'Passive voice hides who did it.' }));

function minutes(count: number): string {
  const seconds = Math.max(1, Math.round(count * 60));
  if (seconds < 60) return `${seconds} s`;
  return seconds % 60 >= 10 && seconds < 600
    ? `${Math.floor(seconds / 60)} min ${seconds % 60} s`
    : `${Math.round(seconds / 60)} min`;
}

function easeWords(score: number): string {
  if (score >= 80) return 'very easy';
  if (score >= 60) return 'plain';
  if (score >= 45) return 'fairly demanding';
  return score >= 30 ? 'hard' : 'very hard';
}

/** Groups of vowels; a silent e at the end of an English word makes little difference to the mean. */
const syllablesOf = (words: readonly string[]) =>
  words.reduce(
    (sum, word) =>
      sum +
      Math.max(
        1,
        word.replace(/(?<=[^aeiouy]{1}[aeiouy]*[^laeiouy])e$/, '').match(/[aeiouyäöüáéíóúàèìòùâêîôûœæ]{1,2}/g)
          ?.length ?? 0,
      ),
    0,
  );
