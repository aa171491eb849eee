/** The reader that looks where things stand: a value beside or below its label, in a line, a table or under a heading. */
import type { ReadBlock, ReadPage } from '#kit/documents/read/document.ts';
import { foldedLabel, sameField } from '../analyse/labels.ts';
import type { Reading } from './data.ts';
import { keyOf, valuesIn, type ValueKind } from './values.ts';

const longestValue = 160;
const longestLine = 100;
/** A label that comes again and again without a value names nothing. */
const mostTries = 50;
/** Where a label has several values, people decide; two show that. */
const mostReadings = 2;

/** What stands at the very label first; other words for it only where it is not there. */
export function readByLayout(pages: readonly ReadPage[], field: string, kind: ValueKind): Reading[] {
  const exact = foldedLabel(field);
  const own = readAt(pages, kind, (label) => foldedLabel(label) === exact);
  return own.length > 0 ? own : readAt(pages, kind, (label) => sameField(label, field));
}

type IsLabel = (text: string) => boolean;

function readAt(pages: readonly ReadPage[], kind: ValueKind, isLabel: IsLabel): Reading[] {
  let tries = 0;
  const read: ReadValue = (text, start, end) =>
    ++tries > mostTries ? undefined : narrowed(text, start, end, kind);
  const readings = new Map<string, Reading>();
  for (const { number, blocks } of pages)
    for (const [index, block] of blocks.entries()) {
      if (block.role === 'running-head') continue;
      const fieldValue = block.table
        ? inTable(block, isLabel, read)
        : (inLines(block.text, kind, isLabel, read) ?? below(block, blocks[index + 1], isLabel, read));
      if (!fieldValue) continue;
      const at = fieldValue.inNext ? index + 1 : index;
      const value = blocks[at]!.text.slice(fieldValue.start, fieldValue.end);
      const key = keyOf(kind, value);
      if (readings.has(key)) continue;
      const passage = { page: number, block: at, start: fieldValue.start, end: fieldValue.end };
      readings.set(key, { by: 'layout', value, passage, quote: quoteOf(blocks[at]!.text, fieldValue) });
      if (readings.size === mostReadings) return [...readings.values()];
    }
  return [...readings.values()];
}

interface Found {
  start: number;
  end: number;
  inNext?: true;
}

type ReadValue = (text: string, start: number, end: number) => Found | undefined;

/** “Label: value”, also several in a line apart by wide gaps or semicolons; “Label value” where the value is plain to see. */
function inLines(text: string, kind: ValueKind, isLabel: IsLabel, read: ReadValue): Found | undefined {
  for (const { start, end } of pieces(text)) {
    const piece = text.slice(start, end);
    const colon = /^([^:–]{1,80})(?::|\s–)\s*(?=\S)/.exec(piece);
    if (colon && isLabel(colon[1]!)) return read(text, start + colon[0].length, end);
    if (colon || kind === 'text' || piece.length > longestLine) continue;
    const [value] = valuesIn(kind, piece);
    const before = value && piece.slice(0, value.start).trim();
    if (before && isLabel(before.replace(/[.:#]+$/, ''))) return read(text, start + value.start, end);
  }
  return undefined;
}

function pieces(text: string) {
  const spans: { start: number; end: number }[] = [];
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(
    /\n|;\s|(?<!\bNo)(?<!\bNr)\.\s(?=\p{Lu})|\t| {3,}|\s\|\s/gu,
  )) {
    spans.push({ start, end: index });
    start = index + gap.length;
  }
  return [...spans, { start, end: text.length }];
}

/** Right of the cell with the label, or below it where that names a column of one row. */
function inTable({ text, table }: ReadBlock, isLabel: IsLabel, read: ReadValue): Found | undefined {
  const { rows, heads } = table!;
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) {
      const inCell = /^([^:]{1,60}):\s+(?=\S)/.exec(cell);
      if (inCell && isLabel(inCell[1]!)) {
        const start = placeIn(rows, row, column);
        return read(text, start + inCell[0].length, start + cell.length);
      }
      if (!isLabel(cell)) continue;
      const isHead = row < heads;
      // A column of many rows has no one value.
      if (isHead && rows.length - heads > 1) continue;
      const toRow = isHead ? heads : row;
      const toColumn = isHead ? column : cells.findIndex((one, at) => at > column && one.trim() !== '');
      const value = toColumn < 0 ? undefined : rows[toRow]?.[toColumn];
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

/** Under a heading or a line that is nothing but the label: the first line there. */
function below(
  block: ReadBlock,
  next: ReadBlock | undefined,
  isLabel: IsLabel,
  read: ReadValue,
): Found | undefined {
  const isAlone = block.role === 'heading' || block.text.length <= 60;
  if (!isAlone || !isLabel(block.text) || !next || next.table || next.role === 'heading') return undefined;
  const nextValue = read(next.text, 0, firstLine(next));
  return nextValue && { ...nextValue, inNext: true };
}

/** Lines are run together in a block; where they are drawn, their words know where each began. */
function firstLine({ text, words }: ReadBlock): number {
  const [first] = words ?? [];
  const second = words?.find(({ y }) => first && y > first.y + first.height / 2);
  const end = text.search(/\n|[.!?](?:\s|$)/);
  const whole = end < 0 ? text.length : end;
  return second ? Math.min(whole, second.at - 1) : whole;
}

/** To the value itself, where its kind is known; a text that goes on and on is none. */
function narrowed(text: string, start: number, end: number, kind: ValueKind): Found | undefined {
  const [value] = valuesIn(kind, text.slice(start, end));
  if (!value || value.text.length > longestValue) return undefined;
  const fieldText = kind === 'text' ? value.text.replace(/[.,;]+$/, '') : value.text;
  return { start: start + value.start, end: start + value.start + fieldText.length };
}

const quoteOf = (text: string, { start, end }: Found) => text.slice(Math.max(0, start - 60), end + 20).trim();
