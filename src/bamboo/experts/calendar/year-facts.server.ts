/** Leap years, the lengths of months and years, centuries. */
import { joined, ordinal, shown } from '#language/wording.ts';
import { asDate, todayOf, type DateContext, type CalendarAnswer } from './date-context.server.ts';
import { dayOf, daysInMonth, isLeap, months, partsOf, shownDay, weekdays } from '#language/day.ts';
import { monthOf } from './read-day.server.ts';

export function leap(year: number): CalendarAnswer {
  const truth = isLeap(year);
  return {
    text: truth
      ? `**Yes**, ${year} is a leap year: February has 29 days.`
      : `**No**, ${year} is not a leap year.`,
    value: { is: 'truth', truth },
  };
}

export function nextLeap(asked: DateContext): CalendarAnswer {
  let { year } = partsOf(todayOf(asked));
  do year += 1;
  while (!isLeap(year));
  return { text: `The next leap year is **${year}**.`, value: { is: 'number', number: year } };
}

export function daysOf(asked: DateContext, name: string, year?: string, inLeap?: string): CalendarAnswer {
  const month = monthOf(name);
  const title = months[month - 1]!;
  const leapYear = inLeap ?? (year === 'leap year' ? year : undefined);
  if (month === 2 && !year)
    return {
      text: 'February has **28 days**, and **29** in a leap year.',
      value: { is: 'number', number: 28 },
    };
  const days = leapYear
    ? month === 2
      ? 29
      : daysInMonth(2024, month)
    : daysInMonth(Number(year ?? partsOf(todayOf(asked)).year), month);
  return {
    text: `${title}${year && /^\d/.test(year) ? ` ${year}` : leapYear ? ' of a leap year' : ''} has **${days} days**.`,
    value: { is: 'number', number: days },
  };
}

export function inAYear(name: string, kind = ''): CalendarAnswer {
  const each: Record<string, number> = { days: 1, weeks: 1 / 7, hours: 24, minutes: 1440, seconds: 86_400 };
  const [common, long] = [365 * each[name]!, 366 * each[name]!];
  if (name === 'weeks')
    return {
      text: 'A year has **52 weeks** and 1 day (2 days in a leap year).',
      value: { is: 'number', number: 52 },
    };
  if (kind.startsWith('leap'))
    return { text: `A leap year has **${shown(long)} ${name}**.`, value: { is: 'number', number: long } };
  return {
    text: `A year has **${shown(common)} ${name}**; a leap year has ${shown(long)}.`,
    value: { is: 'number', number: common },
  };
}

export function nthDay(place: number, year: number): CalendarAnswer | undefined {
  if (place < 1 || place > (isLeap(year) ? 366 : 365)) return undefined;
  const day = dayOf(year, 1, 1) + place - 1;
  return { text: `The ${ordinal(place)} day of ${year} is **${shownDay(day)}**.`, value: asDate(day) };
}

export function century(first: string, second: string): CalendarAnswer {
  const [kind, year] = /^\d/.test(first) ? [second, Number(first)] : [first, Number(second)];
  if (kind === 'decade') return { text: `${year} is in the **${Math.floor(year / 10) * 10}s**.` };
  const size = kind === 'millennium' ? 1000 : 100;
  return {
    text: `${year} is in the **${ordinal(Math.ceil(year / size))} ${kind}**.`,
    value: { is: 'number', number: Math.ceil(year / size) },
  };
}

export function yearsOff(asked: DateContext, count: number, way = 'from now'): CalendarAnswer {
  const year = partsOf(todayOf(asked)).year + (/ago|earlier/.test(way) ? -count : count);
  return { text: `**${year}**`, value: { is: 'number', number: year } };
}

export function monthsWith(count: number): CalendarAnswer {
  const found = months.filter((_, place) => daysInMonth(2025, place + 1) === count);
  const all = count === 28 ? ' All months have at least 28.' : '';
  return {
    text: `**${found.length}** ${found.length === 1 ? 'month has' : 'months have'} ${count} days: ${joined(found)}.${all}`,
    value: { is: 'number', number: found.length },
  };
}

export function weekdayFrom(name: string, count: number, way = ''): CalendarAnswer {
  const place = weekdays.findIndex((one) => one.toLowerCase() === name);
  const moved = (place + (way === 'ago' ? -count : count)) % 7;
  return { text: `**${weekdays[(moved + 7) % 7]}**` };
}
