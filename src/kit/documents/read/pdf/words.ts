/** What a page draws, as words at their places: upright, in points, from the upper left corner of the page as it is shown. */

export interface Word {
  text: string;
  x: number;
  right: number;
  top: number;
  bottom: number;
  /** Of the letters, in points. */
  size: number;
  bold: boolean;
  mono: boolean;
}

type Matrix = readonly number[];

export interface TextItem {
  str: string;
  width: number;
  transform: Matrix;
  fontName: string;
}

export interface Face {
  bold: boolean;
  mono: boolean;
  ascent: number;
  descent: number;
}

/** One after the other: first `b`, then `a`. */
export const times = (a: Matrix, b: Matrix): number[] => [
  a[0]! * b[0]! + a[2]! * b[1]!,
  a[1]! * b[0]! + a[3]! * b[1]!,
  a[0]! * b[2]! + a[2]! * b[3]!,
  a[1]! * b[2]! + a[3]! * b[3]!,
  a[0]! * b[4]! + a[2]! * b[5]! + a[4]!,
  a[1]! * b[4]! + a[3]! * b[5]! + a[5]!,
];

/** Quarter turns clockwise by which writing stands on the page; undefined where it is drawn at a slant. */
export function turnOf([a, b]: Matrix): 0 | 1 | 2 | 3 {
  if (Math.abs(b!) > Math.abs(a!)) return b! > 0 ? 1 : 3;
  return a! < 0 ? 2 : 0;
}

/** `shown`: from the page's own coordinates to those it is shown in. */
export function wordsOf(item: TextItem, shown: Matrix, face: Face): { turn: 0 | 1 | 2 | 3; words: Word[] } {
  const matrix = times(shown, item.transform);
  const size = Math.hypot(matrix[2]!, matrix[3]!) || Math.hypot(matrix[0]!, matrix[1]!);
  const turn = turnOf(matrix);
  const [x, y] = turned(matrix[4]!, matrix[5]!, turn);
  const scale = Math.hypot(shown[0]!, shown[1]!);
  const width = item.width * scale;
  const total = weightOf(item.str);
  const words: Word[] = [];
  let before = 0;
  for (const part of item.str.split(/(\s+)/)) {
    const weight = weightOf(part);
    if (part.trim() !== '')
      words.push({
        text: part,
        x: x + (width * before) / total,
        right: x + (width * (before + weight)) / total,
        top: y - size * face.ascent,
        bottom: y - size * face.descent,
        size,
        bold: face.bold,
        mono: face.mono,
      });
    before += weight;
  }
  return { turn, words };
}

/** Coordinates in which writing turned like this stands upright. */
export function turned(x: number, y: number, turn: 0 | 1 | 2 | 3): [number, number] {
  if (turn === 1) return [y, -x];
  if (turn === 2) return [-x, -y];
  if (turn === 3) return [-y, x];
  return [x, y];
}

/** Letters are not equally wide; this is about right for most faces, and only ever divides a known width. */
function weightOf(text: string): number {
  let sum = 0;
  for (const letter of text)
    sum += /[ilj.,:;'|!\s]/.test(letter)
      ? 0.5
      : /[mwMW@%—]/.test(letter)
        ? 1.5
        : /[A-Z]/.test(letter)
          ? 1.25
          : 1;
  return sum || 1;
}
