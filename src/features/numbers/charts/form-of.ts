/** How a result is best drawn, by its shape: one number, a number per time, per name, two numbers, or a table. */
import type { CardForm } from '../dashboard.ts';
import type { Result } from '../query/query.ts';
import type { Value } from '../table/value.ts';

const mostBars = 40;

export function formOf({ columns, rows }: Pick<Result, 'columns' | 'rows'>): CardForm {
  const forms = columns.map((_, at) => kindOf(rows.map((row) => row[at] ?? null)));
  if (rows.length === 1 && columns.length === 1) return 'figure';
  if (columns.length !== 2 || forms[1] !== 'number' || rows.length < 2) return 'table';
  if (forms[0] === 'time') return 'line';
  if (forms[0] === 'number') return 'dots';
  return rows.length <= mostBars ? 'bars' : 'table';
}

export function kindOf(values: readonly Value[]): 'number' | 'time' | 'name' {
  const present = values.filter((value) => value !== null);
  if (present.length > 0 && present.every((value) => typeof value === 'number')) return 'number';
  return present.length > 0 &&
    present.every(
      (value) => typeof value === 'string' && /^\d{4}(?:-(?:\d{2}(?:-\d{2})?|Q[1-4]))?$/.test(value),
    )
    ? 'time'
    : 'name';
}

/** Forms that can draw it; the table always can. */
export function formsFor(result: Pick<Result, 'columns' | 'rows'>): CardForm[] {
  const best = formOf(result);
  if (best === 'table' || best === 'figure') return best === 'table' ? ['table'] : ['figure', 'table'];
  return best === 'dots' ? ['dots', 'table'] : ['bars', 'line', 'table'];
}
