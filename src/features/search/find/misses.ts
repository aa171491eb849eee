/** Closest results where nothing was found: proof that was looked, and perhaps a way on. */
import type { SearchData } from '../data.ts';
import type { Merged } from '#kit/sources/results/merge.ts';

const most = 5;

export function missesOf(near: readonly Merged[], words: string): SearchData['misses'] {
  return near.slice(0, most).map(({ title, href, text, sources: [source = ''] }) => ({
    title,
    href,
    text: text.slice(0, 300),
    source,
    words,
  }));
}

/** The words that say most, by their length; nothing where there is nothing to leave out. */
export function fewerWords(words: string): string | undefined {
  const all = words.split(' ').filter(Boolean);
  if (all.length < 2) return undefined;
  const kept = new Set(all.toSorted((a, b) => b.length - a.length).slice(0, all.length > 3 ? 2 : 1));
  return all.filter((word) => kept.has(word)).join(' ');
}
