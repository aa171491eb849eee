/** The rows of tables as they can be reckoned with: what each column is called and what kind of thing it holds. */
import { dayIn, figureIn, type DayParts, type Figure } from '../../analyse/cell-values.ts';
import { wordsIn, type Words } from '../likes.server.ts';
import type { Quotable, QuotablePage } from '../gather.server.ts';

export interface Column {
  at: number;
  name: string;
  words: Words;
  /** `name`: numbers that only name a row, as an order's or a phone's. */
  kind: 'figure' | 'day' | 'name' | 'text';
  dayFirst: boolean;
}

export interface AskedTable {
  columns: Column[];
  rows: Quotable[];
  /** What the table is called: its sheet, its heading, its file. */
  title: Words;
}

const most = 60;
/** Numbers that are names. */
const naming =
  /\b(?:id|no|nr|number|code|phone|tel|zip|postcode|sku|ref|reference|account|iban|year|room)\b/i;
const total = /^(?:grand |sub-?\s?)?(?:totals?|sum|average|mean)\b/i;

export function tablesOn(pages: readonly QuotablePage[]): AskedTable[] {
  const found = new Map<readonly string[], Quotable[]>();
  for (const { statements } of pages)
    for (const statement of statements) {
      const columns = statement.row?.columns;
      if (!columns || columns.length < 2) continue;
      const rows = found.get(columns) ?? [];
      rows.push(statement);
      found.set(columns, rows);
    }
  // The same table in several documents is one: a file for each month.
  const alike = Map.groupBy([...found], ([columns, [first]]) => `${first!.under}\n${columns.join('\t')}`);
  return [...alike.values()].slice(0, most).map((same) =>
    readTable(
      same[0]![0],
      same.flatMap(([, rows]) => rows),
    ),
  );
}

export const cellOf = (row: Quotable, { at }: Column): string => row.row!.cells[at] ?? '';

/** Without the rows that sum up others. */
function readTable(names: readonly string[], all: readonly Quotable[]): AskedTable {
  const rows = all.filter(({ row }) => !total.test(row!.cells.find((cell) => cell !== '') ?? ''));
  const first = all[0]!;
  const title = [first.label ?? '', first.under, first.document.name.replace(/\.\p{L}+$/u, '')].join(' ');
  const columns = names.map((name, at) =>
    columnOf(
      name,
      at,
      rows.map(({ row }) => row!.cells[at] ?? ''),
    ),
  );
  return { columns, rows, title: wordsIn(title) };
}

function columnOf(name: string, at: number, given: readonly string[]): Column {
  const cells = given.filter((cell) => cell !== '');
  const share = (test: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  const dayFirst = !cells.some((cell) => /^\d{1,2}\/(?:1[3-9]|2\d|3[01])\//.test(cell));
  const isFigure = share((cell) => figureIn(cell) !== undefined) >= 0.8;
  // Whole numbers that count up, each once: 1001, 1002, 1003.
  const countsUp =
    cells.length > 2 &&
    cells.every(
      (cell, row) => /^\d{2,}$/.test(cell) && (row === 0 || Number(cell) - Number(cells[row - 1]) === 1),
    );
  const isName = naming.test(name) || countsUp;
  const isDay = share((cell) => dayIn(cell, dayFirst) !== undefined) >= 0.8;
  const kind = isDay ? 'day' : isName ? 'name' : isFigure ? 'figure' : 'text';
  return { at, name, words: wordsIn(name), kind, dayFirst };
}

export const figureOf = (row: Quotable, column: Column): Figure | undefined => figureIn(cellOf(row, column));
export const dayOf = (row: Quotable, column: Column): DayParts | undefined =>
  dayIn(cellOf(row, column), column.dayFirst);
