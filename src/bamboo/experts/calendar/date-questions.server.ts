/** Questions about days: which weekday, which date, how long until, how many days between. */
import { wholePatterns } from '#language/patterns.ts';
import { counted } from '#language/wording.ts';
import {
  dayOf,
  isLeap,
  months,
  partsOf,
  shownDay,
  weekdayOf,
  weekdays,
  weekOf,
  type Day,
} from '#language/day.ts';
import { holidayNamed } from './holidays.ts';
import { isNthWeekday, readDay } from './read-day.server.ts';
import { age, between, since, until } from './date-lengths.server.ts';
import {
  century,
  daysOf,
  inAYear,
  leap,
  monthsWith,
  nextLeap,
  nthDay,
  weekdayFrom,
  yearsOff,
} from './year-facts.server.ts';
import { asDate, calendarOf, todayOf, type DateContext, type CalendarAnswer } from './date-context.server.ts';

type Read = (asked: DateContext, ...parts: string[]) => CalendarAnswer | undefined;

const unit = '(days|weeks|months|years|hours|weekdays|working days|business days|workdays|minutes|sleeps)';
const monthName = `(${months.map((name) => name.toLowerCase()).join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const dayAsked = '(?:what|which) (?:day of the week|week ?day|day)';

const patterns = wholePatterns<Read>([
  [
    "(?:what|which) (?:day|date|day of the week|weekday) (?:is it|is today|do we have|are we)(?: (?:today|now|right now|currently))?|what is (?:the |today's )?(?:current )?(?:date|day)(?: (?:today|now|right now))?|what is today|today'?s date|(?:what is )?the date(?: today)?|date today",
    (asked) => today(asked),
  ],
  [
    '(?:what|which) year (?:is it|is this|are we in|do we have)(?: now| currently)?|what is the (?:current )?year',
    (asked) => ({ text: `It is **${partsOf(todayOf(asked)).year}**.` }),
  ],
  [
    '(?:what|which) month (?:is it|is this|are we in)(?: now| currently)?|what is the current month',
    (asked) => ({
      text: `It is **${months[partsOf(todayOf(asked)).month - 1]}** ${partsOf(todayOf(asked)).year}.`,
    }),
  ],
  [
    '(?:what|which) quarter(?: of the year)? (?:is it|is this|are we in)(?: now| currently)?|what is the current quarter',
    (asked) => ({
      text: `It is the **${['first', 'second', 'third', 'fourth'][Math.floor((partsOf(todayOf(asked)).month - 1) / 3)]} quarter** (Q${Math.ceil(partsOf(todayOf(asked)).month / 3)}).`,
    }),
  ],
  [
    '(?:how many|which|what) months (?:have|has|are with|with|of the year have|in the year have) (?:only )?(30|31|28) days',
    (_, count) => monthsWith(Number(count)),
  ],
  [
    'if (?:today is|it is) (?:an? )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)(?: today)?,? (?:what|which) (?:day|weekday|day of the week) (?:is it|will it be|was it|is)(?: it)? (?:in )?(\\d{1,5}) days?(?: (from now|later|ago))?',
    (_, name, count, way) => weekdayFrom(name!, Number(count), way),
  ],
  [
    '(?:what|which) (?:day|weekday|day of the week) (?:is|comes|was) (\\d{1,5}) days? (after|before) (?:an? )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)',
    (_, count, way, name) => weekdayFrom(name!, Number(count), way === 'before' ? 'ago' : ''),
  ],
  [
    '(?:what|which) (?:day|date) (?:was|is|will be|will it be|was it|is it) ((?:\\d{1,6}|an?) (?:days?|weeks?|months?|years?) (?:after|before|from|since) .+)',
    (asked, day) => date(asked, day!),
  ],
  [
    `in how many ${unit} (?:is|will it be|will|are) (.+?)(?: be)?`,
    (asked, name, day) => until(asked, day!, name!),
  ],
  [
    '(?:what|which) (?:calendar )?week (?:number )?(?:is it|is this|are we in|of the year is it)(?: now)?|(?:what is )?(?:the )?(?:current |this )?week number(?: today)?|(?:what is the )?current (?:calendar )?week',
    (asked) => week(asked, 'today'),
  ],
  [
    '(?:what|which) (?:calendar )?week (?:number )?(?:is|was|of the year is|does) (.+?)(?: in| fall in)?|(?:what is )?(?:the )?week number (?:of|for) (.+)',
    (asked, day) => week(asked, day!),
  ],
  [
    `on ${dayAsked} (?:does|did|will|do|is|was) (.+?) (?:fall|be|land|happen|take place)(?: on)?(?: (in \\d{4}|this year|next year))?`,
    (asked, day, year) => formatWeekday(asked, year ? `${day} ${year}` : day!),
  ],
  [
    `${dayAsked} (?:does|did|will|do) (.+?) (?:fall|be|land|happen)(?: on)?(?: (in \\d{4}|this year|next year))?`,
    (asked, day, year) => formatWeekday(asked, year ? `${day} ${year}` : day!),
  ],
  [
    `(?:on )?${dayAsked} (?:is|was|will|will be|were) (.+?)(?: be| on)?`,
    (asked, day) => formatWeekday(asked, day!),
  ],
  [
    '(?:what is |what was )?(?:the )?(?:week ?day|day of the week)(?: (?:of|for|on))? (.+)',
    (asked, day) => formatWeekday(asked, day!),
  ],
  [
    '(.+?) (?:is|was|will be|falls on|fell on) (?:on )?(?:what|which|a what) (?:day(?: of the week)?|weekday)',
    (asked, day) => formatWeekday(asked, day!),
  ],
  [
    '(?:is|was|will) (.+?) (?:be )?(?:on )?an? (sunday|monday|tuesday|wednesday|thursday|friday|saturday)',
    (asked, day, name) => isWeekday(asked, day!, name!),
  ],
  [
    '(?:on )?(?:what|which) (?:date|day) (?:does|will|did|is|do) (.+?) (?:fall|be|happen|take place)(?: on)?(?: (in \\d{4}|this year|next year))?',
    (asked, day, year) => when(asked, day!, year),
  ],
  [
    '((?:in )?\\d{1,6} (?:days?|weeks?|months?|years?)(?: from (?:now|today)| ago)?),? (?:it )?(?:will be|is it|is|it is|was|will it be) (?:what|which) (?:date|day)',
    (asked, day) => date(asked, day!),
  ],
  [
    '(?:what|which) (?:day and )?date (?:is|was|will|will be|falls)(?: it)?(?: be)? (.+?)(?: be)?',
    (asked, day) => date(asked, day!),
  ],
  [
    '(?:what is|what was|what will be|what is going to be|find|calculate) (?:the )?(?:date|day) (?:of |on |for )?(?!week\\b|the week\\b)(.+)',
    (asked, day) => date(asked, day!),
  ],
  [
    '(?:when|what day|what date) (?:is|was|will|are|does)(?: it)?(?: be)? (.+?)(?: be| celebrated| take place| start)?(?: (in \\d{4}|this year|next year))?',
    (asked, day, year) => when(asked, day!, year),
  ],
  [
    '(?:what is |what date is |when is |when was |what will be )?((?:in )?(?:\\d{1,6}|an?) (?:days?|weeks?|months?|years?)(?:(?:,| and) (?:\\d{1,6}|an?) (?:days?|weeks?|months?|years?))* (?:from|after|before|ago|hence|later|prior to|past|from now)(?: .+)?)',
    (asked, day) => date(asked, day!),
  ],
  ['add (.+?) to (.+)', (asked, span, day) => date(asked, `${span} after ${day}`)],
  ['subtract (.+?) from (.+)', (asked, span, day) => date(asked, `${span} before ${day}`)],
  [
    `(?:how many|what is the number of|number of|count the|count) ${unit}(?: (?:are|is|were|there|have|passed|do|does|it|lie|elapsed|took))*(?: (?:between|from)) (.+?) (?:and|to|until|till|through) (.+?)`,
    (asked, name, a, b) => between(asked, a!, b!, name!),
  ],
  [
    `${unit} (?:between|from) (.+?) (?:and|to|until|till|through) (.+?)`,
    (asked, name, a, b) => between(asked, a!, b!, name!),
  ],
  [
    '(?:how long|how much time)(?: (?:is|was|are|there|it|passed|lies|elapsed))*(?: (?:between|from)) (.+?) (?:and|to|until|till) (.+?)',
    (asked, a, b) => between(asked, a!, b!, 'days'),
  ],
  [
    '(?:what is )?(?:the )?(?:difference|time|duration|number of days)(?: in days)? between (.+?) and (.+?)(?: in (?:days|weeks))?',
    (asked, a, b) => between(asked, a!, b!, 'days'),
  ],
  [
    `(?:how many )?${unit}(?: (?:are|is|do|have|there|left|remaining|remain|more|to go|it|we|will|be|i|wait))*(?: (?:until|till|til|before|to)) (.+?)(?: (?:starts?|begins?|comes|arrives|is here))?`,
    (asked, name, day) => until(asked, day!, name!),
  ],
  [
    '(?:how long|how much time|how far)(?: (?:is|it|do|we|have|left|there|remains?|away|will|be))*(?: (?:until|till|til|before|to)) (.+)',
    (asked, day) => until(asked, day!, 'days'),
  ],
  ['(?:how many )?(?:sleeps|days) (?:until|till|to) (.+)', (asked, day) => until(asked, day!, 'days')],
  ['how (?:far away|far off|many days away|soon) is (.+)', (asked, day) => until(asked, day!, 'days')],
  [
    `(?:how many )?${unit}(?: (?:have|has|is|it|passed|gone by|been|are|elapsed|there))*(?: (?:since|from|after)) (.+)`,
    (asked, name, day) => since(asked, day!, name!),
  ],
  [
    '(?:how long|how much time)(?: (?:has|have|is|it|been|passed|ago|was))*(?: (?:since|ago (?:was|is)|ago)) (.+)',
    (asked, day) => since(asked, day!, 'days'),
  ],
  ['how long ago (?:was|is) (.+)', (asked, day) => since(asked, day!, 'days')],
  [
    'how old (?:is|would|am|are|will|was) (?:someone|a person|i|you|somebody|anyone|one|he|she|a child|a man|a woman)?(?: be)?(?: (?:if|who|when))?(?: (?:i|he|she|they|you|they))?(?: (?:was|were|is|am|are))? ?born (?:on|in|at)?(.+?)(?: be)?(?: (?:today|now))?',
    (asked, day) => age(asked, day!),
  ],
  [
    '(?:if )?(?:i|he|she|someone|they|my \\w+) (?:was|were|am|is) born (?:on |in )?(.+?),? (?:so )?(?:how old|what age|what is (?:my|his|her|their) age)(?: (?:am|is|are|would|will) (?:i|he|she|they|someone|that)(?: be)?)?(?: now| today)?',
    (asked, day) => age(asked, day!),
  ],
  [
    '(?:is|was|will) (?:the year )?(\\d{1,4}) (?:be )?(?:a |an )?leap ?year(?:,? or (?:not|a common year))?',
    (_, year) => leap(Number(year)),
  ],
  [
    '(?:is it|is this|are we in)(?: year)? a leap ?year(?: this year| now)?|is this year a leap ?year',
    (asked) => leap(partsOf(todayOf(asked)).year),
  ],
  ['(?:when is|what is|which is|what year is) the next leap ?year|next leap ?year', nextLeap],
  [
    `how many days (?:are |is |were |was |does |do |did |will |there |has |had |have )*(?:in |of )?(?:the month of )?${monthName}(?: have| has| had)?(?:,? (?:of |in )?(\\d{4}))?(?: have| has| had)?(?: (?:in a )?(leap year))?`,
    (asked, name, year, inLeap) => daysOf(asked, name!, year, inLeap),
  ],
  [
    'how many days (?:are |is |does |do |there |has |had )*(?:in )?(?:the year )?(\\d{4})(?: have| has)?',
    (_, year) => ({
      text: `${year} ${isLeap(Number(year)) ? 'is a leap year and has **366 days**' : 'has **365 days**'}.`,
      value: { is: 'number', number: isLeap(Number(year)) ? 366 : 365 },
    }),
  ],
  [
    'how many (days|weeks|hours|minutes|seconds) (?:are |is |does |do |there |has )*(?:in )?(?:a|one|1|the)? ?(leap |common |normal |regular |calendar )?year(?: have| has)?',
    (_, name, kind) => inAYear(name!, kind),
  ],
  [
    '(?:(?:what|which) )?(?:is )?(?:the )?(\\d{1,3})(?:st|nd|rd|th) day of (?:the year )?(\\d{4})',
    (_, place, year) => nthDay(Number(place), Number(year)),
  ],
  [
    '(?:what|which) day of the year is (.+)|what number day of the year is (.+)',
    (asked, day) => dayOfYear(asked, day!),
  ],
  [
    '(?:what|which|in (?:what|which)) (century|decade|millennium) (?:is|was|does|did|were) (?:the year )?(\\d{1,4})(?: (?:in|belong to|part of))?|(?:the year )?(\\d{1,4}) is in (?:what|which) (century)',
    (_, kind, year) => century(kind!, year!),
  ],
  [
    '(?:what|which) year (?:was it|is it|will it be|was)? ?(\\d{1,4}) years (ago|from now|earlier|later)|(?:what|which) year (?:will it be )?in (\\d{1,4}) years',
    (asked, count, way) => yearsOff(asked, Number(count), way),
  ],
]);

export function dateAnswer(plain: string, asked: DateContext): CalendarAnswer | undefined {
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(plain);
    const answer = match && read(asked, ...match.slice(1).filter((part) => part !== undefined));
    if (answer) return answer;
  }
  return undefined;
}

function today(asked: DateContext): CalendarAnswer {
  return { text: `Today is **${shownDay(todayOf(asked))}**.`, value: asDate(todayOf(asked)) };
}

/** Past, present or still to come. */
const verb = (day: Day, now: Day) => (day < now ? 'was' : day > now ? 'will be' : 'is');

export function formatWeekday(asked: DateContext, text: string): CalendarAnswer | undefined {
  const day = readDay(text, calendarOf(asked));
  if (day === undefined) return undefined;
  const { year, month, date } = partsOf(day);
  const note = year < 1583 ? ' (in the Gregorian calendar, which was not yet in use)' : '';
  return {
    text: `${date} ${months[month - 1]} ${year} ${verb(day, todayOf(asked))} a **${weekdays[weekdayOf(day)]}**${note}.`,
    value: { is: 'names', names: [weekdays[weekdayOf(day)]!] },
  };
}

function isWeekday(asked: DateContext, text: string, name: string): CalendarAnswer | undefined {
  const day = readDay(text, calendarOf(asked));
  if (day === undefined) return undefined;
  const truth = weekdays[weekdayOf(day)]!.toLowerCase() === name;
  return {
    text: `**${truth ? 'Yes' : 'No'}**, ${formatWeekday(asked, text)!.text}`,
    value: { is: 'truth', truth },
  };
}

function date(asked: DateContext, text: string): CalendarAnswer | undefined {
  const day = readDay(text, calendarOf(asked));
  return day === undefined ? undefined : { text: `**${shownDay(day)}**`, value: asDate(day) };
}

/** "When is Easter" is a question for the calendar; "when is the meeting" is not. */
function when(asked: DateContext, text: string, year?: string): CalendarAnswer | undefined {
  const bare = text.replace(/^(?:the )?(?:next |last |this )?/, '').replace(/,? (?:in )?\d{4}$/, '');
  const holiday = holidayNamed(bare);
  if (
    !holiday &&
    !isNthWeekday(text) &&
    !/^(?:next |last |this )?(?:sun|mon|tues|wednes|thurs|fri|satur)day$|\d+ (?:days|weeks|months|years)/.test(
      text,
    )
  )
    return undefined;
  const day = readDay(year ? `${text} ${year}` : text, calendarOf(asked));
  if (day === undefined) return undefined;
  const away = day - todayOf(asked);
  const left = away > 0 ? `, in ${counted(away, 'day')}` : away === 0 ? ', today' : '';
  return { text: `${holiday ? `${holiday.name}: ` : ''}**${shownDay(day)}**${left}.`, value: asDate(day) };
}

function dayOfYear(asked: DateContext, text: string): CalendarAnswer | undefined {
  const day = readDay(text, calendarOf(asked));
  if (day === undefined) return undefined;
  const place = day - dayOf(partsOf(day).year, 1, 1) + 1;
  return {
    text: `${shownDay(day)} is day **${place}** of the year.`,
    value: { is: 'number', number: place },
  };
}

function week(asked: DateContext, text: string): CalendarAnswer | undefined {
  const day = readDay(text, calendarOf(asked));
  if (day === undefined) return undefined;
  const { year, week } = weekOf(day);
  return {
    text: `${shownDay(day)} is in **week ${week}** of ${year} (ISO 8601, weeks begin on Monday).`,
    value: { is: 'number', number: week },
  };
}
