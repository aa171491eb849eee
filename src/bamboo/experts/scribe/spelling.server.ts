/** Which word was meant by one that no dictionary has, and how sure that is. */
import type { Misspelling } from '#kit/models/calls.ts';
import { pastForms } from '#language/irregular.ts';
import { partsOf } from '#language/wordnet.server.ts';
import { frequencyOf } from '../lexicon/word-frequency.server.ts';
import { misspellings } from './misspellings.ts';

export interface Meant {
  word: string;
  sure: boolean;
}

/** What a slip costs; typical ones cost little. */
const cost = { doubled: 0.35, swapped: 0.5, vowel: 0.6, letter: 0.8, other: 1, first: 0.9 };
/** A candidate further away is another word. */
const furthest = 2;
const clearlyBetter = 0.75;
const commonEnough = 3;
/** Between two that are as near, the one of the kind that the sentence asks for. */
const fittingKind = 0.15;

/** After these stands the base form: "to informed" was never meant. */
const baseFollows =
  /(?:^|\s)(?:to|will|would|can|could|should|shall|must|may|might|please|not|don['’]t|didn['’]t|doesn['’]t|won['’]t|let['’]s)\s+$/i;

/** `before`: the text that it follows. */
export function meantBy({ word, meant }: Misspelling, before = ''): Meant | undefined {
  const low = word.toLowerCase();
  const listed = misspellings.get(low);
  if (listed) return { word: listed, sure: true };
  const wantsBase = baseFollows.test(before);
  const isForm = (one: string) => wantsBase && meant.some((base) => pastForms(base).includes(one));
  const rated = [...new Set(meant)]
    .filter((one) => !isForm(one))
    .filter((one) => !one.includes(' ') && /^[\p{L}'’-]+$/u.test(one))
    .map((one) => ({ one, far: distance(low, one.toLowerCase()), count: frequencyOf(one) }))
    .filter(({ far }) => far <= furthest)
    .map((each) => ({
      ...each,
      rating:
        each.far -
        Math.min(1.2, Math.log10(each.count + 1) * 0.4) -
        (wantsBase && partsOf(each.one)[0] === 'verb' ? fittingKind : 0),
    }))
    .sort((a, b) => a.rating - b.rating);
  const [best, next] = rated;
  if (!best) return undefined;
  const margin = (next?.rating ?? Infinity) - best.rating;
  const { length } = low;
  const isDoubling = best.far <= cost.doubled && best.count > 0 && margin >= 0.25;
  const isClear =
    length >= 5 &&
    best.far <= (length >= 8 ? 1.6 : length >= 6 ? 1.25 : 0.9) &&
    best.count >= (length >= 8 || rated.length === 1 ? 1 : commonEnough) &&
    margin >= clearlyBetter * (length >= 7 ? 0.6 : 1);
  return { word: best.one, sure: length >= 4 && (isDoubling || isClear) };
}

const isVowel = (letter: string | undefined) => /[aeiouy]/.test(letter ?? '');

/** Slips between two words, each by what it costs. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j * cost.letter)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i * cost.letter];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const change = isVowel(a[i - 1]) && isVowel(b[j - 1]) ? cost.vowel : cost.other;
      const drop = a[i - 1] === a[i - 2] ? cost.doubled : cost.letter;
      const add = b[j - 1] === b[j - 2] ? cost.doubled : cost.letter;
      let least = Math.min(
        rows[i - 1]![j]! + drop,
        row[j - 1]! + add,
        rows[i - 1]![j - 1]! + (same ? 0 : change),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + cost.swapped);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]! + (a[0] === b[0] ? 0 : cost.first);
}
