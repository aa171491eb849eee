/** What a chart draws of a result. */
import type { CardForm } from '../dashboard.ts';
import { formatValue } from '../format-value.ts';
import type { Result } from '../query/query.ts';
import type { Value } from '../table/value.ts';

export type ChartForm = Exclude<CardForm, 'figure' | 'table'>;

export interface Point {
  name: string;
  x: Value;
  y: number;
  /** The row of the result that it stands for. */
  row: readonly Value[];
}

/** Bars also show the group without a name; a line and dots have no place for it. */
export function pointsOf(form: ChartForm, { rows, units }: Result): Point[] {
  return rows.flatMap((row) => {
    const [x = null, y] = row;
    if (typeof y !== 'number' || (x === null && form !== 'bars')) return [];
    return [{ name: x === null ? '(empty)' : formatValue(x, units[0]), x, y, row }];
  });
}
