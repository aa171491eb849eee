/** Without a language model a text is not translated. What can be given honestly: what its common words, weekdays, months and countries are called. */
import { baseForms } from '#language/base-forms.ts';
import { languageNames, whichLanguage } from '#language/which-language.ts';
import { cutToFit, type Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { isGlossed, table, type GlossLanguage } from './glossary.ts';

const needs =
  'A translation needs a language model: add a key of your own in the settings, or ask whoever runs this site.';
/** Words of a text that are looked up. */
const mostWords = 2000;
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
  const words = (text.match(/\p{L}+/gu) ?? []).slice(0, mostWords);
  const glosses = new Map<string, string>();
  for (const word of words) {
    const low = word.toLowerCase();
    const found = [low, ...(from === 'en' ? baseForms(low) : [])]
      .map((form) => known.get(form))
      .find(Boolean);
    if (found && found.toLowerCase() !== low) glosses.set(low, found);
  }
  if (glosses.size === 0) return { text: '', note: `Bamboo knows none of these words in ${name}. ${needs}` };
  const rows = [...glosses].map(([was, now]) => ({
    was,
    now,
    why: 'Rough gloss, without the sentence around it.',
  }));
  return {
    text: [
      `Rough glosses into ${name}, word by word (no translation):`,
      '',
      ...rows.map(({ was, now }) => `- ${was}: ${now}`),
    ].join('\n'),
    changes: cutToFit(rows),
    note: `Rough: ${rows.length} of ${new Set(words.map((word) => word.toLowerCase())).size} words are known here, each as it stands in a dictionary, without grammar. ${needs}`,
  };
}

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
