/** A day as people write it: 14 July 1789, next Friday, Christmas 2027, 90 days from today, 3 weeks before 1 March. */
import { createRequire } from 'node:module';
import type * as Chrono from 'chrono-node';
import { addMonths, dayOf, months, partsOf, realDay, weekdayOf, weekdays, type Day } from '#language/day.ts';
import { holidayNamed } from './holidays.ts';

const require = createRequire(import.meta.url);

export interface Calendar {
  today: Day;
  /** Whether 3/4 is the third of April. */
  dayFirst: boolean;
  /** Without a year, the next such day, or the last. */
  leaning: 'ahead' | 'back';
}

const monthNames = months.map((name) => name.toLowerCase());
const monthPattern = `(?:${monthNames.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')}|sept\\.?)`;
const dateFirst = new RegExp(
  `^(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? (${monthPattern})(?:,? (\\d{1,4}))?$`,
);
const monthFirst = new RegExp(`^(${monthPattern}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{1,4}))?$`);

const steps: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };
const span = String.raw`((?:\d{1,6}|an?) (?:days?|weeks?|fortnights?|months?|years?|decades?)(?:(?:,| and|, and) (?:\d{1,6}|an?) (?:days?|weeks?|months?|years?))*)`;
const after = new RegExp(`^(?:in )?${span} (?:from|after|past|since|following|later than) (.+)$`);
const before = new RegExp(`^${span} (?:before|prior to|earlier than) (.+)$`);
const ahead = new RegExp(
  `^(?:in ${span}(?:'s? time| time| from now)?|${span} (?:from now|hence|ahead|later))$`,
);
const ago = new RegExp(`^${span} (?:ago|back|earlier)$`);

export function readDay(phrase: string, calendar: Calendar): Day | undefined {
  const text = phrase
    .replace(/^(?:on |the date |the day |date )+(?=.)/, '')
    .replace(/[?.,\s]+$/, '')
    .trim();
  return (
    relative(text, calendar) ?? written(text, calendar) ?? holiday(text, calendar) ?? byChrono(text, calendar)
  );
}

function relative(text: string, calendar: Calendar): Day | undefined {
  const { today } = calendar;
  const near: Record<string, number> = {
    today: 0,
    now: 0,
    'right now': 0,
    'this day': 0,
    tomorrow: 1,
    yesterday: -1,
    'the day after tomorrow': 2,
    'day after tomorrow': 2,
    'the day before yesterday': -2,
    'day before yesterday': -2,
    tonight: 0,
  };
  if (Object.hasOwn(near, text)) return today + near[text]!;
  const forward = ahead.exec(text);
  if (forward) return moved(today, forward[1] ?? forward[2]!, 1);
  const backward = ago.exec(text);
  if (backward) return moved(today, backward[1]!, -1);
  for (const [pattern, sign] of [
    [after, 1],
    [before, -1],
  ] as const) {
    const match = pattern.exec(text);
    const from = match && readDay(match[2]!, calendar);
    if (from !== null && from !== undefined) return moved(from, match![1]!, sign);
  }
  const weekday =
    /^(this coming|this|next|last|coming|the coming|the next|past|previous)? ?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)$/.exec(
      text.replace(/ (?:this|of this) week$/, ''),
    );
  if (!weekday) return endOf(text, today) ?? weekdayNextWeek(text, today) ?? nthWeekday(text, calendar);
  const [, which = '', name] = weekday;
  const ahead1 = (weekdays.findIndex((one) => one.toLowerCase() === name) - weekdayOf(today) + 7) % 7;
  if (/last|past|previous/.test(which)) return today + (ahead1 === 0 ? -7 : ahead1 - 7);
  return today + (ahead1 === 0 && which !== 'this' ? 7 : ahead1);
}

/** "The end of the year", "end of this month". */
function endOf(text: string, today: Day): Day | undefined {
  const match = /^(?:the )?end of (the |this |next )?(year|month)(?: (\d{4}))?$/.exec(text);
  if (!match) return undefined;
  const { year, month } = partsOf(today);
  const further = match[1] === 'next ' ? 1 : 0;
  return match[2] === 'year'
    ? dayOf(match[3] ? Number(match[3]) : year + further, 12, 31)
    : addMonths(dayOf(year, month, 1), 1 + further) - 1;
}

/** "Thursday next week": weeks begin on Monday. */
function weekdayNextWeek(text: string, today: Day): Day | undefined {
  const [, name] =
    /^(?:on )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday) (?:of )?next week$/.exec(text) ?? [];
  if (!name) return undefined;
  const monday = today - ((weekdayOf(today) + 6) % 7) + 7;
  return monday + ((weekdays.findIndex((one) => one.toLowerCase() === name) + 6) % 7);
}

const places = ['first', 'second', 'third', 'fourth', 'fifth'];
const nthPattern = new RegExp(
  `^(?:the )?(first|second|third|fourth|fifth|last|[1-5](?:st|nd|rd|th)) (${weekdays.map((name) => name.toLowerCase()).join('|')}) (?:of|in) (?:(this|next|last|the) month|(${monthPattern})(?:,? (?:of )?(\\d{4}))?)$`,
);
export const isNthWeekday = (text: string) => nthPattern.test(text);

/** "The first Monday of June 2026". */
function nthWeekday(text: string, calendar: Calendar): Day | undefined {
  const [, which = '', name = '', near, month = '', year] = nthPattern.exec(text) ?? [];
  if (!which) return undefined;
  const place = /^\d/.test(which) ? Number(which[0]) - 1 : places.indexOf(which);
  const wanted = weekdays.findIndex((one) => one.toLowerCase() === name);
  const from = (first: Day) => {
    const found = first + ((wanted - weekdayOf(first) + 7) % 7);
    const next = addMonths(first, 1);
    if (which === 'last') return found + Math.floor((next - 1 - found) / 7) * 7;
    const day = found + place * 7;
    return day < next ? day : undefined;
  };
  if (near) {
    const now = partsOf(calendar.today);
    return from(addMonths(dayOf(now.year, now.month, 1), { next: 1, last: -1 }[near] ?? 0));
  }
  const on = (one: number) => from(dayOf(one, monthOf(month), 1));
  return year ? on(Number(year)) : nearestYear(calendar.today, calendar.leaning, on);
}

function moved(from: Day, spans: string, sign: 1 | -1): Day | undefined {
  let day = from;
  for (const [, count, unit] of spans.matchAll(/(\d{1,6}|an?) (day|week|fortnight|month|year|decade)s?/g)) {
    const amount = (count!.startsWith('a') ? 1 : Number(count)) * sign;
    const inDays = steps[unit!];
    const perUnit = { month: 1, year: 12, decade: 120 }[unit!] ?? 0;
    day = inDays ? day + amount * inDays : addMonths(day, amount * perUnit);
  }
  const { year } = partsOf(day);
  return year >= 1 && year <= 9999 ? day : undefined;
}

function written(text: string, calendar: Calendar): Day | undefined {
  const bare = text.replace(/^(?:sun|mon|tues|wednes|thurs|fri|satur)day,? (?=.*\d)/, '');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(bare);
  if (slashed) {
    const [a, b, year] = slashed.slice(1).map(Number) as [number, number, number];
    const first = calendar.dayFirst || bare.includes('.') ? realDay(year, b, a) : realDay(year, a, b);
    return first ?? realDay(year, a, b) ?? realDay(year, b, a);
  }
  const named = dateFirst.exec(bare);
  if (named) return inYear(named[3], monthOf(named[2]!), Number(named[1]), calendar);
  const american = monthFirst.exec(bare);
  if (american) return inYear(american[3], monthOf(american[1]!), Number(american[2]), calendar);
  return undefined;
}

export function monthOf(name: string): number {
  return monthNames.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;
}

function inYear(
  year: string | undefined,
  month: number,
  date: number,
  { today, leaning }: Calendar,
): Day | undefined {
  if (year) return realDay(Number(year), month, date);
  return nearestYear(today, leaning, (one) => realDay(one, month, date));
}

/** This year's, or the one of the year to which the question leans. */
function nearestYear(
  today: Day,
  leaning: Calendar['leaning'],
  on: (year: number) => Day | undefined,
): Day | undefined {
  const { year } = partsOf(today);
  const days = Array.from({ length: 9 }, (_, index) =>
    on(leaning === 'ahead' ? year + index : year - index),
  ).filter((day) => day !== undefined);
  return days.find((day) => (leaning === 'ahead' ? day >= today : day <= today));
}

function holiday(text: string, { today, leaning }: Calendar): Day | undefined {
  const match = /^(next |last |this )?(.+?)(?:,? (?:in |of )?(\d{4}|this year|next year|last year))?$/.exec(
    text,
  );
  const named = match && holidayNamed(match[2]!);
  if (!named) return undefined;
  const { year } = partsOf(today);
  if (match[3])
    return named.on(
      /^\d/.test(match[3])
        ? Number(match[3])
        : year + { this: 0, next: 1, last: -1 }[match[3].split(' ')[0] as 'this']!,
    );
  return nearestYear(today, match[1] === 'last ' ? 'back' : leaning, named.on);
}

/** Everything else that chrono reads, as long as it reads all of it and finds a day. */
function byChrono(text: string, { today, dayFirst, leaning }: Calendar): Day | undefined {
  if (text.length > 60 || !/\d|week|month|year|day/.test(text)) return undefined;
  const { casual, en } = require('chrono-node') as typeof Chrono;
  const { year, month, date } = partsOf(today);
  const reference = new Date(year, month - 1, date, 12);
  const [found, another] = (dayFirst ? en.GB : casual).parse(text, reference, {
    forwardDate: leaning === 'ahead',
  });
  if (!found || another || found.text.length !== text.length || found.end) return undefined;
  const { start } = found;
  if (!start.isCertain('day') && !start.isCertain('weekday')) return undefined;
  return dayOf(start.get('year')!, start.get('month')!, start.get('day')!);
}
