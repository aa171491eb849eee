/** A difference between two texts, with further changes to the newer one drawn in. */
import type { Piece } from '#kit/ui/diff/word-diff.ts';
import type { TextChange } from '#tools/work/merge-text.ts';

export type DrawnPiece =
  | { text: string }
  /** `number`: which of the difference's changes it is; none where it was drawn in. */
  | { was: string; now: string; number?: number };

export function drawnIn(pieces: readonly Piece[], further: readonly TextChange[]): DrawnPiece[] {
  let at = 0;
  let number = -1;
  return pieces.flatMap((piece, place): DrawnPiece[] => {
    const newer = newerOf(piece);
    const from = at;
    at += newer.length;
    const cut = cutUp(newer, from, further, place === pieces.length - 1);
    if (piece.kind === 'same') return cut;
    number += 1;
    return [{ was: piece.was, now: cut.map((one) => ('text' in one ? one.text : one.now)).join(''), number }];
  });
}

const newerOf = (piece: Piece) => (piece.kind === 'same' ? piece.text : piece.now);

/** What reaches beyond a passage puts its new words where it begins. */
function cutUp(passage: string, from: number, all: readonly TextChange[], isLast: boolean) {
  const cut: ({ text: string } | { was: string; now: string })[] = [];
  const until = from + passage.length;
  let done = from;
  const keep = (to: number) => to > done && cut.push({ text: passage.slice(done - from, to - from) });
  for (const { at, was, now } of all) {
    const begins = at >= from && (at < until || (isLast && at === until));
    const [start, end] = [Math.max(at, from), Math.min(at + was.length, until)];
    if (!begins && start >= end) continue;
    keep(start);
    cut.push({ was: passage.slice(start - from, Math.max(start, end) - from), now: begins ? now : '' });
    done = Math.max(start, end);
  }
  keep(until);
  return cut;
}
