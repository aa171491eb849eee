/** What a text is about: the names and the runs of telling words that it keeps coming back to, as they are written there. */
import { withoutSpaces } from '#language/sentence-spans.ts';
import { commonness, partsOf } from '#language/wordnet.server.ts';
import { baseForms } from '#language/base-forms.ts';
import { isSmallWord, whichLanguage, type LanguageCode } from '#language/which-language.ts';
import { sentencesIn } from './prose.ts';
import { tellingWords } from './weigh.ts';

export interface Phrase {
  text: string;
  isName: boolean;
  weight: number;
}

const mostSentences = 600;
/** Said often, and about nothing. */
const empty = new Set(
  'period periods months weeks minute moment moments reason reasons fact facts reminder quick need needs cost costs shipped hope request question thing things way ways time times day days year years people one ones lot lots part parts kind kinds something anything nothing everyone someone today yesterday tomorrow thanks thank please hi hello dear best regards new good great more other same first last next own such still later early late long big small high low many much monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december noon morning evening past second third half nobody everybody somebody two three four five six seven eight nine ten eleven twelve hundred thousand degrees minutes hours side order place hour table number wants want thought thoughts afternoon week month montag dienstag mittwoch donnerstag freitag samstag sonntag frühjahr jahr jahre lundi mardi mercredi jeudi vendredi samedi dimanche samedis'.split(
    ' ',
  ),
);

export function phrasesIn(text: string, most = 12, least = leastWeight): Phrase[] {
  const language = whichLanguage(text);
  const sentences = sentencesIn(text).slice(0, mostSentences);
  const found = new Map<string, Noted>();
  function note(words: readonly string[], isName: boolean, place: number) {
    const key = words.map((word) => tellingWords(word, language)[0] ?? word.toLowerCase()).join(' ');
    const known = found.get(key) ?? {
      text: words.join(' '),
      isName,
      weight: 0,
      count: 0,
      words: words.length,
      first: place,
      order: found.size,
    };
    found.set(key, { ...known, count: known.count + 1, isName: known.isName || isName });
  }
  for (const [place, sentence] of sentences.entries()) {
    if (withoutSpaces.test(sentence)) {
      for (const word of tellingWords(sentence, language))
        if (/^[\p{Script=Han}\p{Script=Katakana}ー]+$|\p{Script=Thai}/u.test(word))
          note([word], false, place);
      continue;
    }
    for (const run of runsIn(sentence, language)) note(run.words, run.isName, place);
  }
  const rated = [...found.values()]
    .map((phrase) => ({ ...phrase, weight: weightOf(phrase) }))
    .filter(({ weight }) => weight >= least);
  rated.sort((a, b) => b.weight - a.weight || a.first - b.first);
  const chosen: typeof rated = [];
  const isWithin = (a: string, b: string) => ` ${a.toLowerCase()} `.includes(` ${b.toLowerCase()} `);
  for (const phrase of rated) {
    if (chosen.length >= most) break;
    if (!chosen.some((other) => isWithin(other.text, phrase.text) || isWithin(phrase.text, other.text)))
      chosen.push(phrase);
  }
  return chosen.map(({ text: words, isName, weight }) => ({ text: words, isName, weight }));
}

/** Below it a word was only passing through. */
const leastWeight = 1.3;

/** Names, what begins the text, and what comes again; a word that comes once and late carries little. */
function weightOf({ count, words, isName, first, order }: Noted): number {
  const lead = order === 0 ? 1.5 : first < 2 ? 1.25 : 1;
  return count * words ** 0.6 * (isName ? 1.3 : 1) * lead * (count === 1 && words > 1 && !isName ? 0.85 : 1);
}

interface Noted extends Phrase {
  count: number;
  words: number;
  /** The sentence in which it came first, and its place among all that were found. */
  first: number;
  order: number;
}

interface Run {
  words: string[];
  isName: boolean;
}

/** Names of up to four words, and up to three words that end in a noun. */
function runsIn(sentence: string, language: LanguageCode | null): Run[] {
  const runs: Run[] = [];
  for (const part of sentence.split(/[,;:()"“”!?.…/]|\s[–—-]\s/)) {
    let open: string[] = [];
    const close = () => {
      while (language === 'en' && open.length > 0 && isDoing(open.at(-1)!)) open.pop();
      if (open.length > 0) runs.push(...trimmed(open, language));
      open = [];
    };
    for (const word of part.trim().split(/\s+/)) {
      const bare = word.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').replace(/['’]s$/, '');
      const low = bare.toLowerCase();
      if (!bare || /\d/.test(bare) || isSmallWord(low, language) || empty.has(low) || low.length < 3) close();
      else if (open.length > 0 && isCapital(open.at(-1)!) !== isCapital(bare)) {
        // A name ends where small letters begin; in German every noun has a capital.
        if (language === 'de') open.push(bare);
        else {
          close();
          open.push(bare);
        }
      } else open.push(bare);
      if (/['’]s$/.test(word)) close();
    }
    close();
  }
  // The first word of a sentence has its capital from there.
  const [first] = runs;
  if (
    first &&
    sentence.startsWith(first.words[0]!) &&
    first.words.length === 1 &&
    language === 'en' &&
    isCapital(first.words[0]!)
  )
    first.isName = !isCommon(first.words[0]!);
  if (first && !first.isName && language !== 'de')
    first.words = [small(first.words[0]!), ...first.words.slice(1)];
  return runs.filter(({ words, isName }) => isName || endsInNoun(words, language));
}

function trimmed(given: readonly string[], language: LanguageCode | null): Run[] {
  // Of a German phrase, its nouns: each has a capital.
  const words = language === 'de' ? given.filter(isCapital).slice(-1) : given;
  if (words.length === 0) return [];
  if (language !== 'de' && isCapital(words[0]!) && words.length <= 4)
    return [{ words: [...words], isName: true }];
  if (words.length > 3)
    return [
      { words: words.slice(-2), isName: false },
      { words: words.slice(0, 2), isName: false },
    ];
  return [
    { words: [...words], isName: false },
    ...(words.length > 1 ? [{ words: [words.at(-1)!], isName: false }] : []),
  ];
}

/** "The island leaves", "it wants": in -s, and far more often what someone does than several things. */
function isDoing(word: string): boolean {
  if (!/[^s]s$/.test(word) || isCapital(word)) return false;
  const forms = baseForms(word.toLowerCase()).filter((form) => partsOf(form).length > 0);
  const most = (isVerb: boolean) =>
    Math.max(-1, ...forms.filter((form) => (partsOf(form)[0] === 'verb') === isVerb).map(commonness));
  return most(true) > most(false);
}

function endsInNoun(words: readonly string[], language: LanguageCode | null): boolean {
  const last = words.at(-1)!;
  if (language === 'de') return isCapital(last) && last.length > 3;
  if (language !== 'en') return last.length > 4;
  const forms = baseForms(last.toLowerCase());
  // "Ferry" is as rare as a verb as it is as a noun.
  const isThing = forms.some(
    (form) => partsOf(form)[0] === 'noun' || (partsOf(form).includes('noun') && commonness(form) <= 1),
  );
  const leads = words.slice(0, -1).every((word) => {
    const kind = baseForms(word.toLowerCase()).flatMap((form) => partsOf(form).slice(0, 1))[0];
    return kind === 'adj' || kind === 'noun';
  });
  const isGoingOn = words.length === 1 && last.endsWith('ing');
  return isThing && leads && last.length > 3 && !isGoingOn;
}

const isCommon = (word: string) =>
  partsOf(word.toLowerCase()).length > 0 ||
  baseForms(word.toLowerCase()).some((form) => partsOf(form).length > 0);
const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const small = (word: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
