export type Cell = string | number | boolean | null;

export interface TableData {
  columns: string[];
  rows: Cell[][];
}

/** RFC 4180. A cell that a spreadsheet would take for a formula is made plain text. */
export const csvOf = ({ columns, rows }: TableData): string =>
  [columns, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n') + '\r\n';

/** Spreadsheets look past blanks, and some read the wide forms of East Asian keyboards. */
const formulaStart = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])/u;

function cellOf(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const plain = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
