/** Cells as CSV that reads back as the same cells. It is kept, not opened in a spreadsheet: nothing in it is changed. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cellOf).join(',')).join('\n');

const cellOf = (cell: string) =>
  /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
