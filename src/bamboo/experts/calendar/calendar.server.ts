/** Dates, weekdays, durations, and what time it is where. */
import type { Answer, Expert, Question } from '#bamboo/expert.ts';
import { withDigits } from '#language/number-words.ts';
import { plainOf } from '#language/plain.ts';
import { clockAnswer } from './clock.server.ts';
import { dateAnswer } from './date-questions.server.ts';
import { timeAnswer } from './time-of-day.ts';
import { weekdayAnswer } from './weekday-questions.server.ts';
import { offsetAt } from './zones.server.ts';

/** Such questions are short; patterns over long ones take too long. */
const longest = 220;

export const calendar: Expert = {
  id: 'calendar',
  title: 'Calendar',
  describes: 'Dates, weekdays, durations, holidays, time zones and clocks around the world.',
  answer: async (question) => tell(question),
};

function tell({ text, now, timeZone, locale = 'en-GB' }: Question): Answer | null {
  const plain = withDigits(plainOf(text, longest));
  if (plain === '') return null;
  const byTime = timeAnswer(plain, minutesNow(now, timeZone));
  if (byTime) return said(byTime.text, 'calendar', [byCalendar]);
  const asked = { now, timeZone, dayFirst: !/^en-US\b/.test(locale) };
  const byDate = weekdayAnswer(plain, asked) ?? dateAnswer(plain, asked);
  if (byDate) return said(byDate.text, 'calendar', [byCalendar], byDate.value);
  const byClock = clockAnswer(plain, { now, timeZone });
  return byClock ? said(byClock.text, byClock.family, byClock.sources, byClock.value) : null;
}

const byCalendar = { title: 'Calculated in the Gregorian calendar' };

function minutesNow(now: Date, timeZone: string): number {
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes() + offsetAt(timeZone, now);
  return ((minutes % 1440) + 1440) % 1440;
}

function said(text: string, family: string, sources: Answer['sources'], value?: Answer['value']): Answer {
  return {
    expert: 'calendar',
    family,
    stance: 'answers',
    text,
    sources,
    confidence: 0.95,
    ...(value ? { value } : {}),
  };
}
