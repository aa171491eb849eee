/** Code of the layout program: its lines stay lines, and only what is wider than the page goes on below. */
import { codeSize, indents } from './layout.ts';
import type { LayoutBlock } from './layout-lines.ts';

export function layoutCode(text: string, width: number): LayoutBlock[] {
  const columns = Math.max(8, Math.floor((width - 2 * indents.code) / (codeSize * 0.6)));
  const tooWide = new RegExp(`.{1,${columns}}`, 'gsu');
  const lines = text
    .split('\n')
    .flatMap((line) => (line.length <= columns ? line : (line.match(tooWide) ?? '')));
  return pieces(lines).map((piece, at, { length }) => ({
    is: 'code',
    text: piece.join('\n'),
    isFirst: at === 0,
    isLast: at === length - 1,
  }));
}

/** Typst takes longer for each line the more there are in one piece: for 15,000 lines nine times as long. */
const linesPerPiece = 200;

const pieces = (lines: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(lines.length / linesPerPiece) }, (_, at) =>
    lines.slice(at * linesPerPiece, (at + 1) * linesPerPiece),
  );
