/** Where the subject changes: the words before a place are unlike those after it (lexical cohesion). */
import { isEmptyWord, stemOf, wordsOf } from '#language/sentences.ts';
import { capitalised, joined } from '#language/wording.ts';
import type { Transcript } from '../data.ts';
import { countStems, likeness, type StemmedRow } from './stems.ts';

/** Shorter recordings are one chapter. */
const leastSeconds = 240;
const shortestChapter = 60;
const mostChapters = 14;
/** Rows on each side that are compared. */
const reach = 8;
const titleWords = 3;

export function findChapters(rows: readonly StemmedRow[]): Transcript['chapters'] {
  const whole = (rows.at(-1)?.end ?? 0) - (rows[0]?.start ?? 0);
  if (whole < leastSeconds || rows.length < 4 * reach) return [];
  const least = Math.max(shortestChapter, whole / (mostChapters * 1.5));
  const beginnings = [0, ...changes(rows, least)];
  const parts = beginnings.map((at, index) => rows.slice(at, beginnings[index + 1]));
  if (parts.length < 2) return [];
  return parts.map((part, index) => ({ start: part[0]!.start, title: titleOf(part, parts, index) }));
}

function changes(rows: readonly StemmedRow[], least: number): number[] {
  const scores = rows.map((_, at) => {
    if (at < reach / 2 || at > rows.length - reach / 2) return 1;
    return likeness(
      countStems(rows.slice(Math.max(0, at - reach), at)),
      countStems(rows.slice(at, at + reach)),
    );
  });
  const depths = scores.map((score, at) => peak(scores, at, -1) - score + peak(scores, at, 1) - score);
  const mean = depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
  const deviation = Math.sqrt(depths.reduce((sum, depth) => sum + (depth - mean) ** 2, 0) / depths.length);
  const end = rows.at(-1)!.end;
  const taken: number[] = [];
  for (const { at } of depths.map((depth, at) => ({ depth, at })).sort((a, b) => b.depth - a.depth)) {
    if (depths[at]! < mean + deviation / 2 || taken.length >= mostChapters - 1) break;
    const { start } = rows[at]!;
    const isFar = [rows[0]!.start, end, ...taken.map((one) => rows[one]!.start)].every(
      (other) => Math.abs(other - start) >= least,
    );
    if (isFar) taken.push(at);
  }
  return taken.sort((a, b) => a - b);
}

/** The highest that one climbs to from here, before it goes down again. */
function peak(scores: readonly number[], from: number, step: 1 | -1): number {
  let at = from;
  while (scores[at + step] !== undefined && scores[at + step]! >= scores[at]!) at += step;
  return scores[at]!;
}

/** Words that are frequent here and rare elsewhere, as they are mostly written. */
function titleOf(
  part: readonly StemmedRow[],
  parts: readonly (readonly StemmedRow[])[],
  index: number,
): string {
  const own = countStems(part);
  const others = parts.map((one) => new Set(one.flatMap(({ stems }) => stems)));
  const score = ([stem, count]: [string, number]) =>
    count * Math.log((parts.length + 1) / others.filter((of) => of.has(stem)).length);
  const stems = [...own].filter(([stem]) => /\p{L}{3}/u.test(stem)).sort((a, b) => score(b) - score(a));
  const forms = formsIn(part);
  const words = stems.flatMap(([stem]) => forms.get(stem) ?? []).slice(0, titleWords);
  return words.length > 0 ? capitalised(joined(words)) : `Part ${index + 1}`;
}

function formsIn(part: readonly StemmedRow[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { text } of part)
    for (const word of wordsOf(text)) {
      if (isEmptyWord(word)) continue;
      const stem = stemOf(word);
      const forms = counts.get(stem) ?? new Map<string, number>();
      counts.set(stem, forms.set(word, (forms.get(word) ?? 0) + 1));
    }
  return new Map([...counts].map(([stem, forms]) => [stem, [...forms].sort((a, b) => b[1] - a[1])[0]![0]]));
}
