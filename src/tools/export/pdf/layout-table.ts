/** A table of the layout program: how wide its columns are, and how small its letters. */
import { boundTable, mostExportedCells, tableCutNote, widestRow } from '#kit/documents/table-bounds.ts';
import type { Align, Block, Span } from './blocks.ts';
import { asLine, direction, textOf, type LayoutBlock, type Lines } from './layout-lines.ts';

/** With those that nobody filled: each takes memory. */
const mostPlaces = 100_000;

export function layoutTable(
  { rows: given, aligns = [] }: Extract<Block, { is: 'table' }>,
  width: number,
  { paragraphs }: Lines,
): LayoutBlock[] {
  const { rows: whole, isCut: isTooLong } = boundTable(given, mostExportedCells);
  const columns = widestRow(whole);
  const rows = whole.slice(0, Math.floor(mostPlaces / columns));
  const isCut = isTooLong || rows.length < whole.length;
  const widths = columnWidths(rows, columns, width);
  // Many columns are set smaller, so that a few letters stand side by side in each.
  const size = Math.max(4, Math.min(9.5, 76 / columns));
  const inset = Math.min(6, width / columns / 8);
  const cells = (row: readonly Span[][]) => {
    const filled = row.slice(0, row.findLastIndex((spans) => spans.length > 0) + 1);
    const drawn = filled.map((spans, column) => ({
      span: 1,
      blocks: asLine(paragraphs(spans, widths[column]! - 2 * inset, size)),
    }));
    // Those that are empty, or that nobody wrote, are one.
    const empty = columns - filled.length;
    return empty > 0 ? [...drawn, { span: empty, blocks: [] }] : drawn;
  };
  const [head = [], ...rest] = rows.map(cells);
  const drawn: LayoutBlock = {
    is: 'table',
    ...direction(textOf(rows[0]?.[0] ?? [])),
    size,
    inset,
    widths,
    aligns: widths.map((_, column): Align | 'start' => aligns[column] ?? 'start'),
    head,
    rows: rest,
  };
  return isCut ? [drawn, ...paragraphs([{ text: tableCutNote, italic: true }], width)] : [drawn];
}

/** By how much there is in each, within bounds, so that one long column does not starve the others. */
function columnWidths(rows: readonly (readonly Span[][])[], columns: number, width: number): number[] {
  const weights = Array.from({ length: columns }, () => 8);
  for (const row of rows)
    for (const [column, spans] of row.entries()) {
      const letters = spans.reduce((sum, { text }) => sum + text.length, 0);
      weights[column] = Math.min(60, Math.max(weights[column]!, letters));
    }
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (weight / all) * width);
}
