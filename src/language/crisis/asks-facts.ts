/**
 * Whether a text that names suicide or self-harm only asks for figures, laws or history, such as "suicide rates in Japan". Every word must be one that such
 * questions are made of, a number or the name of a country, so that whatever else is said, whom it is about and how it is done included, keeps
 * help first.
 */
import { unaccented } from '../plain.ts';

const subjects = ['suicide', 'suicides', 'self harm', 'selfharm'];

/** One of these must be there. */
const factWords = new Set(
  (
    'rate rates statistic statistics stats figures numbers many percent percentage share ' +
    'prevention law laws legal illegal legality crime history countries country'
  ).split(' '),
);

/** No "I", "he" or "someone", no "how to", no means: those are never about figures alone. */
const otherWords = new Set(
  (
    'a an the of in on by per for from to and or between among across over since during before after with as than ' +
    'what whats which when where how is are was were has have had do does did can be it its there any all each every ' +
    'high higher highest low lower lowest most least average median mean number total annual yearly current latest recent global worldwide ' +
    'world international national rising falling increasing decreasing rise fall increase decrease change changed trend trends difference compare compared comparison ' +
    'year years day month week decade century today now last past ' +
    'people person men women man woman male female boys girls teenagers teens teenage students adults children elderly young older old age ages aged group groups population veterans farmers ' +
    'die died dies dying death deaths dead cause causes leading assisted attempt attempts attempted ' +
    'give show tell list table chart graph please data source sources who cdc un oecd eu europe european asia africa america american us uk usa'
  ).split(' '),
);

const longestQuestion = 160;

export function asksFactsAbout(text: string): boolean {
  if (text.length > longestQuestion) return false;
  const plain = unaccented(text.toLowerCase())
    .replaceAll(/['’`´]/g, '')
    .trim();
  const rest = subjects.reduce(
    (words, subject) => words.replaceAll(new RegExp(`\\b${subject.replace(' ', '[ -]')}\\b`, 'g'), ' '),
    plain,
  );
  const words = rest.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (
    rest !== plain &&
    words.some((word) => factWords.has(word)) &&
    words.every(
      (word) => factWords.has(word) || otherWords.has(word) || /^\d+$/.test(word) || isOfCountry(word),
    )
  );
}

let ofCountries: Set<string> | undefined;

function isOfCountry(word: string): boolean {
  ofCountries ??= new Set(namesOfCountries());
  return ofCountries.has(word);
}

function namesOfCountries(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.flatMap((second) => wordsOf(names.of(first + second) ?? '')));
}

const wordsOf = (name: string) =>
  unaccented(name.toLowerCase())
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
