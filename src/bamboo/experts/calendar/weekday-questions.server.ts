/** Questions about weekdays of a month, and days named by their neighbours: "how many Mondays in May", "Friday the 13th". */
import { wholePatterns } from '#language/patterns.ts';
import { capitalised, counted } from '#language/wording.ts';
import { asDate, calendarOf, todayOf, type DateContext, type CalendarAnswer } from './date-context.server.ts';
import { addMonths, dayOf, months, partsOf, shownDay, weekdayOf, weekdays, type Day } from '#language/day.ts';
import { isNthWeekday, monthOf, readDay } from './read-day.server.ts';

type Read = (asked: DateContext, ...parts: string[]) => CalendarAnswer | undefined;

const weekday = `(${weekdays.map((name) => name.toLowerCase()).join('|')})`;
const month = `(${months.map((name) => name.toLowerCase()).join('|')})`;
const near =
  '(the day after tomorrow|the day before yesterday|tomorrow|yesterday|today|an? (?:fortnight|week|month|year) (?:ago|from (?:now|today)))';

const patterns = wholePatterns<Read>([
  [
    `(?:how many|number of) ${weekday}s(?: (?:are|is|were|there|does|will|be))*(?: in)? ${month}(?:,? (\\d{4}))?(?: have| has)?`,
    (asked, name, which, year) => countIn(asked, name!, which!, year),
  ],
  [
    `(?:when|what date|on what date) (?:is|was|will be) the (next|last) (${weekday.slice(1, -1)}) the (\\d{1,2})(?:st|nd|rd|th)`,
    (asked, way, name, date) => dateOn(asked, way!, name!, Number(date)),
  ],
  [`is (?:it|today) (?:an? )?${weekday}(?: today)?`, (asked, name) => isToday(asked, name!)],
  [
    `(?:what|which) (?:day|date) (?:is|was|will be|will it be)(?: it)? ${near}|(?:what is |what was )?(tomorrow|yesterday|today)'?s date|${near}`,
    (asked, day) => dateOf(asked, day!),
  ],
  [
    'how many days(?: (?:are|is|there|left|remaining|remain|do|we|have|still))* (?:in|of|until the end of) (?:the|this) year',
    (asked) => daysLeft(asked),
  ],
  ['how many days(?: are)?(?: there)? (?:left|remaining) (?:the|this) year', (asked) => daysLeft(asked)],
]);

export function weekdayAnswer(plain: string, asked: DateContext): CalendarAnswer | undefined {
  const bare = plain.replace(/^what (?:is|was) /, '');
  if (isNthWeekday(bare)) return dateOf(asked, bare);
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(plain);
    const answer = match && read(asked, ...match.slice(1).filter((part) => part !== undefined));
    if (answer) return answer;
  }
  return undefined;
}

const placeOf = (name: string) => weekdays.findIndex((one) => one.toLowerCase() === name);

function countIn(asked: DateContext, name: string, which: string, year?: string): CalendarAnswer {
  const one = year ? Number(year) : partsOf(todayOf(asked)).year;
  const first = dayOf(one, monthOf(which), 1);
  const length = addMonths(first, 1) - first;
  const offset = (placeOf(name) - weekdayOf(first) + 7) % 7;
  const number = Math.ceil((length - offset) / 7);
  return {
    text: `${months[monthOf(which) - 1]} ${one} has **${counted(number, capitalised(name))}**.`,
    value: { is: 'number', number },
  };
}

/** Every weekday meets every date up to the 30th within a few years. */
const mostMonths = 120;

function dateOn(asked: DateContext, way: string, name: string, date: number): CalendarAnswer | undefined {
  const today = todayOf(asked);
  const step = way === 'last' ? -1 : 1;
  const { year, month: now } = partsOf(today);
  for (let ahead = 0; ahead < mostMonths; ahead += 1) {
    const first = addMonths(dayOf(year, now, 1), ahead * step);
    const day = first + date - 1;
    const isReal = partsOf(day).month === partsOf(first).month;
    if (isReal && (day - today) * step > 0 && weekdayOf(day) === placeOf(name)) return shown(day);
  }
  return undefined;
}

const shown = (day: Day): CalendarAnswer => ({ text: `**${shownDay(day)}**`, value: asDate(day) });

function isToday(asked: DateContext, name: string): CalendarAnswer {
  const truth = weekdayOf(todayOf(asked)) === placeOf(name);
  return {
    text: `**${truth ? 'Yes' : 'No'}**, today is ${shownDay(todayOf(asked))}.`,
    value: { is: 'truth', truth },
  };
}

function dateOf(asked: DateContext, text: string): CalendarAnswer | undefined {
  const day = readDay(text, calendarOf(asked));
  return day === undefined ? undefined : shown(day);
}

function daysLeft(asked: DateContext): CalendarAnswer {
  const today = todayOf(asked);
  const number = dayOf(partsOf(today).year, 12, 31) - today;
  return {
    text: `**${counted(number, 'day')}** are left this year, after today.`,
    value: { is: 'number', number },
  };
}
