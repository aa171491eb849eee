/** Merges what was found and puts it in order: by rank, by words and by meaning; what is about something else is a miss. */
import type { Query } from './query.ts';
import { keepsTo } from './query.ts';
import { mergeRanked, type Merged, type Ranked } from './merge.ts';
import { nearnessTo } from '#kit/sources/quotes/nearness.server.ts';
import { relevanceTo, unitsOf } from '#kit/sources/quotes/relevance.ts';

/** Below both, it is about something else. */
const least = { words: 0.34, meaning: 0.42 };
/** Reciprocal ranks are small numbers; this brings a good one near 1. */
const rankScale = 30;

export interface RankedResults {
  near: Merged[];
  misses: Merged[];
  byMeaning: boolean;
}

export async function rankResults(
  query: Query,
  lists: readonly Ranked[],
  parts: Parameters<typeof nearnessTo>[2],
): Promise<RankedResults> {
  const merged = mergeRanked(lists).filter((hit) => keepsTo({ ...query, phrases: [] }, hit));
  if (merged.some(({ picture }) => picture)) return { near: merged, misses: [], byMeaning: false };
  const texts = merged.map(({ title, text, by }) => `${title}. ${text} ${by ?? ''}`);
  const units = texts.map(unitsOf);
  const relevance = relevanceTo(unitsOf(query.plain), units);
  const nearness = await nearnessTo(query.plain, texts, parts);
  const weighed = merged.map((hit, at) => {
    const words = relevance(units[at]!);
    const meaning = nearness?.[at];
    const score =
      0.4 * hit.score * rankScale +
      0.25 * words +
      0.15 * relevance(unitsOf(hit.title)) +
      0.2 * (meaning ?? words);
    return { hit, score, isNear: words >= least.words || (meaning ?? 0) >= least.meaning };
  });
  const ordered = weighed.toSorted((a, b) => b.score - a.score);
  return {
    near: ordered.filter(({ isNear }) => isNear).map(({ hit }) => hit),
    misses: ordered.filter(({ isNear }) => !isNear).map(({ hit }) => hit),
    byMeaning: nearness !== undefined,
  };
}
