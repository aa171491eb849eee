/** What was recognised in a picture, as a page like any other: columns, tables and headings found by the same rules. */
import type { PictureText, PictureWord } from '#kit/models/calls.ts';
import { placeInPicture } from '#kit/models/picture-place.ts';
import type { Box, ReadPage } from './document.ts';
import { layOut } from './pdf/lay-out.ts';
import type { Word } from './pdf/words.ts';

/** From 0 to 100: less is dirt that looks like letters. */
const least = 20;

export function recognisedPage(found: PictureText, page: Omit<ReadPage, 'blocks'>): ReadPage {
  const { width, height, confidence, turned } = found;
  const kept = found.words.filter((word) => word.confidence >= least);
  const words = [...Map.groupBy(kept, ({ line }) => line).values()].flatMap((line) => wordsOf(line, kept));
  const blocks = layOut(
    { words, rules: [], height },
    {
      body: usualHeight(kept),
      outline: new Map(),
      pageHeight: height,
      place: ({ text, x, right, top, bottom }) => {
        const straight = { left: x, top, width: right - x, height: bottom - top };
        const box = placeInPicture(straight, found);
        const shares = {
          x: box.left / width,
          y: box.top / height,
          width: box.width / width,
          height: box.height / height,
        };
        return { text, ...turnedBack(shares, turned) };
      },
    },
    [],
  );
  const lies = turned === 90 || turned === 270;
  const size = lies ? { width: height, height: width } : { width, height };
  return { size, ...page, recognised: Math.round(confidence) / 100, blocks };
}

/** The page is shown as it lies, and so its words are marked there. */
function turnedBack({ x, y, width, height }: Box, turned: PictureText['turned']): Box {
  if (turned === 90) return { x: y, y: 1 - x - width, width: height, height: width };
  if (turned === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (turned === 270) return { x: 1 - y - height, y: x, width: height, height: width };
  return { x, y, width, height };
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
