/** What comes after so many points of height is left out. Lines are counted as if each were full, so that no page holds more. */
import type { Block, Span } from './blocks.ts';
import { leadings } from './layout.ts';
import type { PrintBlock } from './print-blocks.ts';

/** Over the whole width, of narrow letters. */
const lettersPerLine = { text: 105, small: 115 };
type Size = keyof typeof lettersPerLine;
/** Of a line; a page has 53 of the small ones, with the edges of what they stand in. */
const heights = { text: leadings.text, small: leadings.small + 0.25 };

export function cutBlocks(blocks: readonly PrintBlock[], most: number) {
  const left: Height = { points: most, isUsedUp: false };
  const kept = takeWhile(blocks, left, (block) => cutBlock(block, left));
  return { blocks: kept, isCut: left.isUsedUp, height: left.isUsedUp ? most : most - left.points };
}

interface Height {
  points: number;
  isUsedUp: boolean;
}

/** The one with which it is used up is the last. */
function takeWhile<Item>(items: readonly Item[], left: Height, cut: (item: Item) => Item): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    if (left.isUsedUp) break;
    kept.push(cut(item));
  }
  return kept;
}

function cutBlock<Kind extends PrintBlock>(block: Kind, left: Height): Kind;
function cutBlock(block: PrintBlock, left: Height): PrintBlock {
  const cutAll = (blocks: readonly Block[]) => takeWhile(blocks, left, (inner) => cutBlock(inner, left));
  switch (block.is) {
    case 'paragraph':
    case 'heading':
      return { ...block, spans: cutSpans(block.spans, left) };
    case 'title':
    case 'section':
    case 'question':
      return { ...block, text: cutText(block.text, left, 'text') };
    case 'note':
    case 'code':
      return { ...block, text: cutText(block.text, left, 'small') };
    case 'points': {
      const cutPoint = ({ text, note }: { text: string; note: string }) => ({
        text: cutText(text, left, 'text'),
        note: cutText(note, left, 'small'),
      });
      return { ...block, items: takeWhile(block.items, left, cutPoint) };
    }
    case 'list':
      return { ...block, items: takeWhile(block.items, left, cutAll) };
    case 'quote':
      return { ...block, blocks: cutAll(block.blocks) };
    case 'table':
      return { ...block, rows: takeWhile(block.rows, left, (row) => cutRow(row, left)) };
    case 'rule':
      takeLines(left, 1, 'small');
      return block;
  }
}

const cutText = (text: string, left: Height, size: Size) => text.slice(0, takeLetters(text, left, size));

function cutSpans(spans: readonly Span[], left: Height, size: Size = 'text'): Span[] {
  let letters = takeLetters(spans.map(({ text }) => text).join(''), left, size);
  return spans.flatMap((span) => {
    const text = span.text.slice(0, letters);
    letters -= text.length;
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** Cells share the width of a row. In one that does not fit, each has its share of what is left. */
function cutRow(row: readonly Span[][], left: Height): Span[][] {
  const letters = row.flat().reduce((sum, { text }) => sum + text.length, 0);
  if (takeLines(left, 1 + Math.floor(letters / lettersPerLine.small), 'small')) return [...row];
  const points = left.points / Math.max(1, row.length);
  return row.map((cell) => cutSpans(cell, { points, isUsedUp: false }, 'small'));
}

/** Answers how many letters of it fit. */
function takeLetters(text: string, left: Height, size: Size): number {
  let at = 0;
  for (const line of text.split('\n')) {
    const room = Math.max(0, Math.floor(left.points / heights[size]));
    if (!takeLines(left, 1 + Math.floor(line.length / lettersPerLine[size]), size))
      return Math.min(text.length, at + room * lettersPerLine[size]);
    at += line.length + 1;
  }
  return text.length;
}

function takeLines(left: Height, count: number, size: Size): boolean {
  const height = count * heights[size];
  if (height > left.points) left.isUsedUp = true;
  else left.points -= height;
  return !left.isUsedUp;
}
