/** Corrections to a text: those that are sure are made, the others are offered. Nothing is better than a change for the worse. */
import { tidied } from '#language/rewrite.ts';
import { isWord } from '#language/wordnet.server.ts';
import { check, type Finding } from './experts/scribe/checker.server.ts';
import { byRules, type Change } from './experts/scribe/grammar-rules.server.ts';
import { meantBy } from './experts/scribe/spelling.server.ts';

/** A change that may be right: off until somebody takes it. */
export interface Suggestion extends Change {
  /** Where it stands in the text as it was given. */
  start: number;
  end: number;
}

export interface Correction {
  /** With what is sure. */
  text: string;
  changes: Change[];
  suggestions: Suggestion[];
  /** False where the checker could not be asked: then there may be mistakes that only it finds. */
  isChecked: boolean;
}

export const longestChecked = 12_000;
/** What is no word makes the checker fail, or think for minutes: "1e1e1e1e1e1e1e1e", signs or numbers in a row. */
const noWords = /\S{60,}|(?=\S*\d)[\p{L}\d]{16,}|[^\p{L}\p{N}\s]{4,}|(?:[^\p{L}\s]+\s+){4,}/gu;
/** As much as tells what kind of word comes next. */
const longestBefore = 20;
/** What one round mends may uncover the next mistake. */
const rounds = 2;

export async function corrected(text: string): Promise<Correction> {
  const given = text.slice(0, longestChecked);
  const { edits: first, isChecked } = await checked(given);
  const changes: Change[] = [];
  let now = applied(
    given,
    first.filter(({ sure }) => sure),
    changes,
  );
  for (let round = 0; round < rounds; round += 1) {
    const ruled = byRules(now);
    changes.push(...ruled.changes);
    const mended = applied(
      ruled.text,
      (await checked(ruled.text)).edits.filter(({ sure }) => sure),
      changes,
    );
    if (mended === now) break;
    now = mended;
  }
  const sureWords = changes.map(({ was }) => was);
  const suggestions = first.filter(
    ({ sure, was }) => !sure && !sureWords.some((words) => words.includes(was)),
  );
  return {
    text: tidied(now) + text.slice(longestChecked),
    changes,
    suggestions: suggestions.map(({ sure: _, ...suggestion }) => suggestion),
    isChecked,
  };
}

/** How many mistakes are found in a text, without mending them. */
export async function mistakesIn(text: string): Promise<number> {
  const given = text.slice(0, longestChecked);
  const found = (await checked(given)).edits.filter(({ sure }) => sure);
  return found.length + byRules(given).changes.length;
}

interface Edit extends Suggestion {
  sure: boolean;
}

async function checked(text: string): Promise<{ edits: Edit[]; isChecked: boolean }> {
  const words = wordsIn(text);
  const found = await check(
    text.replaceAll(noWords, (signs) => ' '.repeat(signs.length)),
    words.map(({ word }) => word),
  );
  const misspelt = new Map(found?.misspelt.map((one) => [one.word, one]));
  const spelling = words.flatMap(({ word, start }): Edit[] => {
    const one = misspelt.get(word);
    // WordNet knows words that the dictionaries lack, such as "recode"; of its forms nobody can say how they are spelled.
    const meant =
      one &&
      !(word.length > 4 && isWord(word)) &&
      meantBy(one, text.slice(Math.max(0, start - longestBefore), start));
    // "Cafés" is "cafes" with its accent, and better.
    if (!meant || withoutAccents(word) === withoutAccents(meant.word)) return [];
    const now = /^\p{Lu}/u.test(word) ? capital(meant.word) : meant.word;
    return [
      {
        start,
        end: start + word.length,
        was: word,
        now,
        why: `“${word}” is not in the dictionary`,
        sure: meant.sure,
      },
    ];
  });
  const isSpelling = ({ start, end }: Finding) => spelling.some((one) => one.start < end && start < one.end);
  const grammar = (found?.findings ?? [])
    .filter((one) => !isSpelling(one))
    .flatMap((finding) => editOf(finding, text));
  return {
    edits: [...spelling, ...grammar].sort((a, b) => a.start - b.start),
    isChecked: found !== undefined,
  };
}

/** Words that may be misspelt: no names, no addresses, no code. A capital says nothing where a sentence begins. */
function wordsIn(text: string): { word: string; start: number }[] {
  const names = new Set([...text.matchAll(/(?<=[\p{L}\d,;:] )\p{Lu}[\p{L}'’]+/gu)].map(([name]) => name));
  return [...text.matchAll(/(?<![\p{L}\d@/._#-])\p{L}[\p{L}'’]+(?![\p{L}\d@/_]|\.\p{L})/gu)]
    .map(({ 0: word, index }) => ({ word: word.replaceAll('’', "'").replace(/'$/, ''), start: index }))
    .filter(({ word }) => !/\p{Lu}/u.test(word.slice(1)) && !names.has(word));
}

/** Kinds of the checker that proved right where it offers one thing only. */
const trusted = new Set([
  'Agreement',
  'Grammar',
  'Redundancy',
  'Usage',
  'BoundaryError',
  'Punctuation',
  'Repetition',
]);
const offered = new Set([
  ...trusted,
  'Miscellaneous',
  'Typo',
  'Malapropism',
  'Eggcorn',
  'WordChoice',
  'Capitalization',
]);
const sureMessages = /indefinite article|comparative form/i;
/** Often right, and often a matter of meaning or taste. */
const doubtful = /mass noun|discourse marker/i;

function editOf({ kind, start, end, message, suggestions }: Finding, text: string): Edit[] {
  const [suggestion] = suggestions;
  if (!suggestion || !offered.has(kind)) return [];
  const was = text.slice(start, end);
  const now =
    suggestion.how === 'remove' ? '' : suggestion.how === 'insert' ? was + suggestion.text : suggestion.text;
  if (now === was || isOfTaste(kind, was, now)) return [];
  const sure =
    suggestions.length === 1 &&
    !doubtful.test(message) &&
    (trusted.has(kind) || sureMessages.test(message) || (kind === 'Capitalization' && now === capital(was)));
  return [{ start, end, was, now, why: message.replaceAll(/`([^`]*)`/g, '“$1”').replace(/\.$/, ''), sure }];
}

/** "They had had enough", "Who's" at the beginning, "a ply" for one word. */
function isOfTaste(kind: string, was: string, now: string): boolean {
  if (kind === 'Repetition') return /^(had|that|is|do) \1$/i.test(was);
  if (kind === 'Capitalization') return now.toLowerCase() !== was.toLowerCase() || /^\p{Lu}/u.test(was);
  return kind === 'Typo' && now.includes(' ') && !was.includes(' ');
}

function applied(text: string, edits: readonly Edit[], changes: Change[]): string {
  let now = text;
  let free = Infinity;
  const made: Change[] = [];
  for (const { start, end, was, now: to, why } of edits.toSorted((a, b) => b.start - a.start)) {
    if (end > free) continue;
    now = now.slice(0, start) + to + now.slice(end);
    free = start;
    made.unshift({ was, now: to, why });
  }
  changes.push(...made);
  return now;
}

const withoutAccents = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
