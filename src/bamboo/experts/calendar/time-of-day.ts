/** Times on a clock: read, added, subtracted. Minutes since midnight. */
import { wholePatterns } from '#language/patterns.ts';
import { counted } from '#language/wording.ts';

const perDay = 1440;

/** 3pm, 15:30, 3:30 p.m., noon, midnight. A bare number is no time. */
export const timePattern = String.raw`(?:\d{1,2}(?::\d{2})?(?::\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|a\.m|p\.m|o'clock)|\d{1,2}[:.]\d{2}(?: ?h(?:ours?|rs?)?)?|\d{1,2} ?h(?: ?\d{2})?|noon|midday|midnight)`;

export function readTime(text: string): number | undefined {
  const plain = text
    .trim()
    .replaceAll('.m', 'm')
    .replaceAll('m.', 'm')
    .replaceAll('a.', 'a')
    .replaceAll('p.', 'p');
  if (plain === 'noon' || plain === 'midday') return 720;
  if (plain === 'midnight') return 0;
  const match = /^(\d{1,2})(?:[:.h ]{1,2}(\d{2}))?(?::\d{2})? ?(am|pm|o'clock|h)?(?:ours?|rs?)?$/.exec(plain);
  if (!match) return undefined;
  const [, hourText, minuteText = '0', half] = match;
  let hour = Number(hourText);
  if (half === 'am' || half === 'pm') {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half === 'pm' ? 12 : 0);
  }
  const minute = Number(minuteText);
  return hour <= 23 && minute <= 59 ? hour * 60 + minute : undefined;
}

export function shownTime(minutes: number): string {
  const within = ((minutes % perDay) + perDay) % perDay;
  const [hour, minute] = [Math.floor(within / 60), within % 60];
  const half = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')} (${half})`;
}

export function shownLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')]
    .filter(Boolean)
    .join(' and ');
}

const span = String.raw`((?:\d+(?:\.\d+)?|an?|half an) ?(?:hours?|hrs?|h|minutes?|mins?|m)\b(?:(?:,| and|, and)? ?(?:\d+|a half) ?(?:minutes?|mins?|m)?\b)?)`;

export function readLength(text: string): number | undefined {
  let minutes = 0;
  for (const [, count, unit] of text.matchAll(/(\d+(?:\.\d+)?|half an|an?) ?(h|m)/g)) {
    const amount = count === 'half an' ? 0.5 : count!.startsWith('a') ? 1 : Number(count);
    minutes += amount * (unit === 'h' ? 60 : 1);
  }
  if (/\band a half\b/.test(text)) minutes += 30;
  return minutes > 0 && minutes < 1e6 ? minutes : undefined;
}

export interface CalendarAnswer {
  text: string;
  minutes: number;
}

type Read = (nowMinutes: number, ...parts: string[]) => CalendarAnswer | undefined;

const patterns = wholePatterns<Read>([
  [
    `(?:how (?:long|much time|many hours|many minutes)(?: and minutes)?(?: (?:is|are|there|it|does it take))*(?: (?:between|from))|(?:the )?(?:time|hours|duration) (?:between|from)) (${timePattern}) (?:and|to|until|till|-) (${timePattern})`,
    (_, a, b) => lengthBetween(a!, b!),
  ],
  [
    `(?:what time (?:is|will|would)(?: it)?(?: be)? )?${span} (?:after|from|past|later than) (${timePattern})`,
    (_, length, time) => shifted(readTime(time!), length!, 1),
  ],
  [
    `(?:what time (?:is|was|would)(?: it)?(?: be)? )?${span} (?:before|earlier than) (${timePattern})`,
    (_, length, time) => shifted(readTime(time!), length!, -1),
  ],
  [
    `(?:what is )?(${timePattern}) (?:plus|\\+) ${span}`,
    (_, time, length) => shifted(readTime(time!), length!, 1),
  ],
  [
    `(?:what is )?(${timePattern}) (?:minus|-) ${span}`,
    (_, time, length) => shifted(readTime(time!), length!, -1),
  ],
  [`add ${span} to (${timePattern})`, (_, length, time) => shifted(readTime(time!), length!, 1)],
  [
    `what time (?:is it|will it be|is|would it be) (?:in )?${span}(?: from now)?|in ${span} what time (?:is it|will it be)`,
    (now, length) => shifted(now, length!, 1),
  ],
  [`what time was it ${span} ago`, (now, length) => shifted(now, length!, -1)],
]);

export function timeAnswer(plain: string, nowMinutes: number): CalendarAnswer | undefined {
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(plain);
    const answer = match && read(nowMinutes, ...match.slice(1).filter((part) => part !== undefined));
    if (answer) return answer;
  }
  return undefined;
}

export function lengthBetween(a: string, b: string): CalendarAnswer | undefined {
  const [from, to] = [readTime(a), readTime(b)];
  if (from === undefined || to === undefined) return undefined;
  const minutes = (to - from + perDay) % perDay;
  return {
    text: `**${shownLength(minutes)}** from ${shownTime(from)} to ${shownTime(to)}${to < from ? ' the next day' : ''}.`,
    minutes,
  };
}

export function shifted(
  from: number | undefined,
  lengthText: string,
  sign: 1 | -1,
): CalendarAnswer | undefined {
  const length = readLength(lengthText);
  if (from === undefined || length === undefined) return undefined;
  const minutes = from + sign * length;
  const days = Math.floor(minutes / perDay);
  const note =
    days === 0
      ? ''
      : days === 1
        ? ' the next day'
        : days === -1
          ? ' the day before'
          : `, ${counted(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`;
  return { text: `**${shownTime(Math.round(minutes))}**${note}`, minutes };
}
