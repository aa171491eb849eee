/** What is compared of a document: its sentences, headings and rows, each with its place. */
import type { Passage, ReadPage } from '#kit/documents/read/document.ts';
import { sentencesOf } from '#tools/claims/sentences.ts';

export interface Unit extends Passage {
  text: string;
  /** The same for what reads the same. */
  key: string;
  words: ReadonlySet<string>;
}

export const mostUnits = 20_000;
/** What has no end is cut, so that two units can always be held against each other quickly. */
const longestUnit = 400;

export function unitsOf(pages: readonly ReadPage[]): Unit[] {
  const units: Unit[] = [];
  for (const { number, blocks } of pages)
    for (const [block, { role, text, table }] of blocks.entries()) {
      if (role === 'running-head') continue;
      for (const { start, end } of (table ? rowsOf(text) : sentencesOf(text)).flatMap((span) =>
        cut(text, span),
      )) {
        if (units.length >= mostUnits) return units;
        const own = text.slice(start, end);
        const key = keyOf(own, role === 'heading');
        if (/[\p{L}\p{N}]/u.test(key))
          units.push({
            page: number,
            block,
            start,
            end,
            text: own,
            key,
            words: new Set(key.match(/\p{L}+|\p{N}+(?:[.,]\p{N}+)*/gu)),
          });
      }
    }
  return units;
}

/** Without the number before it: a clause that has moved up by one says what it said. */
function keyOf(text: string, isHeading: boolean): string {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const bare = plain.replace(isHeading ? headingNumber : clauseNumber, '');
  return bare === '' ? plain : bare;
}

const clauseNumber = /^(?:§ ?\d+[a-z]?|\d{1,3}(?:\.\d{1,3})+\.?|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])(?: |$)/;
const headingNumber =
  /^(?:(?:section|clause|article|chapter|part|appendix) )?(?:§ ?)?\d{1,3}(?:\.\d{1,3})*[.:)]?(?: |$)|^\(?(?:[a-z]|[ivx]{1,5})[.)] /;

function cut(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  while (end - from > longestUnit) {
    const blank = text.lastIndexOf(' ', from + longestUnit);
    const to = blank > from ? blank : from + longestUnit;
    spans.push({ start: from, end: to });
    from = to;
  }
  return [...spans, { start: from, end }];
}

interface Span {
  start: number;
  end: number;
}

function rowsOf(text: string): Span[] {
  let at = 0;
  return text.split('\n').map((row) => {
    const span = { start: at, end: at + row.length };
    at += row.length + 1;
    return span;
  });
}

/** How much of their words two units share, from 0 to 1. */
export function likeness(one: Unit, other: Unit): number {
  const [few, many] = one.words.size < other.words.size ? [one.words, other.words] : [other.words, one.words];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return (2 * shared) / (few.size + many.size || 1);
}
