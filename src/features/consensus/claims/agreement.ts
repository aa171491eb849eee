/** Whether two readings of a number or a date can both be right. */
import type { PartialDate } from './dates.ts';
import type { Quantity } from './quantities.ts';

/** What differs by less is the same figure, rounded or measured otherwise. */
const tolerance = 0.015;
const hedgedTolerance = 0.05;
/** Counts below this are exact: 79 and 80 are two atomic numbers. */
const exactBelow = 1000;
const hedgedYears = 5;

export function quantitiesAgree(a: Quantity, b: Quantity): boolean {
  if (a.least <= b.most && b.least <= a.most) return true;
  const [x, y] = a.least > b.most ? [a.least, b.most] : [b.least, a.most];
  const gap = x - y;
  const size =
    a.kind === 'temperature' ? Math.max(Math.abs(x), Math.abs(y), 30) : Math.max(Math.abs(x), Math.abs(y));
  const isBound = [a, b].some(({ least, most }) => !Number.isFinite(least) || !Number.isFinite(most));
  if (isBound) return false;
  const hedged = a.hedged || b.hedged;
  if (!hedged && isExact(a) && isExact(b)) return false;
  const share = gap / size;
  if (share <= (hedged ? hedgedTolerance : tolerance)) return true;
  // 8 billion is 8.2 billion, rounded.
  return share <= hedgedTolerance && gap <= Math.max(a.slack, b.slack) && !(isExact(a) && isExact(b));
}

const isExact = ({ kind, least, most }: Quantity) =>
  kind === 'clock' ||
  kind === 'score' ||
  (kind === 'count' && least === most && Number.isInteger(least) && Math.abs(least) < exactBelow);

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

/** Dates that say something of one another: two years, or two days of the week. */
export const comparable = (a: PartialDate, b: PartialDate) =>
  (a.years && b.years) ||
  (a.month !== undefined && b.month !== undefined) ||
  (a.weekday !== undefined && b.weekday !== undefined);
