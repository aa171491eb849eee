/** How much of a table is drawn, printed and written to files. Cells that nobody wrote are never added. */
export const mostColumns = 100;
/** On a page that somebody opens. */
export const mostCells = 5_000;
/** In a file that somebody takes away. */
export const mostExportedCells = 50_000;

export const tableCutNote = 'The rest of this table isn’t shown.';

/** The rows that are shown, with the cells of them that somebody wrote. */
export function boundTable<Cell>(
  rows: readonly (readonly Cell[])[],
  most: number = mostCells,
): {
  rows: (readonly Cell[])[];
  isCut: boolean;
} {
  const kept: (readonly Cell[])[] = [];
  let cells = 0;
  let isCut = false;
  for (const row of rows) {
    const shown = row.slice(0, mostColumns);
    // A row without cells takes its place too.
    cells += Math.max(1, shown.length);
    if (cells > most) return { rows: kept, isCut: true };
    if (shown.length < row.length) isCut = true;
    kept.push(shown);
  }
  return { rows: kept, isCut };
}

export const widestRow = (rows: readonly { length: number }[]) =>
  rows.reduce((most, { length }) => Math.max(most, length), 1);
