/** Sentences that stand for the whole, word for word: those whose telling words are the most frequent ones. */
import type { Transcript } from '../data.ts';
import { countStems, type StemmedRow } from './stems.ts';

const shortest = 50;
const longest = 260;
const most = 5;
/** Telling words in a sentence that is worth quoting. */
const leastStems = 5;

export function findQuotes(rows: readonly StemmedRow[]): Transcript['quotes'] {
  const counts = countStems(rows);
  const scored = rows
    .filter(({ text }) => text.length >= shortest && text.length <= longest && /[.!?…]$/.test(text))
    .map((row) => ({ row, score: scoreOf(row, counts) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  // From all over it: each from a stretch of its own.
  const wanted = Math.min(most, Math.floor(rows.length / 6));
  const whole = rows.at(-1)?.end ?? 0;
  const taken = new Map<number, StemmedRow>();
  for (const { row } of scored) {
    if (taken.size >= wanted) break;
    const stretch = Math.floor((row.start / (whole || 1)) * wanted);
    if (!taken.has(stretch)) taken.set(stretch, row);
  }
  return [...taken.values()].sort((a, b) => a.start - b.start).map(({ start, text }) => ({ start, text }));
}

function scoreOf({ stems: all }: StemmedRow, counts: ReadonlyMap<string, number>): number {
  const stems = [...new Set(all)];
  if (stems.length < leastStems) return 0;
  return stems.reduce((sum, stem) => sum + Math.log(counts.get(stem) ?? 1), 0) / Math.sqrt(stems.length);
}
