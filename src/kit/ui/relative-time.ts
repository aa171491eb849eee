const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** What is set for a number of days is told in days, for as long as anyone counts in them. */
const dayAhead = 86_400;
const countedInDays = 60 * dayAhead;
/** What is nearly a whole one was meant as one: the moment it was set is just past. */
const nearly = 0.98;

/** "3 hours ago", "in 2 days", "just now". */
export function relativeTime(time: number, now: number): string {
  const seconds = (time - now) / 1000;
  if (seconds > 0) return timeAhead(seconds);
  const step = steps.find(([, length]) => Math.abs(seconds) >= length);
  return step ? format.format(Math.trunc(seconds / step[1]), step[0]) : 'just now';
}

function timeAhead(seconds: number): string {
  const step = steps.find(
    ([unit, length]) =>
      seconds >= length * nearly && (seconds > countedInDays || unit === 'day' || length < dayAhead),
  );
  return step ? format.format(Math.round(seconds / step[1]), step[0]) : 'just now';
}
