/** How long it is: between two days, until one, since one. */
import type { AnswerValue } from '#bamboo/expert.ts';
import { counted } from '#language/wording.ts';
import { calendarOf, todayOf, type DateContext, type CalendarAnswer } from './date-context.server.ts';
import { partsOf, shownDay, spanBetween, weekdayOf, type Day } from '#language/day.ts';
import { monthOf, readDay } from './read-day.server.ts';

export function between(asked: DateContext, a: string, b: string, name: string): CalendarAnswer | undefined {
  const sharedYear = /\b(\d{4})$/.exec(b)?.[1];
  const first =
    readDay(
      sharedYear && !/\d{4}/.test(a) && /[a-z]/.test(a) ? `${a} ${sharedYear}` : a,
      calendarOf(asked),
    ) ?? readDay(a, calendarOf(asked));
  const second = readDay(b, calendarOf(asked));
  if (first === undefined || second === undefined) return undefined;
  const [from, to] = first <= second ? [first, second] : [second, first];
  return {
    ...lengthIn(from, to, name),
    text: `${lengthIn(from, to, name).text} from ${shownDay(from)} to ${shownDay(to)}.`,
  };
}

export function until(asked: DateContext, text: string, name: string): CalendarAnswer | undefined {
  const now = todayOf(asked);
  const day = readDay(text, calendarOf(asked));
  if (day === undefined || day <= now) return undefined;
  const length = lengthIn(now, day, name);
  return { ...length, text: `${length.text} until ${shownDay(day)}.` };
}

export function since(asked: DateContext, text: string, name: string): CalendarAnswer | undefined {
  const now = todayOf(asked);
  const day = readDay(text, calendarOf(asked, 'back'));
  if (day === undefined || day > now) return undefined;
  const length = lengthIn(day, now, name);
  return { ...length, text: `${length.text} since ${shownDay(day)}.` };
}

function lengthIn(from: Day, to: Day, name: string): CalendarAnswer {
  const days = to - from;
  const number = (count: number): AnswerValue => ({ is: 'number', number: count, unit: name });
  if (/working|business|workdays|weekdays/.test(name)) {
    let count = 0;
    for (let week = Math.floor(days / 7), day = from + week * 7; day < to; day += 1)
      if (![0, 6].includes(weekdayOf(day))) count += 1;
    count += Math.floor(days / 7) * 5;
    return {
      text: `**${counted(count, 'working day')}** (Monday to Friday, the last day not counted, holidays not considered)`,
      value: number(count),
    };
  }
  if (name === 'hours') return { text: `**${counted(days * 24, 'hour')}**`, value: number(days * 24) };
  if (name === 'minutes')
    return { text: `**${counted(days * 1440, 'minute')}**`, value: number(days * 1440) };
  if (name === 'weeks')
    return {
      text: `**${counted(Math.floor(days / 7), 'week')}${days % 7 ? ` and ${counted(days % 7, 'day')}` : ''}**`,
      value: number(days / 7),
    };
  const { years, months: count, days: rest } = spanBetween(from, to);
  if (name === 'years')
    return {
      text: `**${counted(years, 'year')}**${count || rest ? ` (and ${[count && counted(count, 'month'), rest && counted(rest, 'day')].filter(Boolean).join(', ')})` : ''}`,
      value: number(years),
    };
  if (name === 'months')
    return {
      text: `**${counted(years * 12 + count, 'month')}${rest ? ` and ${counted(rest, 'day')}` : ''}**`,
      value: number(years * 12 + count),
    };
  const long =
    days > 366
      ? ` (${[years && counted(years, 'year'), count && counted(count, 'month'), rest && counted(rest, 'day')].filter(Boolean).join(', ')})`
      : '';
  return { text: `**${counted(days, 'day')}**${long}`, value: number(days) };
}

export function age(asked: DateContext, text: string): CalendarAnswer | undefined {
  const bornIn = /^\s*(\d{4})$/.exec(text);
  const { year } = partsOf(todayOf(asked));
  if (bornIn) {
    const years = year - Number(bornIn[1]);
    return years >= 1 && years < 130
      ? {
          text: `**${years - 1} or ${years}**, depending on whether the birthday has passed this year.`,
          value: { is: 'number', number: years },
        }
      : undefined;
  }
  const inMonth = /^\s*([a-z]{3,9}) (?:of )?(\d{4})$/.exec(text);
  if (inMonth && monthOf(inMonth[1]!)) return ageByMonth(asked, monthOf(inMonth[1]!), Number(inMonth[2]));
  const day = readDay(text.trim(), calendarOf(asked, 'back'));
  if (day === undefined || day > todayOf(asked)) return undefined;
  const { years, months: count, days } = spanBetween(day, todayOf(asked));
  return {
    text: `**${counted(years, 'year')}** old (${counted(count, 'month')} and ${counted(days, 'day')} more).`,
    value: { is: 'number', number: years, unit: 'years' },
  };
}

function ageByMonth(asked: DateContext, month: number, born: number): CalendarAnswer | undefined {
  const now = partsOf(todayOf(asked));
  const years = now.year - born - (now.month < month ? 1 : 0);
  if (years < 0 || years > 130) return undefined;
  const either = now.month === month ? `${years - 1} or ${years}` : String(years);
  return { text: `**${either}** years old.`, value: { is: 'number', number: years, unit: 'years' } };
}
