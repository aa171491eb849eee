/** Texts that flow have no pages; they are cut into parts that can be read and cited one by one. */
import type { ReadBlock, ReadPage } from './document.ts';

const fullPart = 6000;
/** A row that goes on for ever is no row that anyone reads. */
const mostCells = 1000;
const longestCell = 5000;

/** At a heading where one comes in time, else between two blocks. */
export function* inParts(
  blocks: readonly ReadBlock[],
  { from = 1, label }: { from?: number; label?: string } = {},
): Generator<ReadPage> {
  let number = from;
  let open: ReadBlock[] = [];
  let length = 0;
  for (const block of blocks.flatMap(shortened)) {
    const isFull =
      length + block.text.length > fullPart || (length > 0.6 * fullPart && block.role === 'heading');
    if (open.length > 0 && isFull) {
      yield { number, ...(label ? { label } : {}), blocks: open };
      number += 1;
      open = [];
      length = 0;
    }
    open.push(block);
    length += block.text.length;
  }
  if (open.length > 0) yield { number, ...(label ? { label } : {}), blocks: open };
}

/** A paragraph without an end is cut between two words, and a long table between two rows. */
function shortened(block: ReadBlock): ReadBlock[] {
  if (block.text.length <= fullPart) return [block];
  if (block.table) return cutTable(block.table.rows, block.table.heads);
  const pieces: ReadBlock[] = [];
  let rest = block.text;
  while (rest.length > fullPart) {
    const space = rest.lastIndexOf(' ', fullPart);
    const end = space > fullPart / 2 ? space : fullPart;
    pieces.push({ ...block, text: rest.slice(0, end).trim() });
    rest = rest.slice(end).trim();
  }
  return [...pieces, { ...block, text: rest }];
}

/** Rows of a table in blocks of a size that can be shown; each later one goes on from the one before. */
export function cutTable(rows: readonly string[][], heads: number): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  let open: string[][] = [];
  let length = 0;
  const close = () => {
    if (open.length === 0) return;
    const isFirst = blocks.length === 0;
    blocks.push({
      role: 'table',
      text: textOfRows(open),
      table: { rows: open, heads: isFirst ? heads : 0, ...(isFirst ? {} : { continues: true as const }) },
    });
    open = [];
    length = 0;
  };
  for (const given of rows) {
    const row = bounded(given);
    const size = row.join('\t').length + 1;
    if (length + size > fullPart) close();
    open.push(row);
    length += size;
  }
  close();
  return blocks;
}

const bounded = (row: readonly string[]): string[] => {
  const cells = row
    .slice(0, mostCells)
    .map((cell) => (cell.length > longestCell ? `${cell.slice(0, longestCell)}…` : cell));
  return row.length > mostCells ? [...cells, '…'] : cells;
};

export const textOfRows = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => cell.replaceAll(/[\t\n]+/g, ' ')).join('\t')).join('\n');

/** The first row names the columns where it is made of words and others hold figures, or where nothing in it comes twice. */
export function headsOfRows([first, ...rest]: readonly (readonly string[])[]): number {
  if (!first || rest.length === 0) return 0;
  const isFigure = (cell: string) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell);
  const named = first.filter((cell) => cell.trim() !== '');
  // Labels with their values beside them, not a column of each: “Invoice #” and “MF-00982”.
  if (first.length === 2 && /\d/.test(first[1]!) && !/^(?:19|20)\d{2}$/.test(first[1]!.trim())) return 0;
  return named.length > 0 &&
    named.length >= 0.6 * first.length &&
    !named.some(isFigure) &&
    new Set(named).size === named.length
    ? 1
    : 0;
}
