/** Breaks words into lines of a width. */
import type { Span } from './blocks.ts';
import { faceOf, type Face, type Faces } from './faces.server.ts';
import { breakable } from './breakable.ts';
import { orderLine, readsFromRight } from './order-line.server.ts';

export interface SetPiece {
  font: string;
  text: string;
  x: number;
  width: number;
  /** For how it looks, and where it leads. */
  span: Span;
}

export interface Line {
  pieces: SetPiece[];
  width: number;
}

export interface Setting {
  size: number;
  width: number;
  /** In place of the one that each span asks for. */
  face?: Face | undefined;
}

interface Word {
  parts: { span: Span; text: string }[];
  /** Between two words, or the end of a line. */
  is: 'word' | 'space' | 'end';
}
type Piece = Omit<SetPiece, 'x'>;

export function createSetter(faces: Faces) {
  return function setLines(spans: readonly Span[], setting: Setting): Line[] {
    const lines: Line[] = [emptyLine()];
    const fromRight = readsFromRight(spans.map(({ text }) => text).join(''));
    for (const word of wordsOf(spans)) {
      const line = lines.at(-1)!;
      if (word.is === 'end') lines.push(emptyLine());
      if (word.is === 'end' || (word.is === 'space' && line.pieces.length === 0)) continue;
      const pieces = word.parts.flatMap(({ span, text }) =>
        faces.measured(text, setting.face ?? faceOf(span), setting.size).map((piece) => ({ ...piece, span })),
      );
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
      if (line.width + width <= setting.width) append(line, pieces);
      else if (word.is === 'space') lines.push(emptyLine());
      else if (width <= setting.width) lines.push(append(emptyLine(), pieces));
      else appendCut(lines, pieces, setting, faces);
    }
    return lines.map((line) =>
      orderLine(line, {
        fromRight,
        room: setting.width,
        widthOf: ({ font }, text) => faces.widthOf(text, font, setting.size),
      }),
    );
  };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const emptyLine = (): Line => ({ pieces: [], width: 0 });

/** A word may have several looks: `**bam**boo` is one. */
function wordsOf(spans: readonly Span[]): Word[] {
  const words: Word[] = [];
  for (const span of spans)
    for (const text of span.text.match(/\n|[^\S\n\u00a0]+|[^\s\u00a0]+|\u00a0+/g) ?? []) {
      const is = text === '\n' ? 'end' : /^[^\S\u00a0]/.test(text) ? 'space' : 'word';
      const last = words.at(-1);
      const [first, ...others] = is === 'word' ? breakable(text) : [is === 'space' ? ' ' : text];
      if (is === 'word' && last?.is === 'word') last.parts.push({ span, text: first! });
      else words.push({ is, parts: [{ span, text: first! }] });
      words.push(...others.map((part): Word => ({ is, parts: [{ span, text: part }] })));
    }
  return words;
}

/** What looks the same is set in one go. */
function append(line: Line, pieces: readonly Piece[]): Line {
  for (const piece of pieces) {
    const last = line.pieces.at(-1);
    if (last?.font === piece.font && last.span === piece.span) {
      last.text += piece.text;
      last.width += piece.width;
    } else line.pieces.push({ ...piece, x: line.width });
    line.width += piece.width;
  }
  return line;
}

/** A word wider than the page is cut where the page ends. */
function appendCut(lines: Line[], pieces: readonly Piece[], { size, width }: Setting, faces: Faces) {
  if (lines.at(-1)!.pieces.length > 0) lines.push(emptyLine());
  for (const { font, text, span } of pieces)
    for (const { segment: sign } of graphemes.segment(text)) {
      const piece = { font, text: sign, span, width: faces.widthOf(sign, font, size) };
      if (lines.at(-1)!.width + piece.width > width) lines.push(emptyLine());
      append(lines.at(-1)!, [piece]);
    }
}
