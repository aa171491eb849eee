/** Years, quarters, months and days of dates, as texts that sort. */
import type { Value } from '../table/value.ts';
import { QueryFailure, type FunctionName } from './query.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function datePart(name: FunctionName, value: Value): string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value))
    throw new QueryFailure(`${name} needs a column of dates.`);
  if (name === 'YEAR') return value.slice(0, 4);
  if (name === 'MONTH') return value.slice(0, 7);
  if (name === 'DAY') return value.slice(0, 10);
  if (name === 'QUARTER') return `${value.slice(0, 4)}-Q${Math.ceil(Number(value.slice(5, 7)) / 3)}`;
  return weekdays[new Date(`${value.slice(0, 10)}T00:00:00Z`).getUTCDay()]!;
}
