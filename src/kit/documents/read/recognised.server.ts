/** What was recognised in a picture, as a page like any other: columns, tables and headings found by the same rules. */
import type { PictureText, PictureWord } from '#kit/models/calls.ts';
import type { ReadPage } from './document.ts';
import { layOut } from './pdf/lay-out.ts';
import type { Word } from './pdf/words.ts';

/** From 0 to 100: less is dirt that looks like letters. */
const least = 20;

export function recognisedPage(found: PictureText, page: Omit<ReadPage, 'blocks'>): ReadPage {
  const { width, height, confidence } = found;
  const kept = found.words.filter((word) => word.confidence >= least);
  const words = [...Map.groupBy(kept, ({ line }) => line).values()].flatMap((line) => wordsOf(line, kept));
  const blocks = layOut(
    { words, rules: [], height },
    {
      body: usualHeight(kept),
      outline: new Map(),
      pageHeight: height,
      place: ({ text, x, right, top, bottom }) => ({
        text,
        x: x / width,
        y: top / height,
        width: (right - x) / width,
        height: (bottom - top) / height,
      }),
    },
    [],
  );
  return { size: { width, height }, ...page, recognised: Math.round(confidence) / 100, blocks };
}

/** Letters with and without tails differ in height; those of one line are of one size all the same. */
function wordsOf(line: readonly PictureWord[], all: readonly PictureWord[]): Word[] {
  const top = Math.min(...line.map((word) => word.top));
  const bottom = Math.max(...line.map((word) => word.top + word.height));
  const usual = usualHeight(all);
  const own = usualHeight(line);
  const size = Math.abs(own - usual) < 0.3 * usual ? usual : own;
  return line.map(({ text, left, width }) => ({
    text,
    x: left,
    right: left + width,
    top,
    bottom,
    size,
    bold: false,
    mono: false,
  }));
}

function usualHeight(words: readonly PictureWord[]): number {
  const heights = words.map(({ height }) => height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 10;
}
