/** Days without a clock, in the Gregorian calendar, counted from 1 January 1970. */
export type Day = number;

const perDay = 86_400_000;
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export const months =
  'January February March April May June July August September October November December'.split(' ');

export function dayOf(year: number, month: number, date: number): Day {
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, date);
  return Math.floor(moment.getTime() / perDay);
}

export function partsOf(day: Day) {
  const moment = new Date(day * perDay);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, date: moment.getUTCDate() };
}

/** A day that exists, such as not 30 February. */
export function realDay(year: number, month: number, date: number): Day | undefined {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month))
    return undefined;
  return dayOf(year, month, date);
}

export const weekdayOf = (day: Day) => (((day + 4) % 7) + 7) % 7;
export const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
export const daysInMonth = (year: number, month: number) => dayOf(year, month + 1, 1) - dayOf(year, month, 1);
export const isoOf = (day: Day) => new Date(day * perDay).toISOString().slice(0, 10);

/** The end of a month stays within it: a month after 31 January is the last of February. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = partsOf(day);
  const total = year * 12 + month - 1 + count;
  const [toYear, toMonth] = [Math.floor(total / 12), (((total % 12) + 12) % 12) + 1];
  return dayOf(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)));
}

/** Tuesday, 14 July 1789 */
export function shownDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${weekdays[weekdayOf(day)]}, ${date} ${months[month - 1]} ${year}`;
}

/** What the calendar on the wall says in a zone. */
export function todayIn(timeZone: string, now: Date): Day {
  const text = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
  const [year, month, date] = text.split('-').map(Number);
  return dayOf(year!, month!, date!);
}

/** Whole years, months and days from one day to a later one. */
export function spanBetween(from: Day, to: Day) {
  let count = (partsOf(to).year - partsOf(from).year) * 12 + partsOf(to).month - partsOf(from).month;
  if (addMonths(from, count) > to) count -= 1;
  return { years: Math.floor(count / 12), months: count % 12, days: to - addMonths(from, count) };
}

/** ISO 8601: the week that holds the Thursday. */
export function weekOf(day: Day): { year: number; week: number } {
  const thursday = day - ((weekdayOf(day) + 6) % 7) + 3;
  const { year } = partsOf(thursday);
  return { year, week: Math.floor((thursday - dayOf(year, 1, 1)) / 7) + 1 };
}
