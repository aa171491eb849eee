/** How often, in the words of people: every hour, day, week or month, by the clock of a place. */
import { zoneClock } from '#kit/zone-clock.ts';

export const everies = ['hour', 'day', 'week', 'month'] as const;

export interface Rhythm {
  every: (typeof everies)[number];
  /** Of the hour. */
  minute: number;
  /** Of the day; without meaning where it is every hour. */
  hour: number;
  /** Of the week, Monday is 1; for `week`. */
  days: number[];
  /** Of the month; the last one where a month is shorter. */
  day: number;
  /** Such as Europe/Vienna. */
  zone: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The first moment after `after` that it is due. A time that the clock skips is due when the clock has moved on; one that it shows
 * twice is due the first time. Undefined where there is no such zone.
 */
export function nextTime(rhythm: Rhythm, after: Date): Date | undefined {
  const clock = zoneClock(rhythm.zone);
  if (!clock) return undefined;
  const from = after.getTime();
  if (rhythm.every === 'hour') return nextHour(rhythm, clock, from);
  const today = Math.floor(clock(from) / dayMs) * dayMs;
  // A month has 31 days, and a day may be over already.
  for (let ahead = -1; ahead <= 63; ahead += 1) {
    const day = today + ahead * dayMs;
    if (!isDue(rhythm, new Date(day))) continue;
    const at = instantOf(day + rhythm.hour * hourMs + rhythm.minute * minuteMs, clock);
    if (at > from) return new Date(at);
  }
  return undefined;
}

/** By the minute of the place: some are half an hour beside the others. */
function nextHour({ minute }: Rhythm, clock: (at: number) => number, from: number): Date {
  const shown = clock(from);
  const past = shown % hourMs;
  const ahead = minute * minuteMs - past;
  const whole = Math.floor(from / 1000) * 1000;
  return new Date(whole + (ahead > 0 ? ahead : ahead + hourMs));
}

function isDue({ every, days, day }: Rhythm, date: Date): boolean {
  if (every === 'week') return days.includes(date.getUTCDay() || 7);
  if (every !== 'month') return true;
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() === Math.min(day, last);
}

/** The first instant at which the clock shows this, or the first after it where the clock skips it. */
function instantOf(shown: number, clock: (at: number) => number): number {
  const early = shown - 15 * hourMs;
  let [before, reached] = [early, shown + 15 * hourMs];
  // Clocks that are put back show an hour twice; looking at the offsets around it finds the first.
  const offsets = new Set([early, shown, reached].map((at) => clock(at) - at));
  const exact = [...offsets].map((offset) => shown - offset).filter((at) => clock(at) === shown);
  if (exact.length > 0) return Math.min(...exact);
  while (reached - before > minuteMs) {
    const middle = Math.floor((before + reached) / 2 / minuteMs) * minuteMs;
    if (clock(middle) >= shown) reached = middle;
    else before = middle;
  }
  return reached;
}
