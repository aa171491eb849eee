/** Days counted by their Julian number, from dates that are written out: a second way beside the Calendar's clockwork. */
import type { Answer, AnswerValue, Expert, Question } from '#bamboo/expert.ts';
import { withDigits } from '#language/number-words.ts';
import { plainOf } from '#language/plain.ts';
import { counted } from '#language/wording.ts';
import { dateOf, julianNumber, monthNames, weekdayNames, type WrittenDate } from './julian.ts';
import { formatZone } from './zone-table.server.ts';

const longest = 220;

export const dayCount: Expert = {
  id: 'day-count',
  title: 'Day count',
  describes:
    'Weekdays, spans between dates and leap years by the Julian day number; clocks by a table of offsets.',
  answer: async (question) => tell(question) ?? formatZone(question),
};

interface CalendarAnswer {
  text: string;
  value: AnswerValue;
}

function tell({ text, now, timeZone }: Question): Answer | null {
  const plain = withDigits(plainOf(text, longest));
  const dates = datesIn(plain);
  const answer =
    leapYear(plain) ??
    moved(plain, dates) ??
    between(plain, dates) ??
    fromToday(plain, dates, todayIn(now, timeZone)) ??
    weekday(plain, dates);
  if (!answer) return null;
  return {
    expert: 'day-count',
    family: 'julian day number',
    stance: 'answers',
    ...answer,
    sources: [{ title: 'Counted by the Julian day number' }],
    confidence: 0.9,
  };
}

const month = `(${monthNames.map((name) => `${name}|${name.slice(0, 3)}\\b\\.?`).join('|')})`;
const year = String.raw`,? (\d{4})\b`;
const patterns: readonly [RegExp, (parts: string[]) => WrittenDate][] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g, ([y, m, d]) => ({ year: +y!, month: +m!, date: +d! })],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}${year}`, 'g'),
    ([d, m, y]) => ({ year: +y!, month: monthOf(m!), date: +d! }),
  ],
  [
    new RegExp(`\\b${month} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?${year}`, 'g'),
    ([m, d, y]) => ({ year: +y!, month: monthOf(m!), date: +d! }),
  ],
  [/\bchristmas(?: day)?,? (?:in |of )?(\d{4})\b/g, ([y]) => ({ year: +y!, month: 12, date: 25 })],
  [/\bnew year's day,? (?:in |of )?(\d{4})\b/g, ([y]) => ({ year: +y!, month: 1, date: 1 })],
];

const monthOf = (name: string) => monthNames.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;

/** Numbers of the days that are written out with their year, as they stand. */
function datesIn(plain: string): number[] {
  return patterns
    .flatMap(([pattern, read]) =>
      [...plain.matchAll(pattern)].map(({ index, ...parts }) => ({
        index: index!,
        day: julianNumber(read(Object.values(parts).slice(1) as string[])),
      })),
    )
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ day }) => day ?? []);
}

function leapYear(plain: string): CalendarAnswer | undefined {
  const [, asked] = /^(?:is|was|will)(?: the year)? (\d{4}) (?:be )?a leap year$/.exec(plain) ?? [];
  if (!asked) return undefined;
  const days = newYear(Number(asked) + 1) - newYear(Number(asked));
  return {
    text: `**${days === 366 ? 'Yes' : 'No'}**, from 1 January ${asked} to the next are ${days} days.`,
    value: { is: 'truth', truth: days === 366 },
  };
}

const newYear = (of: number) => julianNumber({ year: of, month: 1, date: 1 })!;

/** "90 days after 1 March 2024" */
function moved(plain: string, dates: readonly number[]): CalendarAnswer | undefined {
  const [, count, unit, way] = /\b(\d{1,6}) (days?|weeks?) (after|from|before)\b/.exec(plain) ?? [];
  const [day] = dates;
  if (!count || day === undefined || dates.length > 1) return undefined;
  const steps = Number(count) * (unit!.startsWith('week') ? 7 : 1) * (way === 'before' ? -1 : 1);
  const found = dateOf(day + steps);
  return { text: `**${shownDay(day + steps)}**.`, value: { is: 'date', date: iso(found) } };
}

function between(plain: string, dates: readonly number[]): CalendarAnswer | undefined {
  const [first, second] = dates;
  if (first === undefined || second === undefined || dates.length > 2) return undefined;
  return /\bhow (?:many days|long)\b|\b(?:number of )?days (?:between|from)\b/.test(plain)
    ? length(Math.abs(second - first), `between ${shownDay(first)} and ${shownDay(second)}`)
    : undefined;
}

function fromToday(plain: string, dates: readonly number[], today: number): CalendarAnswer | undefined {
  const [day] = dates;
  if (day === undefined || dates.length > 1 || !/\bhow many days\b/.test(plain)) return undefined;
  if (day > today && /\b(?:until|till|to|left|before)\b/.test(plain))
    return length(day - today, `until ${shownDay(day)}`);
  return day < today && /\b(?:since|ago|passed)\b/.test(plain)
    ? length(today - day, `since ${shownDay(day)}`)
    : undefined;
}

const length = (days: number, words: string): CalendarAnswer => ({
  text: `**${counted(days, 'day')}** ${words}.`,
  value: { is: 'number', number: days, unit: 'days' },
});

function weekday(plain: string, dates: readonly number[]): CalendarAnswer | undefined {
  const [day] = dates;
  if (day === undefined || dates.length > 1 || /\bhow (?:many|long)\b/.test(plain)) return undefined;
  if (!/\b(?:what|which) (?:day|weekday)\b|\bday of the week\b|\bweekday\b/.test(plain)) return undefined;
  const name = weekdayOf(day);
  return {
    text: `A **${name}**: day number ${day}, counted in sevens.`,
    value: { is: 'names', names: [name] },
  };
}

const weekdayOf = (day: number) => weekdayNames[(day + 1) % 7]!;

function shownDay(day: number): string {
  const { year: y, month: m, date } = dateOf(day);
  const name = monthNames[m - 1]!;
  return `${weekdayOf(day)}, ${date} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${y}`;
}

const iso = ({ year: y, month: m, date }: WrittenDate) =>
  [String(y).padStart(4, '0'), String(m).padStart(2, '0'), String(date).padStart(2, '0')].join('-');

function todayIn(now: Date, timeZone: string): number {
  const [y, m, d] = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    .format(now)
    .split('-')
    .map(Number);
  return julianNumber({ year: y!, month: m!, date: d! })!;
}
