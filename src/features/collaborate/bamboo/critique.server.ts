/** Bamboo as a critic: mistakes, wordiness, long sentences, words that come too often. English only, and it says so. */
import { AppError } from '#kit/errors.ts';
import type { DraftRemark } from '#features/collaborate/data.ts';
import { houseTitle } from '../cast.ts';
import { blocksOf } from './blocks.ts';
import { apart, type Edit } from './edit.ts';
import { isEnglish } from '#language/english.ts';
import { readabilityOf, readabilityWords } from '#language/readability.ts';

/** More remarks than this nobody reads. */
const mostRemarks = 120;
const neutral = { verdict: null, sources: [], by: houseTitle } as const;

export async function critiqueByRules(document: string, signal: AbortSignal): Promise<DraftRemark[]> {
  if (!isEnglish(document))
    throw new AppError('invalid:language', {
      message: 'Bamboo’s rules know English only. A language model can go through this text.',
    });
  // Dictionaries are opened with the first text, not with the process.
  const [{ mistakesIn }, { styleOf }] = await Promise.all([
    import('./mistakes.server.ts'),
    import('./style.ts'),
  ]);
  const edits: Edit[] = [];
  for (const block of blocksOf(document)) {
    signal.throwIfAborted();
    const [mistakes, style] = [await mistakesIn(block), styleOf(block)];
    const isAdvice = ({ now }: Edit) => now === null;
    // Of two that would change the same words, the mistake is mended.
    edits.push(
      ...apart([...mistakes, ...style.filter((edit) => !isAdvice(edit))]),
      ...style.filter(isAdvice),
    );
    if (edits.length >= mostRemarks) break;
  }
  const readability = readabilityOf(document);
  return [
    ...edits
      .slice(0, mostRemarks)
      .toSorted((a, b) => a.start - b.start)
      .map(({ start, end, now, why, tentative }) => ({
        ...remarkOf(document.slice(start, end), start, now, why),
        ...(tentative ? { tentative } : {}),
      })),
    ...(readability ? [remarkOf(null, null, null, readabilityWords(readability))] : []),
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
