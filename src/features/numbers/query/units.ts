/** What the numbers of a result are marked with, such as `€`: that of the column they come from. */
import type { TypedTable } from '../table/typed-table.ts';
import type { Expression, Shown } from './query.ts';

export const unitsOf = (show: readonly Shown[], table: TypedTable): string[] =>
  show.map(({ of }) => unitOf(of, table));

const keepsUnit = new Set(['SUM', 'AVG', 'MEDIAN', 'MIN', 'MAX', 'ROUND', 'ABS']);

function unitOf(of: Expression, table: TypedTable): string {
  if (of.is === 'column') return table.columns.find(({ name }) => name === of.name)?.unit ?? '';
  if (of.is === 'call') return of.of && keepsUnit.has(of.name) ? unitOf(of.of, table) : '';
  if (of.is !== 'binary') return '';
  const [left, right] = [unitOf(of.left, table), unitOf(of.right, table)];
  if (of.operator === '+' || of.operator === '-') return left === right ? left : '';
  return (of.operator === '*' || of.operator === '/') && right === '' ? left : '';
}
