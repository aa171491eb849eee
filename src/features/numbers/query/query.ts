/** A question to one table: what to show, of which rows, per what, in which order. Reading only: there is nothing else to say. */
import type { Value } from '../table/value.ts';

export const aggregates = ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX', 'MEDIAN', 'SHARE'] as const;
export const functions = ['YEAR', 'QUARTER', 'MONTH', 'WEEKDAY', 'DAY', 'ROUND', 'LOWER', 'ABS'] as const;
export type FunctionName = (typeof aggregates)[number] | (typeof functions)[number];

export const comparisons = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Operator = (typeof comparisons)[number] | '+' | '-' | '*' | '/' | 'AND' | 'OR' | 'LIKE';

export type Expression =
  | { is: 'value'; value: Value }
  | { is: 'column'; name: string }
  /** `COUNT(*)` has no argument. */
  | { is: 'call'; name: FunctionName; of?: Expression | undefined; isDistinct?: boolean }
  | { is: 'binary'; operator: Operator; left: Expression; right: Expression }
  | { is: 'not'; of: Expression }
  | { is: 'missing'; of: Expression; isNot: boolean }
  | { is: 'among'; of: Expression; values: Value[]; isNot: boolean };

export interface Shown {
  of: Expression;
  /** What its column is called. */
  as: string;
}

export interface Order {
  /** Which of those that are shown, from 0. */
  shown: number;
  isDescending: boolean;
}

export interface Query {
  /** All columns where it is empty. */
  show: Shown[];
  where?: Expression | undefined;
  groupBy: Expression[];
  orderBy: Order[];
  limit?: number | undefined;
}

export interface Result {
  columns: string[];
  rows: Value[][];
  /** Of each column: `€`, `%`, or empty. */
  units: string[];
  /** How many rows there were before the limit of what is shown. */
  found: number;
}

/** What is wrong with a query, in words for whoever wrote it. */
export class QueryFailure extends Error {}

export const column = (name: string): Expression => ({ is: 'column', name });
export const literal = (value: Value): Expression => ({ is: 'value', value });
export const call = (name: FunctionName, of?: Expression, isDistinct = false): Expression => ({
  is: 'call',
  name,
  ...(of ? { of } : {}),
  ...(isDistinct ? { isDistinct } : {}),
});
export const compare = (operator: Operator, left: Expression, right: Expression): Expression => ({
  is: 'binary',
  operator,
  left,
  right,
});
export const both = (left: Expression | undefined, right: Expression): Expression =>
  left ? compare('AND', left, right) : right;

export const isAggregate = (name: FunctionName) => (aggregates as readonly string[]).includes(name);

export function hasAggregate(of: Expression): boolean {
  if (of.is === 'call') return isAggregate(of.name) || (of.of !== undefined && hasAggregate(of.of));
  if (of.is === 'binary') return hasAggregate(of.left) || hasAggregate(of.right);
  if (of.is === 'not' || of.is === 'missing' || of.is === 'among') return hasAggregate(of.of);
  return false;
}
