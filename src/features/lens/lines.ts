/** Lines of what was read, with where a part of a line stands. */
import type { Box } from '#kit/documents/read/document.ts';
import type { LensWord } from './data.ts';

export interface Line {
  text: string;
  words: readonly (LensWord & { at: number })[];
}

export function linesOf(words: readonly LensWord[]): Line[] {
  const byLine = Map.groupBy(words, ({ line }) => line);
  return [...byLine.values()].map((own) => {
    let text = '';
    const placed = own.map((word) => {
      const at = text === '' ? 0 : text.length + 1;
      text += text === '' ? word.text : ` ${word.text}`;
      return { ...word, at };
    });
    return { text, words: placed };
  });
}

export const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n');

/** Around the letters `start` to `end` of a line. */
export function boxOf({ words }: Line, start = 0, end = Infinity): Box {
  return around(words.filter(({ at, text }) => at < end && at + text.length > start));
}

export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
