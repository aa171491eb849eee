/** Columns with their types, and every cell read accordingly. */
import { dateFormOf, readDate } from './read-date.ts';
import { isCode, numberFormOf, readNumber } from './read-number.ts';
import type { RawTable } from './read-table.ts';
import { isMissing, type ColumnSetting, type ColumnType, type Value } from './value.ts';

export interface TypedColumn {
  name: string;
  type: ColumnType;
  /** Why this type, as a sentence. */
  reason: string;
  values: Value[];
  missing: number;
  /** Cells that are of another type and count as missing: the first few, as they are written. */
  unread: { count: number; examples: string[] };
  /** Which of two readings was chosen, where both fit. */
  doubt?: 'decimal' | 'day' | undefined;
  decimal?: '.' | ',' | undefined;
  dayFirst?: boolean | undefined;
  /** What most numbers are marked with: `€`, `%`. */
  unit: string;
}

export interface TypedTable {
  columns: TypedColumn[];
  rowCount: number;
  isCut: boolean;
}

export type Settings = Readonly<Record<string, ColumnSetting>>;

export function typedTable({ names, rows, isCut }: RawTable, settings: Settings = {}): TypedTable {
  const columns = names.map((name, at) =>
    typedColumn(
      name,
      rows.map((row) => row[at] ?? ''),
      Object.hasOwn(settings, name) ? settings[name]! : {},
    ),
  );
  return { columns, rowCount: rows.length, isCut };
}

/** As many cells must agree on a type; the others are shown and can be put right. */
const enough = 0.9;
const yes = new Set(['yes', 'true', 'y', 'ja', 'oui', 'si', 'sí']);
const no = new Set(['no', 'false', 'n', 'nein', 'non']);

function typedColumn(name: string, cells: string[], setting: ColumnSetting): TypedColumn {
  const present = cells.filter((cell) => !isMissing(cell));
  const numbers = numberFormOf(present);
  const dates = dateFormOf(present);
  const decimal = setting.decimal ?? numbers.decimal;
  const dayFirst = setting.dayFirst ?? dates.dayFirst;
  const readers: Record<ColumnType, (cell: string) => Value> = {
    number: (cell) => readNumber(cell, decimal),
    date: (cell) => readDate(cell, dayFirst),
    'yes-no': readYesNo,
    text: (cell) => cell,
  };
  const { type, reason } = setting.type
    ? { type: setting.type, reason: 'You chose this type.' }
    : typeOf(present, readers);
  const read = setting.isTidied && type === 'text' ? tidied(present) : readers[type];
  const unread = { count: 0, examples: [] as string[] };
  let missing = 0;
  const values = cells.map((cell) => {
    if (isMissing(cell)) {
      missing += 1;
      return null;
    }
    const value = read(cell);
    if (value === null) {
      unread.count += 1;
      if (unread.examples.length < 3) unread.examples.push(cell.slice(0, 60));
    }
    return value;
  });
  const isDoubted =
    type === 'number'
      ? numbers.isAmbiguous && setting.decimal === undefined
      : type === 'date' && dates.isAmbiguous && setting.dayFirst === undefined;
  return {
    name,
    type,
    reason,
    values,
    missing,
    unread,
    unit: type === 'number' ? unitOf(present) : '',
    ...(isDoubted ? { doubt: type === 'number' ? ('decimal' as const) : ('day' as const) } : {}),
    ...(type === 'number' ? { decimal } : {}),
    ...(type === 'date' ? { dayFirst } : {}),
  };
}

function typeOf(present: readonly string[], readers: Record<ColumnType, (cell: string) => Value>) {
  const all = present.length;
  if (all === 0) return { type: 'text' as const, reason: 'Every cell is empty.' };
  const fitting = (type: ColumnType) => present.filter((cell) => readers[type](cell) !== null).length;
  const said = (count: number, what: string) =>
    count === all
      ? `All ${all.toLocaleString('en')} cells are ${what}.`
      : `${count.toLocaleString('en')} of ${all.toLocaleString('en')} cells are ${what}.`;
  const booleans = fitting('yes-no');
  if (booleans === all) return { type: 'yes-no' as const, reason: said(booleans, 'yes or no') };
  const dates = fitting('date');
  if (dates >= all * enough) return { type: 'date' as const, reason: said(dates, 'dates') };
  const codes = present.filter(isCode).length;
  const numbers = fitting('number');
  if (codes > 0 && numbers >= all * enough)
    return {
      type: 'text' as const,
      reason: `Some numbers begin with 0, such as ${present.find(isCode)}, so these are codes.`,
    };
  if (numbers >= all * enough) return { type: 'number' as const, reason: said(numbers, 'numbers') };
  return {
    type: 'text' as const,
    reason: numbers > 0 ? said(numbers, 'numbers, too few to be a number column') : 'The cells are words.',
  };
}

function readYesNo(cell: string): Value {
  const word = cell.length < 6 ? cell.toLowerCase() : '';
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/** The most common spelling stands for all that differ in case and blanks. */
function tidied(present: readonly string[]) {
  const counts = new Map<string, Map<string, number>>();
  for (const cell of present) {
    const key = plainOf(cell);
    const spellings = counts.get(key) ?? new Map<string, number>();
    spellings.set(cell, (spellings.get(cell) ?? 0) + 1);
    counts.set(key, spellings);
  }
  const best = new Map(
    [...counts].map(([key, spellings]) => [key, [...spellings].reduce((a, b) => (b[1] > a[1] ? b : a))[0]]),
  );
  return (cell: string) => best.get(plainOf(cell)) ?? cell;
}

export const plainOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function unitOf(present: readonly string[]): string {
  for (const unit of ['€', '$', '£', '¥', '₹', '%'])
    if (present.filter((cell) => cell.includes(unit)).length > present.length / 2) return unit;
  return '';
}
