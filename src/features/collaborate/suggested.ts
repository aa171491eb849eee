/** Suggestions that may be wrong, as changes to one's own text: which of them could be applied, and which have been. */
import { applyToText, inverted, type TextChange } from '#tools/work/merge-text.ts';
import type { DraftRemark } from './data.ts';

export interface Suggested {
  key: string;
  change: TextChange;
}

/** Of those that want the same words, the first. */
export function suggestedBy(remarks: readonly { key: string; remark: DraftRemark }[]): Suggested[] {
  const found: Suggested[] = [];
  let free = 0;
  for (const { key, remark } of remarks) {
    const { at, quote, suggestion, tentative } = remark;
    if (!tentative || at === null || quote === null || suggestion === null || at < free) continue;
    free = at + quote.length;
    found.push({ key, change: { at, was: quote, now: suggestion } });
  }
  return found;
}

/** What one press does: apply it, or undo that. Missing where the words have become others. */
export interface Offer {
  isApplied: boolean;
  /** The text after the press. */
  pressed: () => string;
}

/** For the version that the suggestions speak of, and the text that went on from it. */
export function offersFor(
  suggested: readonly Suggested[],
  version: string,
  text: string,
): Map<string, Offer> {
  const { unfit } = applyToText(
    text,
    suggested.map(({ change }) => change),
    version,
  );
  // What does not fit any more has been applied, or the words have become others.
  const changed = applyToText(version, unfit, version).text;
  const undoings = inverted(unfit);
  const { unfit: gone } = applyToText(text, undoings, changed);
  return new Map(
    suggested.flatMap(({ key, change }): [string, Offer][] => {
      if (!unfit.includes(change))
        return [[key, { isApplied: false, pressed: () => applyToText(text, [change], version).text }]];
      const undoing = undoings[unfit.indexOf(change)]!;
      if (gone.includes(undoing)) return [];
      return [[key, { isApplied: true, pressed: () => applyToText(text, [undoing], changed).text }]];
    }),
  );
}
