/** Words broken into lines and set as large as their place allows. Who measures is given: a printer's fonts, or the browser's. */
import type { TextLine } from '../scene.ts';

/** The width of a text in a face at size 1. */
export type Measure = (text: string, face: string, tracking: number) => number;

export interface Setting {
  face: string;
  tracking: number;
  leading: number;
  isCaps?: boolean;
}

interface Broken {
  lines: string[];
  /** A word was wider than the line. */
  isCut: boolean;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function breakText(text: string, room: number, widthOf: (text: string) => number): Broken {
  const lines: string[] = [];
  let isCut = false;
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/[^\S\u00a0]+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (widthOf(longer) <= room) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = word;
      if (widthOf(word) <= room) continue;
      isCut = true;
      const [full, rest] = cutWord(word, room, widthOf);
      lines.push(...full);
      line = rest;
    }
    lines.push(line);
  }
  return { lines, isCut };
}

/** A word wider than its place goes on below. */
function cutWord(word: string, room: number, widthOf: (text: string) => number): [string[], string] {
  const full: string[] = [];
  let line = '';
  for (const { segment } of graphemes.segment(word)) {
    if (line && widthOf(line + segment) > room) {
      full.push(line);
      line = '';
    }
    line += segment;
  }
  return [full, line];
}

export const asSet = (text: string, isCaps: boolean | undefined) =>
  isCaps ? text.toLocaleUpperCase('en') : text;

/** Lines at this size; even ones where they are few, so that no headline ends in a lone short word. */
export function setLines(
  text: string,
  { face, tracking, isCaps }: Setting,
  size: number,
  width: number,
  measure: Measure,
): { lines: TextLine[]; isCut: boolean } {
  const widthOf = (words: string) => measure(words, face, tracking) * size;
  const said = asSet(text, isCaps);
  let { lines, isCut } = breakText(said, width, widthOf);
  if (!isCut && lines.length > 1 && lines.length <= 8) {
    let [low, high] = [width * 0.4, width];
    for (let i = 0; i < 7; i++) {
      const middle = (low + high) / 2;
      const tried = breakText(said, middle, widthOf);
      if (tried.isCut || tried.lines.length > lines.length) low = middle;
      else {
        high = middle;
        ({ lines } = tried);
      }
    }
  }
  return { lines: lines.map((line) => ({ text: line, width: widthOf(line) })), isCut };
}

export interface Wish extends Setting {
  text: string;
  width: number;
  height: number;
  most: number;
  least: number;
  /** Rather smaller than on more lines. */
  maxLines: number;
}

export interface Fitted {
  size: number;
  lines: TextLine[];
  width: number;
  height: number;
}

const step = 0.94;

export function fitText(wish: Wish, measure: Measure): Fitted {
  const { text, width, height, most, least, maxLines, leading } = wish;
  let last: Fitted | undefined;
  // Below the least only for what would not go in at all; nothing is ever left out.
  for (let size = most; size >= Math.min(most, least) * 0.2; size *= step) {
    const { lines, isCut } = setLines(text, wish, size, width, measure);
    const tall = lines.length * leading * size;
    last = { size, lines, height: tall, width: Math.max(0, ...lines.map((line) => line.width)) };
    const isSmall = size < least;
    if (tall > height + 0.5) continue;
    if (isSmall || (!isCut && lines.length <= maxLines)) return last;
  }
  return last!;
}
