/** Whether two readings of a number or a date can both be right. */
import { compareQuantities } from './compare-quantities.ts';
import type { PartialDate } from './dates.ts';
import type { Quantity } from './quantities.ts';

const hedgedYears = 5;

export const quantitiesAgree = (a: Quantity, b: Quantity): boolean => compareQuantities(a, b) === 'same';

export function datesAgree(a: PartialDate, b: PartialDate): boolean {
  const slack = a.hedged || b.hedged ? hedgedYears : 0;
  if (a.years && b.years) {
    if (a.years[0] > b.years[1] + slack || b.years[0] > a.years[1] + slack) return false;
    if (a.years[0] !== b.years[0] || a.years[1] !== b.years[1]) return true;
  }
  const differ = (x: number | undefined, y: number | undefined) =>
    x !== undefined && y !== undefined && x !== y;
  return !differ(a.month, b.month) && !differ(a.day, b.day) && !differ(a.weekday, b.weekday);
}

/** Dates that say something of one another: two years, or two days of the week. When something ends says nothing of when it begins, nor what is before a day of what is after it. */
export const comparable = (a: PartialDate, b: PartialDate) =>
  !isOtherEdge(a, b) &&
  ((a.years && b.years) ||
    (a.month !== undefined && b.month !== undefined) ||
    (a.weekday !== undefined && b.weekday !== undefined));

export const isOtherEdge = (a: PartialDate, b: PartialDate) =>
  (a.edge !== undefined && b.edge !== undefined && a.edge !== b.edge) ||
  (!a.years && !b.years && a.side !== b.side);
