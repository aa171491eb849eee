/** A table of a web page while it is read. One inside a cell is part of that cell's words. */
import type { ReadBlock } from './document.ts';
import { mostColumns, widestRow } from '../table-bounds.ts';
import { headsOfRows, textOfRows } from './parts.ts';

export type OpenTable = ReturnType<typeof openTable>;

/** Longer cells hold the page itself, as old pages do: such a table only arranges things. */
const longestCell = 2000;

export function openTable() {
  const rows: string[][] = [];
  let cell: string | undefined;
  let heads = 0;
  let depth = 0;

  return {
    open(name: string) {
      if (name === 'table') depth += 1;
      else if (depth > 0 || name === 'br' || name === 'p' || name === 'div' || name === 'li')
        cell = cell === undefined ? undefined : `${cell} `;
      else if (name === 'tr') rows.push([]);
      else if (name === 'td' || name === 'th') {
        if (rows.length === 0) rows.push([]);
        cell = '';
      }
    },
    write(text: string) {
      if (cell !== undefined) cell += text;
    },
    /** Blocks, where this was its end. */
    close(name: string): ReadBlock[] | undefined {
      if (name === 'table' && depth === 0) return blocksOf(rows, heads);
      if (name === 'table') depth -= 1;
      else if (depth === 0 && (name === 'td' || name === 'th') && cell !== undefined) {
        rows.at(-1)!.push(cell.replaceAll(/\s+/g, ' ').trim());
        cell = undefined;
      } else if (depth === 0 && name === 'thead') heads = rows.length;
      return undefined;
    },
  };
}

function blocksOf(all: readonly string[][], heads: number): ReadBlock[] {
  const rows = all.filter((row) => row.some((cell) => cell !== '')).map((row) => row.slice(0, mostColumns));
  const width = widestRow(rows);
  const isLayout = width < 2 || rows.length < 2 || rows.flat().some(({ length }) => length > longestCell);
  if (isLayout)
    return rows
      .flat()
      .filter((cell) => cell !== '')
      .map((text) => ({ role: 'paragraph', text }));
  // Few cells are added, however many short rows there are.
  const cells = rows.reduce((sum, { length }) => sum + length, 0);
  const even =
    width * rows.length > 4 * cells + 1000
      ? rows
      : rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  return [
    { role: 'table', text: textOfRows(even), table: { rows: even, heads: heads || headsOfRows(even) } },
  ];
}
