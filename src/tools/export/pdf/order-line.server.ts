/** Lines as they are seen: what is read from right to left stands so, and figures and foreign words within it from left to right. */
import createBidi from 'bidi-js';
import type { Line, SetPiece } from './set-lines.server.ts';

const bidi = createBidi();

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** By its first letter. */
export const readsFromRight = (text: string) => rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');

interface Run {
  piece: SetPiece;
  text: string;
  level: number;
}

export function orderLine(
  line: Line,
  {
    fromRight,
    room,
    widthOf,
  }: { fromRight: boolean; room: number; widthOf(piece: SetPiece, text: string): number },
): Line {
  const text = line.pieces.map((piece) => piece.text).join('');
  if (!fromRight && !rightToLeft.test(text)) return line;
  const { levels } = bidi.getEmbeddingLevels(text, fromRight ? 'rtl' : 'ltr');
  const runs = inOrder(cutIntoRuns(line.pieces, levels));
  const pieces: SetPiece[] = [];
  let width = 0;
  for (const { piece, text: words, level } of runs) {
    const shown = level % 2 === 1 ? mirrored(words) : words;
    const wide = widthOf(piece, shown);
    pieces.push({ ...piece, text: shown, x: width, width: wide });
    width += wide;
  }
  const shift = fromRight ? Math.max(0, room - width) : 0;
  return { pieces: pieces.map((piece) => ({ ...piece, x: piece.x + shift })), width };
}

/** One run for each look, level and word: the typeface turns the letters of a word, and the words are turned here. */
function cutIntoRuns(pieces: readonly SetPiece[], levels: Uint8Array): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const piece of pieces) {
    let last: Run | undefined;
    for (const sign of piece.text) {
      const level = levels[at]!;
      const isWordEnd = /\s/.test(sign) || /\s$/.test(last?.text ?? '');
      // It parts the letters beside it, as a new run does; the typeface has no sign for it.
      if (sign === '\u200c') last = undefined;
      else if (last?.level === level && !(level % 2 === 1 && isWordEnd)) last.text += sign;
      else runs.push((last = { piece, text: sign, level }));
      at += sign.length;
    }
  }
  return runs;
}

/** From the highest level down, whatever stands at it or above is turned round. */
function inOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while (to < ordered.length && ordered[to]!.level >= level) to += 1;
      if (to - from > 1) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
  return ordered;
}

const mirrored = (text: string) => [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign).join('');
