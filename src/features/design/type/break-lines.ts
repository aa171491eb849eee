/** Words into lines. Each word is measured once, at size 1; the width of a line is the sum of its words. */
import type { TextLine } from '../scene.ts';

interface Piece {
  text: string;
  width: number;
}
interface Word extends Piece {
  /** Its letters, for a word that is wider than its line; measured when that happens. */
  letters(): readonly Piece[];
}

export interface MeasuredText {
  paragraphs: readonly (readonly Word[])[];
  /** Between two words, and between two letters. */
  space: number;
  tracking: number;
}

export interface Broken {
  lines: TextLine[];
  /** A word was wider than the line. */
  isCut: boolean;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function measureText(text: string, tracking: number, widthOf: (text: string) => number): MeasuredText {
  const known = new Map<string, Word>();
  const measured = (word: string): Word => {
    let one = known.get(word);
    if (!one) {
      let letters: Piece[] | undefined;
      one = {
        text: word,
        width: widthOf(word),
        letters: () => (letters ??= lettersOf(word, widthOf)),
      };
      known.set(word, one);
    }
    return one;
  };
  return {
    paragraphs: text.split('\n').map((paragraph) =>
      paragraph
        .split(/[^\S\u00a0]+/)
        .filter(Boolean)
        .map(measured),
    ),
    space: widthOf(' ') + 2 * tracking,
    tracking,
  };
}

function lettersOf(word: string, widthOf: (text: string) => number): Piece[] {
  const widths = new Map<string, number>();
  return Array.from(graphemes.segment(word), ({ segment }) => {
    const width = widths.get(segment) ?? widthOf(segment);
    widths.set(segment, width);
    return { text: segment, width };
  });
}

/** `room`: how wide a line may be, at size 1. */
export function breakLines({ paragraphs, space, tracking }: MeasuredText, room: number): Broken {
  const lines: TextLine[] = [];
  let isCut = false;
  for (const words of paragraphs) {
    let line: TextLine = { text: '', width: 0 };
    for (const word of words) {
      const longer = line.text ? line.width + space + word.width : word.width;
      if (longer <= room) {
        line = { text: line.text ? `${line.text} ${word.text}` : word.text, width: longer };
        continue;
      }
      if (line.text) lines.push(line);
      if (word.width <= room) {
        line = { text: word.text, width: word.width };
        continue;
      }
      isCut = true;
      const [full, rest] = cutWord(word, room, tracking);
      lines.push(...full);
      line = rest;
    }
    lines.push(line);
  }
  return { lines, isCut };
}

/** A word wider than its place goes on below. */
function cutWord(word: Word, room: number, tracking: number): [TextLine[], TextLine] {
  const full: TextLine[] = [];
  let line: TextLine = { text: '', width: 0 };
  for (const letter of word.letters()) {
    const longer = line.text ? line.width + tracking + letter.width : letter.width;
    if (line.text && longer > room) {
      full.push(line);
      line = { ...letter };
    } else line = { text: line.text + letter.text, width: longer };
  }
  return [full, line];
}
