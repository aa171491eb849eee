/** Words set as large as their place allows. Who measures is given: a printer's fonts, or the browser's. */
import type { TextLine } from '../scene.ts';
import { breakLines, measureText, type Broken, type MeasuredText } from './break-lines.ts';

/** The width of a text in a face at size 1. */
export type Measure = (text: string, face: string, tracking: number) => number;

export interface Setting {
  face: string;
  tracking: number;
  leading: number;
  isCaps?: boolean;
}

export const asSet = (text: string, isCaps: boolean | undefined) =>
  isCaps ? text.toLocaleUpperCase('en') : text;

const measured = (text: string, { face, tracking, isCaps }: Setting, measure: Measure) =>
  measureText(asSet(text, isCaps), tracking, (words) => measure(words, face, tracking));

/** Even lines where they are few, so that no headline ends in a lone short word. */
function evenLines(text: MeasuredText, room: number): Broken {
  const broken = breakLines(text, room);
  let { lines } = broken;
  if (broken.isCut || lines.length <= 1 || lines.length > 8) return broken;
  let [low, high] = [room * 0.4, room];
  for (let i = 0; i < 7; i++) {
    const middle = (low + high) / 2;
    const tried = breakLines(text, middle);
    if (tried.isCut || tried.lines.length > lines.length) low = middle;
    else {
      high = middle;
      ({ lines } = tried);
    }
  }
  return { lines, isCut: false };
}

/** As they are drawn: measured whole, since letters of neighbouring words may move together. */
const drawn = (lines: readonly TextLine[], { face, tracking }: Setting, size: number, measure: Measure) =>
  lines.map(({ text }) => ({ text, width: measure(text, face, tracking) * size }));

/** Lines at this size. */
export function setLines(
  text: string,
  setting: Setting,
  size: number,
  width: number,
  measure: Measure,
): { lines: TextLine[]; isCut: boolean } {
  const { lines, isCut } = evenLines(measured(text, setting, measure), width / size);
  return { lines: drawn(lines, setting, size, measure), isCut };
}

export interface FitRequest extends Setting {
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

export function fitText(wish: FitRequest, measure: Measure): Fitted {
  const { text, width, height, most, least, maxLines, leading } = wish;
  const words = measured(text, wish, measure);
  // Below the least only for what would not go in at all; nothing is ever left out.
  const smallest = Math.min(most, least) * 0.2;
  for (let size = most; ; size *= step) {
    const { lines, isCut } = evenLines(words, width / size);
    const tall = lines.length * leading * size;
    const fits = tall <= height + 0.5 && (size < least || (!isCut && lines.length <= maxLines));
    if (!fits && size * step >= smallest) continue;
    const set = drawn(lines, wish, size, measure);
    return { size, lines: set, height: tall, width: Math.max(0, ...set.map((line) => line.width)) };
  }
}
