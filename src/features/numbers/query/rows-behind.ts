/** The rows that a row of a grouped result was made from. */
import type { Value } from '../table/value.ts';
import { both, compare, literal, type Expression, type Query } from './query.ts';
import { writeExpression } from './write-sql.ts';

/** Undefined where a row stands for itself. */
export function rowsBehind({ show, where, groupBy }: Query, row: readonly Value[]): Query | undefined {
  if (groupBy.length === 0) return undefined;
  let condition = where;
  for (const key of groupBy) {
    const at = show.findIndex(({ of }) => writeExpression(of) === writeExpression(key));
    if (at < 0) return undefined;
    const value = row[at] ?? null;
    const one: Expression =
      value === null ? { is: 'missing', of: key, isNot: false } : compare('=', key, literal(value));
    condition = both(condition, one);
  }
  return { show: [], where: condition, groupBy: [], orderBy: [] };
}
