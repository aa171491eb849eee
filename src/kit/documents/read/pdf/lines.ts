/** Words as pieces of lines: what stands on one line without a gap that a reader would see as another column. */
import type { Word } from './words.ts';

export interface Piece {
  words: Word[];
  x: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
}

/** In sizes of the letters: wider is not between two words any more. */
const widestBlank = 1.1;
const samePiece = 0.12;

export function piecesOf(words: readonly Word[]): Piece[] {
  return rowsOf(words.map(asPiece)).flatMap((row) => {
    const pieces: Piece[] = [];
    for (const next of row) {
      const last = pieces.at(-1);
      if (last && next.x - last.right < widestBlank * Math.max(last.size, next.size)) join(last, next);
      else pieces.push(next);
    }
    return pieces;
  });
}

const asPiece = (word: Word): Piece => ({
  words: [word],
  x: word.x,
  right: word.right,
  top: word.top,
  bottom: word.bottom,
  size: word.size,
});

/** Parts of one word that the file draws one by one are one word again. */
function join(piece: Piece, next: Piece) {
  const [first, ...others] = next.words as [Word, ...Word[]];
  const last = piece.words.at(-1)!;
  if (first.x - last.right < samePiece * Math.min(last.size, first.size) && first.x >= last.x) {
    last.text += first.text;
    last.right = Math.max(last.right, first.right);
    last.top = Math.min(last.top, first.top);
    last.bottom = Math.max(last.bottom, first.bottom);
    piece.words.push(...others);
  } else piece.words.push(first, ...others);
  piece.right = Math.max(piece.right, next.right);
  piece.top = Math.min(piece.top, next.top);
  piece.bottom = Math.max(piece.bottom, next.bottom);
  if (next.words.length > piece.words.length / 2) piece.size = Math.max(piece.size, next.size);
}

/** What stands side by side, from the top, each row from the left. */
export function rowsOf<Placed extends Pick<Piece, 'x' | 'top' | 'bottom'>>(
  placed: readonly Placed[],
): Placed[][] {
  const rows: { top: number; bottom: number; placed: Placed[] }[] = [];
  for (const one of placed.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    // Rows are in order, so only the last few can be beside it.
    const row = rows.slice(-4).find((other) => isBeside(other, one));
    if (!row) {
      rows.push({ top: one.top, bottom: one.bottom, placed: [one] });
      continue;
    }
    row.placed.push(one);
    // A raised figure does not make its row taller.
    if (one.bottom - one.top > row.bottom - row.top) [row.top, row.bottom] = [one.top, one.bottom];
  }
  return rows
    .toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)
    .map((row) => row.placed.sort((a, b) => a.x - b.x));
}

const isBeside = (a: { top: number; bottom: number }, b: { top: number; bottom: number }) =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);

export const textOf = ({ words }: Pick<Piece, 'words'>) => words.map(({ text }) => text).join(' ');
