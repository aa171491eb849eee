/** The reader that looks where things stand: a value beside or below its label, in a line, a table or under a heading. */
import type { ReadBlock, ReadPage } from '#kit/documents/read/document.ts';
import type { Reading } from './data.ts';
import { valuesIn, type ValueKind } from './values.ts';

const longestValue = 160;
/** A label that comes again and again without a value names nothing. */
const mostTries = 50;

export function readByLayout(
  pages: readonly ReadPage[],
  field: string,
  kind: ValueKind,
): Reading | undefined {
  const label = folded(field);
  let tries = 0;
  const read = (text: string, start: number, end: number) =>
    ++tries > mostTries ? undefined : narrowed(text, start, end, kind);
  for (const { number, blocks } of pages)
    for (const [index, block] of blocks.entries()) {
      if (block.role === 'running-head') continue;
      const found = block.table
        ? inTable(block, label, read)
        : (inLines(block.text, label, read) ?? below(block, blocks[index + 1], label, read));
      if (!found) continue;
      const at = found.inNext ? index + 1 : index;
      const passage = { page: number, block: at, start: found.start, end: found.end };
      return {
        by: 'layout',
        value: blocks[at]!.text.slice(found.start, found.end),
        passage,
        quote: quoteOf(blocks[at]!.text, found),
      };
    }
  return undefined;
}

interface Found {
  start: number;
  end: number;
  inNext?: true;
}

type ReadValue = (text: string, start: number, end: number) => Found | undefined;

/** “Label: value”, also several in a line apart by wide gaps or semicolons. */
function inLines(text: string, label: string, read: ReadValue): Found | undefined {
  for (const { start, end } of pieces(text)) {
    const piece = text.slice(start, end);
    const colon = /^([^:–]{1,80})(?::|\s–)\s*/.exec(piece);
    if (!colon || folded(colon[1]!) !== label) continue;
    return read(text, start + colon[0].length, end);
  }
  return undefined;
}

function pieces(text: string) {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(/\n|;\s|\.\s(?=\p{Lu})|\t| {3,}/gu)) {
    found.push({ start, end: index });
    start = index + gap.length;
  }
  return [...found, { start, end: text.length }];
}

/** Right of the cell with the label, or below it where that names a column. */
function inTable({ text, table }: ReadBlock, label: string, read: ReadValue): Found | undefined {
  const rows = table!.rows;
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) {
      if (folded(cell) !== label) continue;
      const [toRow, toColumn] = row < table!.heads ? [table!.heads, column] : [row, column + 1];
      const value = rows[toRow]?.[toColumn];
      if (!value?.trim()) continue;
      const start = placeIn(rows, toRow, toColumn);
      return read(text, start, start + value.length);
    }
  return undefined;
}

/** Cells by tabs, rows by newlines. */
const placeIn = (rows: readonly (readonly string[])[], row: number, column: number) =>
  rows.slice(0, row).reduce((sum, cells) => sum + cells.join('\t').length + 1, 0) +
  rows[row]!.slice(0, column).reduce((sum, cell) => sum + cell.length + 1, 0);

function below(
  block: ReadBlock,
  next: ReadBlock | undefined,
  label: string,
  read: ReadValue,
): Found | undefined {
  if (block.role !== 'heading' || folded(block.text) !== label || !next || next.table) return undefined;
  const end = next.text.search(/\n|[.!?](?:\s|$)/);
  const found = read(next.text, 0, end < 0 ? next.text.length : end);
  return found && { ...found, inNext: true };
}

/** To the value itself, where its kind is known; a text that goes on and on is none. */
function narrowed(text: string, start: number, end: number, kind: ValueKind): Found | undefined {
  const [value] = valuesIn(kind, text.slice(start, end));
  if (!value || value.text.length > longestValue) return undefined;
  const shown = kind === 'text' ? value.text.replace(/[.,;]+$/, '') : value.text;
  return { start: start + value.start, end: start + value.start + shown.length };
}

const quoteOf = (text: string, { start, end }: Found) => text.slice(Math.max(0, start - 60), end + 20).trim();

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^the /, '')
    .trim();
