/** Without a language model a text is not translated. What can be given honestly: each line with its words below it, as far as common words, weekdays, months and countries are known. */
import { baseForms } from '#language/base-forms.ts';
import { languageNames, whichLanguage } from '#language/which-language.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { isGlossed, table, type GlossLanguage } from './glossary.ts';
import { sentencesIn } from './prose.ts';

const needs =
  'A translation needs a language model: add a key of your own in the settings, or ask whoever runs this site.';
/** Words of a text that are counted, and lines that are shown. */
const mostWords = 2000;
const mostLines = 120;
const countries =
  'AR AT AU BE BR CA CH CL CN CO CZ DE DK EG ES FI FR GB GR HU IE IN IT JP KE MA MX NG NL NO NZ PE PL PT RO RU SE TH TR UA US ZA'.split(
    ' ',
  );

export function translateByRule({ text, into = 'de' }: SmallInput): Written {
  const from = whichLanguage(text);
  if (from === into) return { text: '', note: `This is ${languageNames[from]} already.` };
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(into) ?? into;
  if (!from) return { text: '', note: `Which language this is cannot be told. ${needs}` };
  const known = lookUp(from, into);
  const gloss = (word: string) => {
    const low = word.toLowerCase();
    return [low, ...(from === 'en' ? baseForms(low) : [])].map((form) => known.get(form)).find(Boolean);
  };
  const words = new Set((text.match(/\p{L}+/gu) ?? []).slice(0, mostWords).map((word) => word.toLowerCase()));
  const count = [...words].filter(gloss).length;
  if (count === 0) return { text: '', note: `Bamboo knows none of these words in ${name}. ${needs}` };
  const sentences = sentencesIn(text);
  const shown = sentences.slice(0, mostLines);
  return {
    text: [
      `**This is not a translation.** Below each line stand its words in ${name} as a dictionary has them: no grammar, no order of words. What is in [brackets] is not known here.`,
      ...shown.map((line) => `${escaped(line)}  \n*${escaped(glossed(line, gloss))}*`),
      ...(sentences.length > shown.length
        ? [`${sentences.length - shown.length} more lines are left out.`]
        : []),
    ].join('\n\n'),
    note: `${count} of ${words.size} words are known. ${needs}`,
  };
}

/** Words in their order; what is no word stays as it is. */
const glossed = (line: string, gloss: (word: string) => string | undefined) =>
  line.replaceAll(/\p{L}+(?:['’]\p{L}+)?/gu, (word) => gloss(word) ?? `[${word}]`);

const escaped = (line: string) => line.replaceAll(/[\\`*_[\]<>|~$]/g, (sign) => `\\${sign}`);

function lookUp(from: string, into: string): Map<string, string> {
  const known = new Map<string, string>();
  const put = (was: string | undefined, now: string | undefined) => {
    if (!was || !now) return;
    for (const form of was.toLowerCase().split('/'))
      if (!known.has(form)) known.set(form, now.replaceAll('/', ' or '));
  };
  for (let month = 0; month < 12; month += 1)
    put(dateName(from, { month: 'long' }, month), dateName(into, { month: 'long' }, month));
  for (let day = 0; day < 7; day += 1)
    put(dateName(from, { weekday: 'long' }, 0, day + 4), dateName(into, { weekday: 'long' }, 0, day + 4));
  const [here, there] = [from, into].map((code) => new Intl.DisplayNames(code, { type: 'region' }));
  for (const code of countries) put(here!.of(code), there!.of(code));
  if (isGlossed(from) && isGlossed(into))
    for (const row of table) put(row[from as GlossLanguage], row[into as GlossLanguage]);
  return known;
}

const dateName = (language: string, what: Intl.DateTimeFormatOptions, month: number, day = 15) =>
  new Intl.DateTimeFormat(language, { ...what, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month, day)),
  );
