/**
 * The order in which people read a page: one column after the other, and what goes across them in between. A table has gaps between
 * its columns too; it is distinguished from columns of text by its cells, which are short.
 */
import type { Piece } from './lines.ts';
import { textOf } from './lines.ts';

/** Pieces that are read from top to bottom, with nothing else beside them. */
export type Region = Piece[];

/** Pieces on each side: fewer are distinguished from cells only where they read on from line to line. */
const fewest = 2;
const enough = 4;
/** Of all pieces, so many may go across the gap at the most. */
const mostAcross = 0.4;
/** Where only one side is prose. */
const fewAcross = 0.15;
const longLine = 22;
const paragraphLines = 5;
const deepest = 4;

export function regionsOf(pieces: readonly Piece[], depth = 0): Region[] {
  const gap = depth < deepest ? gapIn(pieces) : undefined;
  if (gap === undefined) return pieces.length > 0 ? [[...pieces]] : [];
  const regions: Region[] = [];
  let across: Piece[] = [];
  let left: Piece[] = [];
  let right: Piece[] = [];
  const flush = () => {
    regions.push(...(across.length > 0 ? [across] : []));
    // What was two columns above may be three below.
    for (const side of [left, right]) regions.push(...regionsOf(side, depth + 1));
    [across, left, right] = [[], [], []];
  };
  for (const piece of pieces.toSorted((a, b) => a.top - b.top)) {
    if (piece.right <= gap + 1) left.push(piece);
    else if (piece.x >= gap - 1) right.push(piece);
    else {
      if (left.length + right.length > 0) flush();
      across.push(piece);
    }
  }
  flush();
  return regions;
}

/** Where the page parts into columns of text; undefined where it does not. */
function gapIn(pieces: readonly Piece[]): number | undefined {
  if (pieces.length < 2 * fewest) return undefined;
  const places = [...new Set(pieces.map(({ right }) => Math.round(right + 2)))];
  let best: { place: number; score: number } | undefined;
  for (const place of places) {
    const left = pieces.filter(({ right }) => right <= place);
    const right = pieces.filter(({ x }) => x >= place);
    const across = pieces.length - left.length - right.length;
    if (Math.min(left.length, right.length) < fewest || across > mostAcross * pieces.length) continue;
    if (!areColumns(lookOf(left), lookOf(right), across / pieces.length) || !areBeside(left, right)) continue;
    const score = across - 0.001 * Math.min(left.length, right.length);
    if (!best || score < best.score) best = { place, score };
  }
  return best?.place;
}

interface Side {
  width: number;
  isText: boolean;
  /** Whole paragraphs, as no cell of a table has. */
  isProse: boolean;
}

/** Text on both sides; or prose on one, and beside it something as wide: a figure, a listing, a table of its own. */
function areColumns(left: Side, right: Side, across: number): boolean {
  if (left.isText && right.isText) return true;
  const [prose, other] = left.isProse ? [left, right] : [right, left];
  return prose.isProse && across <= fewAcross && other.width >= 0.6 * prose.width;
}

/** Lines of a text fill their column, but for the last of each paragraph: there the sentence reads on from the line above. */
function lookOf(side: readonly Piece[]): Side {
  const width = Math.max(...side.map(({ right }) => right)) - Math.min(...side.map(({ x }) => x));
  let [filling, readingOn, inRow, longest] = [0, 0, 0, 0];
  let above: { piece: Piece; isLong: boolean } | undefined;
  for (const piece of side.toSorted((a, b) => a.top - b.top)) {
    const isLong = piece.right - piece.x > 0.55 * width && textOf(piece).length >= longLine;
    const goesOn = above !== undefined && above.isLong && readsOn(above.piece, piece);
    if (goesOn) readingOn += 1;
    if (isLong || goesOn) filling += 1;
    inRow = goesOn ? inRow + 1 : 0;
    longest = Math.max(longest, inRow);
    above = { piece, isLong };
  }
  return {
    width,
    isText: filling >= 0.55 * side.length && (side.length >= enough || readingOn > 0),
    isProse: filling >= 0.75 * side.length && longest >= paragraphLines,
  };
}

/** Cells that stand below one another do not. */
function readsOn(above: Piece, below: Piece): boolean {
  if (below.top - above.bottom > above.size) return false;
  return isOpen(textOf(above)) && /^\p{Ll}|[.!?]["”’)]?$/u.test(textOf(below));
}

/** The sentence is not over. */
export const isOpen = (text: string) => !/[.!?:;]["”’)\]]?$/.test(text);

function areBeside(left: readonly Piece[], right: readonly Piece[]): boolean {
  const [a, b] = [spanOf(left), spanOf(right)];
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > 0.3 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

const spanOf = (side: readonly Piece[]) => ({
  top: Math.min(...side.map(({ top }) => top)),
  bottom: Math.max(...side.map(({ bottom }) => bottom)),
});
