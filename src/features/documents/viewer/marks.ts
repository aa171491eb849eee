/** What is marked on a page, and how strongly. */
import type { Passage } from '#kit/documents/read/document.ts';

export interface Mark extends Passage {
  look: 'mark' | 'hit';
  isCurrent: boolean;
}

export const samePassage = (a: Passage | undefined, b: Passage | undefined) =>
  a !== undefined &&
  b !== undefined &&
  a.page === b.page &&
  a.block === b.block &&
  a.start === b.start &&
  a.end === b.end;

/** Those of each page; what is current lies uppermost. */
export function marksByPage(
  marks: readonly Passage[],
  hits: readonly Passage[],
  current: Passage | undefined,
): Map<number, Mark[]> {
  const all = [
    ...marks.map((passage): Mark => ({ ...passage, look: 'mark', isCurrent: samePassage(passage, current) })),
    ...hits.map((passage): Mark => ({ ...passage, look: 'hit', isCurrent: samePassage(passage, current) })),
  ];
  if (current && !all.some(({ isCurrent }) => isCurrent))
    all.push({ ...current, look: 'mark', isCurrent: true });
  all.sort((a, b) => Number(a.isCurrent) - Number(b.isCurrent));
  return Map.groupBy(all, ({ page }) => page);
}
