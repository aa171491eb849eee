/** From an answer to a few facets: its own noun phrases, as they were written. Nothing is added to what was said. */
import { baseForms } from '#language/base-forms.ts';
import { capital } from '#language/capital.ts';
import { pluralOf, verbForms } from '#language/irregular.ts';
import { offsetsOf, partsOf } from '#language/wordnet.server.ts';

const longest = 40;
const mostWords = 5;

const listed = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Where a phrase ends. */
const small = listed(
  "a about after again all also always am an and any anything are as at be because been but by can could do does doing don't each even every few get had has have he her him his how however if into is it its just like likes lot lots make makes making many me more most much my never no not nothing often on only one or other our out over own really she should so some someone something still than that the their them then there these they this those to together too try up very was we well were what when where which while who why will with without would you your",
);
/** What two nouns are one phrase by. */
const joining = listed('of from for in');
const articles = listed('a an the');
/** Nouns that say nothing alone. */
const empty = listed(
  'people person thing things time times way ways stuff kind kinds day days hour hours week weeks year years',
);
/** After these a word that can be a verb is one. */
const beforeVerbs = listed(
  "i we you they he she it who to can could will would should must do does don't not never always",
);
const numbers = listed(
  'two three four five six seven eight nine ten eleven twelve dozen dozens twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion half',
);

const isNumber = (word: string) => numbers.has(word) || /^\d/.test(word);
const singulars: ReadonlyMap<string, string> = new Map([...pluralOf].map(([one, many]) => [many, one]));

/** As itself or as one of several; its forms as a verb do not count. */
function nounOf(word: string): string | undefined {
  const one = singulars.get(word);
  const bases = word.endsWith('s') ? baseForms(word) : [word, ...(one ? [one] : [])];
  return bases.find((form) => offsetsOf(form, 'noun').length > 0);
}
const verbs = new Set([...verbForms.values()].flat());
const isVerb = (word: string) =>
  verbs.has(word) || baseForms(word).some((form) => offsetsOf(form, 'verb').length > 0);
const isAdjective = (word: string) => offsetsOf(word, 'adj').length > 0;
const isKnown = (word: string) => baseForms(word).some((form) => partsOf(form).length > 0);

type Role = 'noun' | 'before a noun' | 'joins' | 'ends';

function roleOf(word: string, before: string | undefined): Role {
  if (joining.has(word)) return 'joins';
  if (small.has(word)) return 'ends';
  if (before && beforeVerbs.has(before) && isVerb(word) && !word.endsWith('ing')) return 'ends';
  // A name, or a word of another language.
  if (nounOf(word) || !isKnown(word)) return 'noun';
  return isAdjective(word) || (word.endsWith('ing') && isVerb(word)) ? 'before a noun' : 'ends';
}

interface Word {
  text: string;
  role: Role;
}

/** Runs of words that go together, each ending in a noun and not beginning with a number. */
function phrasesOf(clause: string): Word[][] {
  const found: Word[][] = [];
  let phrase: Word[] = [];
  const close = () => {
    const last = phrase.findLastIndex(({ role }) => role === 'noun');
    const first = phrase.findIndex(({ text, role }) => role !== 'joins' && !isNumber(text.toLowerCase()));
    if (first >= 0 && first <= last) found.push(phrase.slice(first, last + 1));
    phrase = [];
  };
  const words = clause.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’+#-]*/gu) ?? [];
  for (const [index, text] of words.entries()) {
    const word = text.toLowerCase().replaceAll('’', "'");
    const before = words[index - 1]?.toLowerCase();
    // "The history of the Alps" is one.
    const isWithin = articles.has(word) && phrase.at(-1)?.role === 'joins';
    const role = isWithin ? 'joins' : roleOf(word, before);
    if (role === 'joins' && phrase.every((one) => one.role !== 'noun')) close();
    else if (role === 'ends') close();
    else phrase.push({ text, role });
  }
  close();
  return found;
}

/** Where the whole is too long, its parts around "of" and the like. */
function fitting(phrase: Word[]): Word[][] {
  if (phrase.length <= mostWords && written(phrase).length <= longest) return [phrase];
  const at = phrase.findIndex(({ role }) => role === 'joins');
  if (at < 0) return [];
  const rest = phrase.slice(at).findIndex(({ role }) => role !== 'joins');
  return [...fitting(phrase.slice(0, at)), ...(rest < 0 ? [] : fitting(phrase.slice(at + rest)))];
}

const written = (phrase: readonly Word[]) => phrase.map(({ text }) => text).join(' ');

function isTelling(phrase: readonly Word[]): boolean {
  const [only, second] = phrase.map(({ text }) => text.toLowerCase());
  if (only === undefined || second !== undefined) return only !== undefined;
  if (only.length < 3 || isNumber(only) || empty.has(only)) return false;
  // A word that is a verb more often than a noun says little alone, unless there are several.
  return nounOf(only) !== only || partsOf(only)[0] !== 'verb';
}

export function proposedFrom(answer: string, most = 3): string[] {
  const found = answer
    .split(/[.,;:!?…\n()"“”/]+|\s[-–—]\s/u)
    .flatMap(phrasesOf)
    .flatMap(fitting)
    .filter(isTelling)
    .map(written);
  return [...new Map(found.map((one) => [one.toLowerCase(), capital(one)])).values()].slice(0, most);
}
