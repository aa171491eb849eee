import type { Block, Span } from './blocks.ts';
import { readsFromRight } from './order-line.server.ts';
import { ink, type Sheet, type TextStyle } from './sheet.server.ts';

export const body: TextStyle = { size: 10.5, leading: 16 };
const code: TextStyle = { size: 8.8, leading: 13, face: 'code' };
const cell: TextStyle = { size: 9.5, leading: 13.5 };
const headings: TextStyle[] = [
  { size: 13.5, leading: 19, face: 'display' },
  { size: 12, leading: 17, face: 'display' },
  { size: 10.5, leading: 16, face: 'bold' },
];
const gap = 7;
const indent = 18;
const padding = 6;

export function drawBlocks(sheet: Sheet, blocks: readonly Block[], x: number, width: number) {
  for (const block of blocks) {
    drawBlock(sheet, block, x, width);
    sheet.space(gap);
  }
}

function drawBlock(sheet: Sheet, block: Block, x: number, width: number) {
  switch (block.is) {
    case 'paragraph':
      return sheet.text(sheet.lines(block.spans, width, body), x, body);
    case 'heading': {
      const style = headings[Math.min(block.rank, headings.length) - 1]!;
      sheet.space(4);
      // A heading alone at the foot of a page leads nowhere.
      sheet.room(style.leading + 2 * body.leading);
      return sheet.text(sheet.lines(block.spans, width, style), x, style);
    }
    case 'list':
      return drawList(sheet, block, x, width);
    case 'quote': {
      const from = { top: sheet.y, page: sheet.doc.bufferedPageRange().count };
      drawBlocks(sheet, block.blocks, x + 14, width - 14);
      return drawBar(sheet, x, from);
    }
    case 'code':
      return drawCode(sheet, block.text, x, width);
    case 'table':
      return drawTable(sheet, block.rows, x, width);
    case 'rule':
      sheet.room(gap);
      sheet.doc.rect(x, sheet.y, width, 0.7).fill(ink.line);
  }
}

/** Beside what was quoted; where that goes on overleaf, beside the part on its last page. */
function drawBar(sheet: Sheet, x: number, from: { top: number; page: number }) {
  const isOverleaf = sheet.doc.bufferedPageRange().count > from.page;
  const top = isOverleaf ? 64 : from.top;
  if (sheet.y - gap > top) sheet.doc.rect(x, top, 2.5, sheet.y - gap - top).fill(ink.line);
}

function drawList(sheet: Sheet, { first, items }: Extract<Block, { is: 'list' }>, x: number, width: number) {
  const isNumbered = first !== null;
  const inner = isNumbered ? indent + 4 : indent;
  items.forEach((item, index) => {
    const mark = isNumbered ? `${first + index}.` : '•';
    const [line] = sheet.lines([{ text: mark }], inner * 2, body);
    const fromRight = itemReadsFromRight(item);
    const inset = isNumbered ? 0 : 5;
    sheet.room(body.leading);
    sheet.textAt([line!], fromRight ? x + width - inset - line!.width : x + inset, sheet.y, {
      ...body,
      color: ink.bamboo,
    });
    item.forEach((block, at) => {
      drawBlock(sheet, block, fromRight ? x : x + inner, Math.max(width - inner, 60));
      if (at < item.length - 1) sheet.space(3);
    });
    if (index < items.length - 1) sheet.space(3);
  });
}

const itemReadsFromRight = ([first]: readonly Block[]) =>
  first?.is === 'paragraph' && readsFromRight(first.spans.map(({ text }) => text).join(''));

/** Lines of code stay lines; only what is wider than the page is cut. */
function drawCode(sheet: Sheet, text: string, x: number, width: number) {
  // Spaces at the beginning of a line are kept as such, since they mean something.
  const kept = text.replaceAll(/^[ \t]+/gm, (space) =>
    space.replaceAll('\t', '    ').replaceAll(' ', '\u00a0'),
  );
  const lines = sheet.lines([{ text: kept }], width - 2 * padding, code);
  sheet.space(4);
  sheet.text(lines, x + padding, code, (top, index) => {
    const above = index === 0 ? 7 : 2;
    sheet.doc
      .rect(x, top - above, width, above + code.leading + (index === lines.length - 1 ? 4 : 0))
      .fill(ink.sunken);
  });
  sheet.space(4);
}

function drawTable(sheet: Sheet, rows: readonly Span[][][], x: number, width: number) {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = columnWidths(rows, columns, width);
  rows.forEach((row, index) => {
    const style: TextStyle = index === 0 ? { ...cell, face: 'bold' } : cell;
    const cells = widths.map((wide, column) => sheet.lines(row[column] ?? [], wide - 2 * padding, style));
    const tall = Math.max(...cells.map((lines) => lines.length)) * style.leading;
    // A row that no page can hold is not kept together.
    const height = Math.min(tall, 600) + 2 * padding - 3;
    sheet.room(height);
    if (index === 0) sheet.doc.rect(x, sheet.y, width, height).fill(ink.sunken);
    let left = x;
    cells.forEach((lines, column) => {
      sheet.textAt(
        lines.slice(0, Math.floor(600 / style.leading)),
        left + padding,
        sheet.y + padding - 1,
        style,
      );
      left += widths[column]!;
    });
    sheet.space(height);
    sheet.doc.rect(x, sheet.y, width, 0.5).fill(ink.line);
  });
}

/** By how much there is in each, within bounds, so that one long column does not starve the others. */
function columnWidths(rows: readonly Span[][][], columns: number, width: number): number[] {
  const weights = Array.from({ length: columns }, (_, column) =>
    Math.min(
      60,
      Math.max(8, ...rows.map((row) => (row[column] ?? []).reduce((sum, { text }) => sum + text.length, 0))),
    ),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (weight / all) * width);
}
