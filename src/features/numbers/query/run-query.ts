/** Runs a query over typed columns: rows that fit, groups, what is shown of each, order, limit. */
import { QueryFailure, type Query, type Result, hasAggregate, type Expression } from './query.ts';
import { compileGroup, compileRow, keyOf } from './compile.ts';
import type { TypedTable } from '../table/typed-table.ts';
import type { Value } from '../table/value.ts';
import { unitsOf } from './units.ts';
import { writeExpression } from './write-sql.ts';

/** More rows nobody reads, and a page cannot hold them. */
export const mostResultRows = 1_000;

export function runQuery(query: Query, table: TypedTable): Result {
  const show =
    query.show.length > 0
      ? query.show
      : table.columns.map(({ name }) => ({ of: { is: 'column', name } as Expression, as: name }));
  const isGrouped = query.groupBy.length > 0 || show.some(({ of }) => hasAggregate(of));
  if (query.where && hasAggregate(query.where))
    throw new QueryFailure('WHERE chooses rows before they are counted; it takes no COUNT, SUM or AVG.');
  const fits = query.where ? compileRow(query.where, table) : () => true;
  const rows: number[] = [];
  for (let row = 0; row < table.rowCount; row += 1) if (fits(row) === true) rows.push(row);
  const found = isGrouped ? grouped(query, show, rows, table) : listed(show, rows, table);
  const sorted = query.orderBy.length > 0 ? found.toSorted((a, b) => compareRows(a, b, query)) : found;
  const limit = Math.min(query.limit ?? mostResultRows, mostResultRows);
  return {
    columns: show.map(({ as }) => as),
    rows: sorted.slice(0, limit),
    units: unitsOf(show, table),
    found: Math.min(found.length, query.limit ?? Infinity),
  };
}

function listed(show: Query['show'], rows: readonly number[], table: TypedTable): Value[][] {
  const cells = show.map(({ of }) => compileRow(of, table));
  return rows.map((row) => cells.map((cell) => cell(row)));
}

function grouped({ groupBy }: Query, show: Query['show'], rows: number[], table: TypedTable): Value[][] {
  for (const of of groupBy)
    if (hasAggregate(of)) throw new QueryFailure('GROUP BY takes columns, not COUNT, SUM or AVG.');
  const keys = groupBy.map((of) => compileRow(of, table));
  const known = new Set(groupBy.map((of) => writeExpression(of)));
  const cells = show.map(({ of }) => compileGroup(of, table, known));
  if (keys.length === 0) return [cells.map((cell) => cell(rows))];
  const groups = new Map<Value, number[]>();
  for (const row of rows) {
    const key = keyOf(keys.map((of) => of(row)));
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map((group) => cells.map((cell) => cell(group)));
}

function compareRows(a: Value[], b: Value[], { orderBy }: Query): number {
  for (const { shown, isDescending } of orderBy) {
    const order = compareValues(a[shown]!, b[shown]!, isDescending);
    if (order !== 0) return order;
  }
  return 0;
}

/** What is missing comes last, whichever way. */
function compareValues(a: Value, b: Value, isDescending: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const order =
    typeof a === 'string' && typeof b === 'string' ? (a < b ? -1 : a > b ? 1 : 0) : Number(a) - Number(b);
  return isDescending ? -order : order;
}
