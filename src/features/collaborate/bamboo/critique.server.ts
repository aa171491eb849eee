/** Bamboo as a critic: mistakes, wordiness, long sentences, words that come too often. English only, and it says so. */
import { critique } from '#bamboo/correct.server.ts';
import { notChecked } from '#bamboo/grammar-check.ts';
import { obeys, type TaughtRule } from '#bamboo/polish-edit.ts';
import { AppError } from '#kit/errors.ts';
import type { DraftRemark } from '#features/collaborate/data.ts';
import { builtInTitle } from '../cast.ts';

/** More remarks than this nobody reads. */
const mostRemarks = 120;
const neutral = { verdict: null, sources: [], by: builtInTitle } as const;

/** `taught`: what the person does not want changed. */
export async function critiqueByRules(
  document: string,
  taught: readonly TaughtRule[],
  asker: { signal: AbortSignal; who: string },
): Promise<DraftRemark[]> {
  const found = await critique(document, mostRemarks, asker);
  if (!found)
    throw new AppError('invalid:language', {
      message: 'Bamboo’s rules only work in English. A language model can review this text.',
    });
  const { edits, readability, isChecked } = found;
  return [
    ...edits
      .filter(({ start, end, now }) =>
        obeys({ was: document.slice(start, end), now, kind: 'grammar' }, taught),
      )
      .slice(0, mostRemarks)
      .toSorted((a, b) => a.start - b.start)
      .map(({ start, end, now, why, tentative }) => ({
        ...remarkOf(document.slice(start, end), start, now, why),
        ...(tentative ? { tentative } : {}),
      })),
    ...(readability ? [remarkOf(null, null, null, readability)] : []),
    ...(isChecked ? [] : [remarkOf(null, null, null, notChecked)]),
  ];
}

const remarkOf = (
  quote: string | null,
  at: number | null,
  suggestion: string | null,
  comment: string,
): DraftRemark => ({
  ...neutral,
  sources: [],
  quote,
  at,
  suggestion,
  comment,
});
