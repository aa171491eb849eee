/** What a cell holds once its column is understood. Days are `2025-03-01`, moments `2025-03-01T14:30`: both sort as text. */
export type Value = string | number | boolean | null;

export const columnTypes = ['number', 'date', 'yes-no', 'text'] as const;
export type ColumnType = (typeof columnTypes)[number];

/** How someone wants a column to be read, in place of what was found. */
export interface ColumnSetting {
  type?: ColumnType | undefined;
  decimal?: '.' | ',' | undefined;
  dayFirst?: boolean | undefined;
  /** Values that differ only in case and blanks are one. */
  isTidied?: boolean | undefined;
}

/** What no program means as a value. */
const missing = new Set(['', 'n/a', '#n/a', 'null', 'nan', '-', '–', '—', '(blank)', '#null!', '#div/0!']);

export const isMissing = (cell: string) => cell.length < 9 && missing.has(cell.toLowerCase());
