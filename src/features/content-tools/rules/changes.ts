/** What a revision changed, told with reasons: by the rule that made it, or by the sentence it stands in. */
import { changesIn, diffWords } from '#kit/ui/diff/word-diff.ts';
import { cutToFit, type WritingData } from '../data.ts';

type Change = WritingData['changes'][number];

/** A list of changes for people; spaces alone are none. */
export function changesBetween(
  was: string,
  now: string,
  why: (change: { was: string; now: string }) => string,
): Change[] {
  return cutToFit(
    changesIn(diffWords(was, now)).flatMap((piece) => {
      if (piece.kind !== 'change' || (piece.was.trim() === '' && piece.now.trim() === '')) return [];
      const change = { was: piece.was.trim(), now: piece.now.trim() };
      return [{ ...change, why: why(change) }];
    }),
  );
}

export const isSame = (was: string, now: string) =>
  was.replaceAll(/\s+/g, ' ').trim() === now.replaceAll(/\s+/g, ' ').trim();
