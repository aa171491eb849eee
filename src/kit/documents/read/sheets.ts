/** Spreadsheets: each sheet as a table, as it is shown. Formulas are never worked out and links never followed: the file holds what came of them. */
import { read, utils } from '@e965/xlsx';
import { ReadFailure } from './failure.ts';
import { mostRows } from './csv.ts';

export interface Sheet {
  name: string;
  rows: string[][];
  isCut: boolean;
}

const mostColumns = 200;

export function readSheets(bytes: Uint8Array): Sheet[] {
  const book = open(bytes);
  const shown = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden);
  return shown.map((name) => {
    const sheet = book.Sheets[name]!;
    const whole = utils.decode_range(String(sheet['!fullref'] ?? sheet['!ref'] ?? 'A1'));
    const found: unknown[][] = utils.sheet_to_json(sheet, {
      header: 1,
      raw: false,
      defval: '',
      blankrows: false,
    });
    const rows = found
      .slice(0, mostRows)
      .map((row) => row.slice(0, mostColumns).map((cell) => String(cell ?? '').trim()));
    return { name, rows: trimmed(rows), isCut: whole.e.r >= mostRows };
  });
}

function open(bytes: Uint8Array) {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      sheetRows: mostRows,
      cellFormula: false,
      cellHTML: false,
      cellStyles: false,
      bookVBA: false,
    });
  } catch (error) {
    throw new ReadFailure(/password|encrypt/i.test(String(error)) ? 'sealed' : 'broken', error);
  }
}

/** Without what is empty in every row at the right. */
function trimmed(rows: string[][]): string[][] {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  let width = 0;
  for (const row of filled) width = Math.max(width, row.findLastIndex((cell) => cell !== '') + 1);
  return filled.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}
