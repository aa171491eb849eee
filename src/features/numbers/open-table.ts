/** The table of a dashboard, ready for queries: read, typed, and only the rows that its filters leave. */
import type { ColumnFilter, Dashboard } from './dashboard.ts';
import { readTable } from './table/read-table.ts';
import { typedTable, type TypedTable } from './table/typed-table.ts';
import { settingsOf } from './dashboard.ts';
import { formatValue } from './format-value.ts';

export const openTable = (dashboard: Pick<Dashboard, 'csv' | 'settings'>): TypedTable =>
  typedTable(readTable(dashboard.csv), settingsOf(dashboard));

export function filterTable(table: TypedTable, filters: readonly ColumnFilter[]): TypedTable {
  const tests = filters.flatMap(({ column: name, values }) => {
    const column = table.columns.find((one) => one.name === name);
    const wanted = new Set(values);
    return column && values.length > 0
      ? [(row: number) => wanted.has(formatValue(column.values[row] ?? null))]
      : [];
  });
  if (tests.length === 0) return table;
  const rows: number[] = [];
  for (let row = 0; row < table.rowCount; row += 1) if (tests.every((test) => test(row))) rows.push(row);
  return {
    ...table,
    rowCount: rows.length,
    columns: table.columns.map((column) => ({
      ...column,
      values: rows.map((row) => column.values[row] ?? null),
    })),
  };
}
