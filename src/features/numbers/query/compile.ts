/** Expressions as functions of a row, or of the rows of a group. What is missing stays missing, as in SQL. */
import { quantile } from '../table/profile.ts';
import { plainOf, type TypedTable } from '../table/typed-table.ts';
import type { Value } from '../table/value.ts';
import { datePart } from './date-part.ts';
import { isAggregate, QueryFailure, type Expression, type FunctionName, type Operator } from './query.ts';
import { writeExpression } from './write-sql.ts';

type RowValue = (row: number) => Value;
type GroupValue = (rows: readonly number[]) => Value;

export function compileRow(of: Expression, table: TypedTable): RowValue {
  switch (of.is) {
    case 'value':
      return () => of.value;
    case 'column': {
      const { values } = table.columns.find(({ name }) => name === of.name) ?? missingColumn(of.name);
      return (row) => values[row] ?? null;
    }
    case 'call': {
      if (isAggregate(of.name)) throw new QueryFailure(`${of.name} can’t stand here.`);
      const inner = compileRow(of.of ?? noArgument(of.name), table);
      return (row) => scalar(of.name, inner(row));
    }
    case 'binary': {
      const [left, right] = [compileRow(of.left, table), compileRow(of.right, table)];
      return operate(of.operator, left, right);
    }
    case 'not': {
      const inner = compileRow(of.of, table);
      return (row) => negated(inner(row));
    }
    case 'missing': {
      const inner = compileRow(of.of, table);
      return (row) => (inner(row) === null) !== of.isNot;
    }
    case 'among': {
      const inner = compileRow(of.of, table);
      const values = new Set(of.values.map(comparable));
      return (row) => {
        const value = inner(row);
        return value === null ? null : values.has(comparable(value)) !== of.isNot;
      };
    }
  }
}

/** `known`: what the rows of a group have in common. */
export function compileGroup(of: Expression, table: TypedTable, known: ReadonlySet<string>): GroupValue {
  if (of.is === 'value') return () => of.value;
  if (known.has(writeExpression(of))) {
    const value = compileRow(of, table);
    return (rows) => (rows.length > 0 ? value(rows[0]!) : null);
  }
  if (of.is === 'call' && isAggregate(of.name)) return aggregate(of, table);
  if (of.is === 'call') {
    const inner = compileGroup(of.of ?? noArgument(of.name), table, known);
    return (rows) => scalar(of.name, inner(rows));
  }
  if (of.is === 'binary') {
    const [left, right] = [compileGroup(of.left, table, known), compileGroup(of.right, table, known)];
    return (rows) =>
      operate(
        of.operator,
        () => left(rows),
        () => right(rows),
      )(0);
  }
  throw new QueryFailure(
    of.is === 'column'
      ? `“${of.name}” has many values here. Add it to GROUP BY, or use SUM, AVG, MIN or MAX.`
      : 'What SELECT shows must stand in GROUP BY, or be a COUNT, SUM, AVG, MIN, MAX, MEDIAN or SHARE.',
  );
}

function aggregate(
  { name, of, isDistinct }: Extract<Expression, { is: 'call' }>,
  table: TypedTable,
): GroupValue {
  if (!of) return (rows) => rows.length;
  const value = compileRow(of, table);
  const present = (rows: readonly number[]) => rows.map(value).filter((one) => one !== null);
  if (name === 'COUNT')
    return (rows) => (isDistinct ? new Set(present(rows).map(comparable)).size : present(rows).length);
  if (name === 'SHARE')
    return (rows) =>
      rows.length === 0 ? null : rows.filter((row) => value(row) === true).length / rows.length;
  if (name === 'MIN' || name === 'MAX') {
    const isBetter = (one: Value, best: Value) => (name === 'MIN' ? one! < best! : one! > best!);
    return (rows) =>
      present(rows).reduce<Value>((best, one) => (best === null || isBetter(one, best) ? one : best), null);
  }
  return (rows) => {
    const numbers = present(rows).map((one) => numberOf(one, name));
    if (numbers.length === 0) return null;
    if (name === 'MEDIAN')
      return quantile(
        numbers.toSorted((a, b) => a - b),
        0.5,
      );
    const sum = exactSum(numbers);
    return name === 'AVG' ? sum / numbers.length : sum;
  };
}

/** Neumaier's sum: cents add up, however many there are. */
function exactSum(numbers: readonly number[]): number {
  let sum = 0;
  let lost = 0;
  for (const number of numbers) {
    const next = sum + number;
    lost += Math.abs(sum) >= Math.abs(number) ? sum - next + number : number - next + sum;
    sum = next;
  }
  return Number((sum + lost).toPrecision(15));
}

function numberOf(value: Value, name: FunctionName): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  throw new QueryFailure(`${name} needs a column of numbers.`);
}

function scalar(name: FunctionName, value: Value): Value {
  if (value === null) return null;
  if (name === 'LOWER') return String(value).toLowerCase();
  if (name === 'ROUND' || name === 'ABS') {
    const number = numberOf(value, name);
    return name === 'ABS' ? Math.abs(number) : Math.round(number * 100) / 100;
  }
  return datePart(name, value);
}

function operate(operator: Operator, left: RowValue, right: RowValue): RowValue {
  if (operator === 'AND')
    return (row) => {
      const [a, b] = [left(row), right(row)];
      return a === false || b === false ? false : a === null || b === null ? null : a === true && b === true;
    };
  if (operator === 'OR')
    return (row) => {
      const [a, b] = [left(row), right(row)];
      return a === true || b === true ? true : a === null || b === null ? null : false;
    };
  const test = tests[operator];
  return (row) => {
    const [a, b] = [left(row), right(row)];
    return a === null || b === null ? null : test(a, b);
  };
}

type Simple = Exclude<Value, null>;

const tests: Record<Exclude<Operator, 'AND' | 'OR'>, (a: Simple, b: Simple) => Value> = {
  '=': (a, b) => comparable(a) === comparable(b),
  '!=': (a, b) => comparable(a) !== comparable(b),
  '<': (a, b) => ordered(a, b) < 0,
  '<=': (a, b) => ordered(a, b) <= 0,
  '>': (a, b) => ordered(a, b) > 0,
  '>=': (a, b) => ordered(a, b) >= 0,
  '+': (a, b) => arithmetic(a) + arithmetic(b),
  '-': (a, b) => arithmetic(a) - arithmetic(b),
  '*': (a, b) => arithmetic(a) * arithmetic(b),
  '/': (a, b) => (arithmetic(b) === 0 ? null : arithmetic(a) / arithmetic(b)),
  LIKE: (a, b) => isLike(plainOf(String(a)), plainOf(String(b))),
};

function arithmetic(value: Simple): number {
  if (typeof value !== 'number')
    throw new QueryFailure('Only numbers can be added, subtracted, multiplied or divided.');
  return value;
}

function ordered(a: Simple, b: Simple): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'string' || typeof b === 'string')
    throw new QueryFailure("A text and a number can’t be compared. Write dates as '2025-03-01'.");
  return Number(a) - Number(b);
}

/** Capital letters and blanks around make no difference. */
const comparable = (value: Value): Value => (typeof value === 'string' ? plainOf(value) : value);

/** Equal for rows of the same group. */
export const keyOf = (values: readonly Value[]): Value =>
  values.length === 1 ? comparable(values[0]!) : JSON.stringify(values.map(comparable));

/** `%` stands for any letters: matched part by part, so however many there are it takes one pass. */
function isLike(text: string, pattern: string): boolean {
  const parts = pattern.split('%');
  const [first = '', ...rest] = parts;
  if (rest.length === 0) return text === first;
  if (!text.startsWith(first)) return false;
  const last = rest.pop() ?? '';
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

const negated = (value: Value) => (value === null ? null : value !== true);

function missingColumn(name: string): never {
  throw new QueryFailure(`There is no column “${name.slice(0, 60)}”.`);
}

function noArgument(name: string): never {
  throw new QueryFailure(`${name} needs a column.`);
}
