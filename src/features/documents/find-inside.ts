/** Every place in a document where some words stand. */
import type { ReadPage } from '#kit/documents/read/document.ts';
import { nextTurn } from '#kit/next-turn.ts';

const around = 60;
const mostListed = 100;
/** Whoever looks for more is looking for a text that they have already. */
const mostWords = 12;

export interface Place {
  page: number;
  block: number;
  start: number;
  end: number;
  before: string;
  text: string;
  after: string;
}

/** Whatever is between the words in the document: a blank, a line's end, a cell's. */
export async function findInside(
  pages: AsyncIterable<ReadPage>,
  wanted: string,
): Promise<{ count: number; items: Place[] }> {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  const items: Place[] = [];
  let count = 0;
  for await (const page of pages) {
    await nextTurn(); // others have theirs between two pages
    for (const [block, { text, role }] of page.blocks.entries()) {
      if (role === 'running-head') continue;
      for (const [start, end] of placesIn(text.toLowerCase(), words)) {
        count += 1;
        if (items.length < mostListed)
          items.push({
            page: page.number,
            block,
            start,
            end,
            before: text.slice(Math.max(0, start - around), start),
            text: text.slice(start, end),
            after: text.slice(end, end + around),
          });
      }
    }
  }
  return { count, items };
}

function* placesIn(
  text: string,
  [first, ...rest]: readonly string[],
): Generator<[start: number, end: number]> {
  if (!first) return;
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    let end = start + first.length;
    const isThere = rest.every((word) => {
      let at = end;
      while (isBlank(text.charCodeAt(at))) at += 1;
      end = at + word.length;
      return text.startsWith(word, at);
    });
    if (isThere) yield [start, end];
  }
}

/** Of what stands between words in a document that was read: blanks, ends of lines, cells. */
const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
