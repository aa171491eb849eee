/** A query as the SQL that people see and change. */
import type { Value } from '../table/value.ts';
import type { Expression, Query } from './query.ts';

export function writeSql({ show, where, groupBy, orderBy, limit }: Query): string {
  const shown = show.map(({ of, as }) => {
    const text = writeExpression(of);
    return of.is === 'column' && of.name === as ? text : `${text} AS ${quoted(as)}`;
  });
  return [
    `SELECT ${shown.join(', ') || '*'}`,
    'FROM data',
    ...(where ? [`WHERE ${writeExpression(where)}`] : []),
    ...(groupBy.length > 0 ? [`GROUP BY ${groupBy.map((of) => writeExpression(of)).join(', ')}`] : []),
    ...(orderBy.length > 0
      ? [
          `ORDER BY ${orderBy.map(({ shown, isDescending }) => `${shown + 1}${isDescending ? ' DESC' : ''}`).join(', ')}`,
        ]
      : []),
    ...(limit === undefined ? [] : [`LIMIT ${limit}`]),
  ].join('\n');
}

const strength = { OR: 1, AND: 2, '+': 5, '-': 5, '*': 6, '/': 6 } as const;
const strengthOf = (operator: string) => strength[operator as keyof typeof strength] ?? 4;

export function writeExpression(of: Expression, within = 0): string {
  switch (of.is) {
    case 'value':
      return writeValue(of.value);
    case 'column':
      return quoted(of.name);
    case 'call':
      return `${of.name}(${of.isDistinct ? 'DISTINCT ' : ''}${of.of ? writeExpression(of.of) : '*'})`;
    case 'not':
      return `NOT (${writeExpression(of.of)})`;
    case 'missing':
      return `${writeExpression(of.of, 5)} IS ${of.isNot ? 'NOT ' : ''}NULL`;
    case 'among':
      return `${writeExpression(of.of, 5)} ${of.isNot ? 'NOT ' : ''}IN (${of.values.map(writeValue).join(', ')})`;
    case 'binary': {
      const own = strengthOf(of.operator);
      const text = `${writeExpression(of.left, own)} ${of.operator} ${writeExpression(of.right, own + 1)}`;
      return own < within ? `(${text})` : text;
    }
  }
}

export function writeValue(value: Value): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
