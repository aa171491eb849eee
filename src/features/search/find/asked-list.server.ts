/** Who was asked and how it went, as the page shows it. */
import { noteFor, type AskedSource as Named, type Outcome } from '#kit/sources/outcome.ts';
import type { AskedSource } from '../data.ts';
import { filterWords } from '../filters.ts';

export const insideTitles = { books: 'Bamboo', site: filterWords.site, mine: filterWords.mine } as const;
type Inside = keyof typeof insideTitles;

export const askingOutside = ({ id, title, home }: Named, words: string): AskedSource => ({
  id,
  title,
  home,
  state: 'asking',
  note: null,
  words,
  found: 0,
  tookMs: 0,
  isOutOfReach: false,
});

export const answeredInside = (id: Inside, words: string, found: number): AskedSource => ({
  ...askingOutside({ id, title: insideTitles[id], home: '' }, words),
  home: null,
  state: 'answered',
  found,
});

export const failedInside = (id: Inside, words: string): AskedSource => ({
  ...answeredInside(id, words, 0),
  state: 'away',
  note: noteFor('away', insideTitles[id]),
});

export function withOutcome(
  asked: readonly AskedSource[],
  { source, state, note, words, tookMs, isOutOfReach, hits }: Outcome,
): AskedSource[] {
  return asked.map((one) =>
    one.id === source.id && one.words === words
      ? { ...one, state, note, tookMs, isOutOfReach, found: hits.length }
      : one,
  );
}

/** Nobody outside answered, and it was the way there that failed. */
export function isOffline(asked: readonly AskedSource[]): boolean {
  const outside = asked.filter(({ home }) => home !== null);
  return outside.length > 0 && outside.every(({ isOutOfReach }) => isOutOfReach);
}
