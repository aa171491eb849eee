/** Two revisions of one text as one, where they do not touch the same words. */
import { diffWords } from '#kit/ui/diff/word-diff.ts';

export interface TextChange {
  /** Where the words stand that it replaces. */
  at: number;
  was: string;
  now: string;
}

export function changesOfText(before: string, after: string): TextChange[] {
  let at = 0;
  return diffWords(before, after).flatMap((piece) => {
    const from = at;
    at += piece.kind === 'same' ? piece.text.length : piece.was.length;
    return piece.kind === 'same' ? [] : [{ at: from, was: piece.was, now: piece.now }];
  });
}

/** Changes made for `base`, in a text that went on from it. Those whose words were changed meanwhile are left out. */
export function applyToText<Change extends TextChange>(
  text: string,
  changes: readonly Change[],
  base: string,
): { text: string; unfit: Change[] } {
  const kept = keptPlaces(base, text);
  const unfit: Change[] = [];
  const placed = changes.flatMap((change) => {
    const place = kept.find((one) => holds(one, change, base, text));
    if (place) return [{ ...change, at: change.at - place.from + place.to }];
    unfit.push(change);
    return [];
  });
  let made = '';
  let done = 0;
  for (const { at, was, now } of placed.toSorted((a, b) => a.at - b.at)) {
    made += text.slice(done, at) + now;
    done = at + was.length;
  }
  return { text: made + text.slice(done), unfit };
}

/** The way back: from the text after all of these to the one before. */
export function inverted(changes: readonly TextChange[]): TextChange[] {
  let shift = 0;
  return changes.map(({ at, was, now }) => {
    const back = { at: at + shift, was: now, now: was };
    shift += now.length - was.length;
    return back;
  });
}

/** Undefined where both changed the same words. */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  const { text, unfit } = applyToText(theirs, changesOfText(base, mine), base);
  if (mine === theirs) return mine;
  return unfit.length === 0 ? text : undefined;
}

interface Place {
  from: number;
  to: number;
  length: number;
}

/** Words are added within a passage that stayed, or where both texts begin or end: elsewhere they may be there already. */
function holds({ from, to, length }: Place, { at, was }: TextChange, base: string, text: string): boolean {
  const end = from + length;
  if (was !== '') return from <= at && at + was.length <= end;
  if (from < at && at < end) return true;
  return (at === 0 && from + to === 0) || (at === base.length && end === at && to + length === text.length);
}

/** The passages that both have, and where each begins in either. */
function keptPlaces(base: string, text: string): Place[] {
  if (base === text) return [{ from: 0, to: 0, length: base.length }];
  let [from, to] = [0, 0];
  return diffWords(base, text).flatMap((piece) => {
    if (piece.kind === 'same') {
      const place = { from, to, length: piece.text.length };
      from += place.length;
      to += place.length;
      return [place];
    }
    from += piece.was.length;
    to += piece.now.length;
    return [];
  });
}
