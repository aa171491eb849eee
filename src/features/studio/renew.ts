/** A part made again: what was edited by hand stays, where both fit together. */
import { mergeTexts } from '#tools/work/merge-text.ts';
import type { Brief } from './brief.ts';
import { isEdited, knownOf, wordFields, wordsOfPart, type Part, type PartKind, type Words } from './set.ts';

export type Renewed =
  | { is: 'renewed'; part: Part }
  /** Both touch the same words: whoever wrote one of them chooses. */
  | { is: 'conflict'; mine: Words; fresh: Words; taken: Part };

export interface Fresh {
  words: Words;
  by: string | null;
}

export function renewed(part: Part, { words: fresh, by }: Fresh, brief: Brief): Renewed {
  const next = { ...part, made: fresh, by, knew: knownOf(brief), settled: [] };
  const taken = { ...next, ...fresh };
  if (!isEdited(part)) return { is: 'renewed', part: taken };
  const merged: Partial<Words> = {};
  for (const field of wordFields) {
    const text = mergeTexts(part.made[field], part[field], fresh[field]);
    if (text === undefined) return { is: 'conflict', mine: wordsOfPart(part), fresh, taken };
    merged[field] = text;
  }
  return { is: 'renewed', part: { ...next, ...merged } };
}

export const newPart = (id: string, kind: PartKind, { words, by }: Fresh, brief: Brief): Part => ({
  id,
  kind,
  ...words,
  made: words,
  knew: knownOf(brief),
  settled: [],
  by,
  planned: null,
});
