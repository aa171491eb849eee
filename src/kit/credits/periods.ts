/** Months as they are granted: of the calendar where nothing was paid, else counted from the day of the payment. All in UTC. */
import { graceDays } from './plans.ts';

const day = 24 * 3600_000;

export const monthKey = (moment: Date) => `month:${moment.toISOString().slice(0, 7)}`;

export const monthAfter = (moment: Date) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));

/** The same day so many months later; the last day of shorter months. */
export function addMonths(from: Date, months: number): Date {
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const begun = from.getTime() - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return new Date(first.getTime() + (Math.min(from.getUTCDate(), last) - 1) * day + begun);
}

export const lapsesAt = (coveredUntil: Date) => new Date(coveredUntil.getTime() + graceDays * day);

/** How much of a month lies between, by days begun; a month or more is a whole one. */
export function shareOfMonth(from: Date, until: Date): number {
  const days = (to: Date) => Math.ceil((to.getTime() - from.getTime()) / day);
  return Math.min(1, days(until) / days(addMonths(from, 1)));
}
