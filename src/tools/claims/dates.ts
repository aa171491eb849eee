/** Dates as precisely as they are given: a day, a month, a year, a decade, a century, a day of the week. */
import { months, weekdays } from '#language/day.ts';
import type { Reading } from './quantities.ts';

export interface PartialDate {
  /** First and last year it may be; before our era below one. */
  years?: readonly [number, number];
  month?: number;
  day?: number;
  weekday?: number;
  /** "From 1 July" and "until 1 July": what begins then and what ends then. */
  edge?: 'begins' | 'ends';
  /** "Before 1 July" and "after 1 July", where no year says which of them it is. */
  side?: 'before' | 'after';
  hedged: boolean;
  shown: string;
}

const monthName = `(?<month>${months.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')}|Sept\\.?)`;
const dayNumber = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const year = String.raw`(?<year>\d{1,4})(?!\d|[.,]\d)`;
const fullYear = String.raw`(?<year>[12]\d{3})(?![\d%°]|[.,]\d)`;
const era = String.raw`(?:\s?(?<era>BCE?|CE|AD)\b)`;
const lead = String.raw`(?<lead>\b(?:before|prior to|after|until|till|through|from|since|as of|around|about|circa|ca\.|c\.|roughly|approximately)\s+(?:the\s+)?(?:year\s+)?)?`;
const yearWords = String.raw`(?<=\b(?:in|since|by|from|until|till|of|before|after|during|year|years|and|to|early|late|mid|around|about|circa|to|for|on|spring|summer|autumn|winter|fall|roughly|approximately|c\.|ca\.)[\s-]{1,2}|[(–-])`;

/** Tried in this order at each place; what the first takes, the next does not see. */
const patterns: readonly RegExp[] = [
  String.raw`${lead}\b(?<year>\d{4})-(?<monthNumber>\d{2})-(?<day>\d{2})\b`,
  String.raw`${lead}\b${dayNumber}\s+(?:of\s+)?${monthName},?\s+${year}${era}?`,
  String.raw`${lead}\b${monthName}\s+${dayNumber},?\s+${year}${era}?`,
  String.raw`${lead}\b${dayNumber}\s+(?:of\s+)?${monthName}(?!\p{L})`,
  String.raw`${lead}\b${monthName}\s+${fullYear}`,
  String.raw`${lead}\b${monthName}\s+${dayNumber}(?![\d:%])`,
  String.raw`${lead}\b(?<decade>[12]\d{2}0)'?s\b`,
  String.raw`${lead}\b(?<century>\d{1,2})(?:st|nd|rd|th)[\s-]century${era}?`,
  String.raw`${lead}\b${year}${era}`,
  String.raw`${lead}${yearWords}${fullYear}(?!\s?(?:%|\p{Sc}|(?:people|km|kg|metres|meters|miles|m|feet|euros|dollars|years|days|hours|employees|inhabitants)\b))`,
].map((source) => new RegExp(source, 'giu'));
const weekday = new RegExp(`\\b(${weekdays.join('|')})s?\\b`, 'g');
/** "9 pm" and "nine in the evening" are times of day. */
const wholeHour =
  /(?<![:.\d])\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'clock)? ?(a\.?m\b\.?|p\.?m\b\.?|in the (?:morning|afternoon|evening))/gi;
const hourWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const clock = /\b(\d{1,2})[:.](\d{2})\s?(a\.?m\.?|p\.?m\.?)?(?![\d%])(?=[\s,;.)]|$)/gi;

export function datesIn(
  text: string,
): Reading<PartialDate> & { clocks: { minutes: number; shown: string }[] } {
  const values: PartialDate[] = [];
  const clocks: { minutes: number; shown: string }[] = [];
  let rest = text
    .replaceAll(/\b(?:noon|midday)\b/gi, '12:00 pm')
    .replaceAll(wholeHour, (_whole, hour: string, half: string) => {
      const named = hourWords.indexOf(hour.toLowerCase());
      return `${named > 0 ? named : hour}:00 ${/^a|morning/i.test(half) ? 'am' : 'pm'}`;
    });
  for (const pattern of patterns)
    rest = rest.replaceAll(pattern, (...match) => {
      const date = dateOf(match.at(-1) as Record<string, string | undefined>, match[0] as string);
      if (!date) return match[0] as string;
      values.push(date);
      return ' # ';
    });
  rest = rest.replaceAll(weekday, (shown: string, name: string) => {
    values.push({ weekday: weekdays.indexOf(name as (typeof weekdays)[number]), hedged: false, shown });
    return ' # ';
  });
  rest = rest.replaceAll(clock, (shown: string, hours: string, minutes: string, half?: string) => {
    if (Number(hours) > 24 || Number(minutes) > 59 || (!half && !shown.includes(':'))) return shown;
    // Twelve o'clock begins its half of the day.
    const hour = half ? (Number(hours) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0) : Number(hours);
    clocks.push({ minutes: hour * 60 + Number(minutes), shown: shown.trim() });
    return ' # ';
  });
  return { values, rest, clocks };
}

function dateOf(groups: Record<string, string | undefined>, shown: string): PartialDate | undefined {
  // "Those over 18 may enter": in small letters these are verbs.
  if (/^(?:may|march|mar)$/.test(groups.month ?? '')) return undefined;
  const lead = groups.lead?.toLowerCase() ?? '';
  const hedged = /^(?:around|about|c|roughly|approximately)/.test(lead);
  const month = groups.monthNumber
    ? Number(groups.monthNumber)
    : groups.month
      ? months.findIndex(
          (name) => name.slice(0, 3).toLowerCase() === groups.month!.slice(0, 3).toLowerCase(),
        ) + 1
      : undefined;
  const day = groups.day ? Number(groups.day) : undefined;
  if ((day !== undefined && (day < 1 || day > 31)) || (month !== undefined && (month < 1 || month > 12)))
    return undefined;
  const years = yearsOf(groups);
  const side = sideOf(lead);
  const open = !years
    ? undefined
    : side === 'before'
      ? ([-Infinity, years[0] - 1] as const)
      : side === 'after'
        ? ([years[1] + 1, Infinity] as const)
        : years;
  const whole = open === years;
  const edge = edgeOf(lead);
  return {
    ...(open ? { years: open } : {}),
    ...(edge ? { edge } : {}),
    ...(side && !years ? { side } : {}),
    ...(month ? { month } : {}),
    ...(day ? { day } : {}),
    hedged,
    shown: (hedged || !whole ? shown : shown.slice(groups.lead?.length ?? 0)).trim(),
  };
}

function sideOf(lead: string): PartialDate['side'] {
  if (/^(?:before|prior)/.test(lead)) return 'before';
  return lead.startsWith('after') ? 'after' : undefined;
}

function edgeOf(lead: string): PartialDate['edge'] {
  if (/^(?:from|since|as of)/.test(lead)) return 'begins';
  return /^(?:until|till|through)/.test(lead) ? 'ends' : undefined;
}

function yearsOf({
  year,
  decade,
  century,
  era,
}: Record<string, string | undefined>): readonly [number, number] | undefined {
  const before = era?.toUpperCase().startsWith('B');
  if (decade) return [Number(decade), Number(decade) + 9];
  if (century) {
    const last = Number(century) * 100;
    return before ? [1 - last, 100 - last] : [last - 99, last];
  }
  if (!year) return undefined;
  return before ? [1 - Number(year), 1 - Number(year)] : [Number(year), Number(year)];
}
