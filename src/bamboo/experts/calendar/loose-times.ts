/** A time, and how long something takes, wherever they stand: "The film starts at 19:45 and takes 138 minutes. When does it end?" */
import { readLength, readTime, shifted, timePattern, lengthBetween, type Told } from './time-of-day.ts';

const span = String.raw`(?:(?:\d+(?:\.\d+)?|an?|half an) ?(?:hours?|hrs?|h)\b(?:,? (?:and )?(?:a half|\d+ ?(?:minutes?|mins?|min|m)\b))?|(?:\d+|half an|an?) ?(?:minutes?|mins?|min)\b)`;
const takes = new RegExp(`(?<![:\\d])${span}`, 'g');
const times = new RegExp(`(?<![\\d:.])${timePattern}(?![\\d:%a-z])`, 'g');
const asksEnd =
  /\b(?:when|what time|at what time|which time)\b.*\b(?:end|ends|ending|over|finish\w*|arriv\w*|done|ready|out|land|lands|there|home|back|return\w*|stop|stops|free|it be|is that)\b|\b(?:end|arrival|finishing) time\b|\buntil when\b/;
const asksStart =
  /\b(?:when|what time|at what time)\b.*\b(?:leave|start|begin|set off|depart|go|wake|get up|put (?:it|the)|head out)\b|\b(?:starting|departure) time\b/;
const begins =
  /\b(?:start\w*|begin\w*|began|leav\w*|left|depart\w*|from|set off|at|open\w*|go|put|board\w*|takes off)\b/;
const must =
  /\b(?:by|must|need|have to|has to|should|want\w*|be (?:there|at|ready|in|home)|arriv\w*|end\w*|finish\w*|ready|lands?|appointment|starts?|opens?)\b/;
const elsewhere = /\btime ?zone|\b(?:am|pm|\d) (?:in|[a-z]+ time)\b.*\btime in\b/;

export function looseTimeAnswer(plain: string): Told | undefined {
  if (elsewhere.test(plain)) return undefined;
  const spoken = withSpokenTimes(plain);
  const clock = spoken.match(times) ?? [];
  const rest = spoken.replaceAll(times, ' # ');
  const lengths = rest.match(takes) ?? [];
  const numbersLeft = /\d/.test(rest.replaceAll(takes, ' '));
  if (numbersLeft) return undefined;
  if (
    clock.length === 2 &&
    lengths.length === 0 &&
    /\bhow (?:long|many (?:hours|minutes)|much time)\b|\bduration\b/.test(rest)
  )
    return lengthBetween(clock[0]!, clock[1]!);
  if (clock.length !== 1 || lengths.length !== 1) return undefined;
  const [time, length] = [readTime(clock[0]!), readLength(lengths[0]!)];
  if (time === undefined || length === undefined) return undefined;
  const [, way] = /(before|after) #/.exec(rest.replaceAll(takes, '')) ?? [];
  if (way && /\b(?:when|what time)\b/.test(rest))
    return shifted(time, lengths[0]!, way === 'before' ? -1 : 1);
  if (asksStart.test(rest) && must.test(rest) && !asksEnd.test(rest)) return shifted(time, lengths[0]!, -1);
  return asksEnd.test(rest) && begins.test(rest) ? shifted(time, lengths[0]!, 1) : undefined;
}

const halves: Readonly<Record<string, string>> = {
  morning: 'am',
  afternoon: 'pm',
  evening: 'pm',
  night: 'pm',
};

/** "9 in the morning", "half past 3", "a quarter to 9" as on a clock. */
export function withSpokenTimes(plain: string): string {
  return plain
    .replaceAll(
      /\b(\d{1,2}(?::\d{2})?)(?: o'clock)? (?:in the |at )(morning|afternoon|evening|night)\b/g,
      (_, time: string, part: string) => `${time} ${halves[part]}`,
    )
    .replaceAll(/\bhalf past (\d{1,2})\b/g, '$1:30')
    .replaceAll(/\b(?:a )?quarter past (\d{1,2})\b/g, '$1:15')
    .replaceAll(
      /\b(?:a )?quarter to (\d{1,2})\b/g,
      (_, hour: string) => `${(Number(hour) + 11) % 12 || 12}:45`,
    )
    .replaceAll(/\b(\d{1,2}:\d{2}) (?:hours|hrs)\b/g, '$1');
}
