/**
 * A document as it was read, whatever it was: pages of blocks in the order in which people read them. Each word knows where on
 * its page it stands, so that a quotation can be marked on the very words.
 */

/** In shares of the page's width and height, from its upper left corner: true at every size it is drawn in. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The letters `at` to `at + length` of its block's text. A word cut at the end of a line has two of these. */
export interface PlacedWord extends Box {
  at: number;
  length: number;
}

export const blockRoles = [
  'heading',
  'paragraph',
  'list-item',
  'table',
  'caption',
  'footnote',
  'code',
  /** The same at the edge of many pages: nobody quotes it. */
  'running-head',
] as const;

export interface ReadBlock {
  role: (typeof blockRoles)[number];
  /** As it is read: words cut at the end of a line made whole, one blank between lines. A table's cells by tabs, its rows by newlines. */
  text: string;
  /** Of a heading, from 1; of a list item, how deep, from 1. */
  level?: number;
  /** Where its words stand. Absent where nothing is drawn at a fixed place: a text, a web page, a book that flows. */
  words?: PlacedWord[];
  table?: ReadTable;
}

export interface ReadTable {
  rows: string[][];
  /** How many rows at its top name the columns. */
  heads: number;
  /** It goes on from the table that ends the page before. */
  continues?: true;
}

/** A page, a slide, a sheet, a chapter, a mail, or the whole of a text that has no pages. */
export interface ReadPage {
  number: number;
  /** What people call it: “iv”, “Budget”, “Chapter 3”. */
  label?: string;
  /** In points, as it is shown. Absent where text flows. */
  size?: { width: number; height: number };
  /** Its words were recognised in a picture, and how surely (0 to 1). */
  recognised?: number;
  blocks: ReadBlock[];
}

/** Letters of one block: what a citation points at. */
export interface Passage {
  page: number;
  block: number;
  start: number;
  end: number;
}

/** The boxes that mark a part of a block. */
export function boxesOf(block: Pick<ReadBlock, 'words'>, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (const { at, length, x, y, width, height } of block.words ?? []) {
    if (at + length <= start || at >= end) continue;
    const last = boxes.at(-1);
    const sameLine =
      last && Math.abs(last.y + last.height / 2 - (y + height / 2)) < Math.min(last.height, height) / 2;
    if (!sameLine || x < last.x) {
      boxes.push({ x, y, width, height });
      continue;
    }
    const top = Math.min(last.y, y);
    last.height = Math.max(last.y + last.height, y + height) - top;
    last.y = top;
    last.width = x + width - last.x;
  }
  return boxes;
}
