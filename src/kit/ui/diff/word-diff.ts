/**
 * What changed between two texts, by words. First by lines, then by words within the lines that differ; the work has a bound, and
 * where it is reached a whole passage counts as replaced.
 */
import { diffArrays } from 'diff';

export type Piece = { kind: 'same'; text: string } | { kind: 'change'; was: string; now: string };

/** Lines that come or go; beyond it, texts of as many lines are compared line by line. */
const mostLines = 300;
/** Words that come or go in one passage. */
const mostWords = 400;
/** For all passages together; the work grows with the square of what differs. */
const allWork = mostWords ** 2;

const linesIn = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** What is written without a blank is one: 1,284.50, co-operative, an address. */
const wordsIn = (text: string) =>
  text.match(/\n|[^\S\n]+|[\p{L}\p{N}_'’]+(?:[.,:/@-][\p{L}\p{N}_'’]+)*|[^\s\p{L}\p{N}_'’]/gu) ?? [];

export function diffWords(was: string, now: string): Piece[] {
  let work = allWork;

  function byWords(piece: Piece): Piece[] {
    if (piece.kind === 'same' || piece.was === '' || piece.now === '') return [piece];
    const allowed = Math.min(mostWords, Math.floor(Math.sqrt(work)));
    const pieces = compare(wordsIn(piece.was), wordsIn(piece.now), allowed);
    work -= pieces ? changedIn(pieces) ** 2 : allowed ** 2;
    return pieces ?? [piece];
  }

  const lines = [linesIn(was), linesIn(now)] as const;
  const byLines = compare(...lines, mostLines) ?? paired(...lines) ?? [{ kind: 'change', was, now }];
  return joined(joined(byLines.flatMap(byWords)).flatMap(withoutOuterSpace));
}

/** The text that comes of it: every change taken, unless told otherwise of the change with this number. */
export function textOf(pieces: readonly Piece[], isTaken: (change: number) => boolean = () => true): string {
  let change = -1;
  return pieces
    .map((piece) => {
      if (piece.kind === 'same') return piece.text;
      change += 1;
      return isTaken(change) ? piece.now : piece.was;
    })
    .join('');
}

export const changesIn = (pieces: readonly Piece[]) => pieces.filter((piece) => piece.kind === 'change');

/** Undefined where more differs than is allowed. */
function compare(was: string[], now: string[], maxEditLength: number): Piece[] | undefined {
  const parts = diffArrays(was, now, { maxEditLength });
  if (!parts) return undefined;
  return joined(
    parts.map(({ added, removed, value }): Piece => {
      const text = value.join('');
      if (added) return { kind: 'change', was: '', now: text };
      return removed ? { kind: 'change', was: text, now: '' } : { kind: 'same', text };
    }),
  );
}

/** A text that was mended throughout still has its lines. */
function paired(was: string[], now: string[]): Piece[] | undefined {
  if (was.length !== now.length) return undefined;
  return was.map((line, at) =>
    line === now[at] ? { kind: 'same', text: line } : { kind: 'change', was: line, now: now[at]! },
  );
}

/** Spaces that both sides end with are no part of the change. */
function withoutOuterSpace(piece: Piece): Piece[] {
  if (piece.kind === 'same') return [piece];
  const space = piece.was.slice(piece.was.trimEnd().length);
  if (space === '' || !piece.now.endsWith(space)) return [piece];
  const [was, now] = [piece.was.slice(0, -space.length), piece.now.slice(0, -space.length)];
  return [
    { kind: 'change', was, now },
    { kind: 'same', text: space },
  ];
}

/** Changes that touch, or have only spaces between them, are one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const [before, last] = [all.at(-2), all.at(-1)];
    if (last?.kind === 'same' && piece.kind === 'same') {
      all.splice(-1, 1, { kind: 'same', text: last.text + piece.text });
    } else if (last?.kind === 'change' && piece.kind === 'change') {
      all.splice(-1, 1, { kind: 'change', was: last.was + piece.was, now: last.now + piece.now });
    } else if (
      before?.kind === 'change' &&
      last?.kind === 'same' &&
      piece.kind === 'change' &&
      /^[^\S\n]+$/.test(last.text)
    ) {
      const [was, now] = [before.was + last.text + piece.was, before.now + last.text + piece.now];
      all.splice(-2, 2, { kind: 'change', was, now });
    } else if (piece.kind === 'change' || piece.text !== '') all.push(piece);
  }
  return all;
}

const changedIn = (pieces: readonly Piece[]) =>
  changesIn(pieces).reduce((sum, { was, now }) => sum + wordsIn(was).length + wordsIn(now).length, 0);
