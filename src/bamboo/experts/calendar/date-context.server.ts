/** When and where a question about days is asked, and the shape of its answer. */
import type { AnswerValue } from '#bamboo/expert.ts';
import { isoOf, todayIn, type Day } from '#language/day.ts';
import type { Calendar } from './read-day.server.ts';

export interface CalendarAnswer {
  text: string;
  value?: AnswerValue;
}

export interface DateContext {
  now: Date;
  timeZone: string;
  dayFirst: boolean;
}

export const todayOf = ({ timeZone, now }: DateContext) => todayIn(timeZone, now);

export const calendarOf = (asked: DateContext, leaning: Calendar['leaning'] = 'ahead'): Calendar => ({
  today: todayOf(asked),
  dayFirst: asked.dayFirst,
  leaning,
});

export const asDate = (day: Day): AnswerValue => ({ is: 'date', date: isoOf(day) });
