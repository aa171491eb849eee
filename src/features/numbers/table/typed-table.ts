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
  const wanted = setting.type ?? likelyType(present);
  const read = readAs(wanted, present, setting);
  const values = cells.map((cell) => (isMissing(cell) ? null : read.cell(cell)));
  const missing = cells.length - present.length;
  const unread = values.filter((value) => value === null).length - missing;
  // The first look was at a part of the cells: where the rest is otherwise, they are words.
  if (setting.type === undefined && unread > present.length * (1 - enough))
    return typedColumn(name, cells, { ...setting, type: 'text' });
  return {
    name,
    type: wanted,
    reason: setting.type ? 'You chose this type.' : reasonOf(wanted, present, unread) + marksOf(cells),
    values,
    missing,
    unread: {
      count: unread,
      examples:
        unread === 0
          ? []
          : present
              .filter((cell) => read.cell(cell) === null)
              .slice(0, 3)
              .map((cell) => cell.slice(0, 60)),
    },
    unit: wanted === 'number' ? unitOf(present) : '',
    ...read.form,
  };
}

/** How cells of a type are read, and which of two readings that is. */
function readAs(
  type: ColumnType,
  present: readonly string[],
  setting: ColumnSetting,
): { cell: (cell: string) => Value; form: Partial<TypedColumn> } {
  if (type === 'number') {
    const { decimal: found, isAmbiguous } = numberFormOf(present);
    const decimal = setting.decimal ?? found;
    const isDoubted = isAmbiguous && setting.decimal === undefined;
    return {
      cell: (cell) => readNumber(cell, decimal),
      form: { decimal, ...(isDoubted ? { doubt: 'decimal' } : {}) },
    };
  }
  if (type === 'date') {
    const { dayFirst: found, isAmbiguous } = dateFormOf(present);
    const dayFirst = setting.dayFirst ?? found;
    const isDoubted = isAmbiguous && setting.dayFirst === undefined;
    return {
      cell: (cell) => readDate(cell, dayFirst),
      form: { dayFirst, ...(isDoubted ? { doubt: 'day' } : {}) },
    };
  }
  if (type === 'yes-no') return { cell: readYesNo, form: {} };
  return { cell: setting.isTidied ? tidied(present) : (cell) => cell, form: {} };
}

const mostLookedAt = 400;

/** By cells from everywhere in the column. */
function likelyType(present: readonly string[]): ColumnType {
  const step = Math.max(1, Math.floor(present.length / mostLookedAt));
  const cells = present.filter((_, at) => at % step === 0);
  const fits = (type: ColumnType, share: number) => {
    const { cell } = readAs(type, cells, {});
    return cells.filter((one) => cell(one) !== null).length >= cells.length * share;
  };
  if (cells.length === 0) return 'text';
  if (fits('yes-no', 1)) return 'yes-no';
  if (fits('date', enough)) return 'date';
  return fits('number', enough) && !present.some(isCode) ? 'number' : 'text';
}

function reasonOf(type: ColumnType, present: readonly string[], unread: number): string {
  const all = present.length.toLocaleString('en');
  if (present.length === 0) return 'Every cell is empty.';
  if (type !== 'text') {
    const what = { number: 'numbers', date: 'dates', 'yes-no': 'yes or no' }[type];
    return unread === 0
      ? `All ${all} cells are ${what}.`
      : `${(present.length - unread).toLocaleString('en')} of ${all} cells are ${what}.`;
  }
  const code = present.find(isCode);
  return code && present.slice(0, mostLookedAt).every((cell) => /\d/.test(cell))
    ? `Some numbers begin with 0, such as ${code.slice(0, 20)}, so these are codes.`
    : 'The cells are words.';
}

/** Cells that say in words that they are empty. */
function marksOf(cells: readonly string[]): string {
  const marks = cells.filter((cell) => cell !== '' && isMissing(cell));
  if (marks.length === 0) return '';
  const count = marks.length.toLocaleString('en');
  return ` ${marks.length === 1 ? '1 cell' : `${count} cells`} with “${marks[0]}” count${marks.length === 1 ? 's' : ''} as empty.`;
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

const plain = new Map<string, string>();
const mostRemembered = 5_000;

/** Without what makes no difference: capital letters, and blanks around or doubled. */
export function plainOf(text: string): string {
  const known = plain.get(text);
  if (known !== undefined) return known;
  const made = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (plain.size >= mostRemembered) plain.clear();
  if (text.length < 100) plain.set(text, made);
  return made;
}

function unitOf(present: readonly string[]): string {
  for (const unit of ['€', '$', '£', '¥', '₹', '%'])
    if (present.filter((cell) => cell.includes(unit)).length > present.length / 2) return unit;
  return '';
}
