/** Times and places, wherever they stand: "a call at 9:30 am Los Angeles time and I'm in Berlin, what time is that for me?" */
import { saysNothingElse, wordSet } from '#language/fillers.ts';
import { converted, difference, timeIn, zoneOf, type Told } from './clock.server.ts';
import type { Asked } from './date-asked.server.ts';
import { calendarOf } from './date-asked.server.ts';
import { partsOf } from '#language/day.ts';
import { daysIn } from './find-dates.server.ts';
import { withSpokenTimes } from './loose-times.ts';
import { timePattern } from './time-of-day.ts';
import { placeOf } from './zones.server.ts';

interface PlaceMention {
  name: string;
  start: number;
  end: number;
}

const times = new RegExp(`(?<![\\d:.])${timePattern}(?![\\d:%a-z])`, 'g');
/** After these, or before "time", a name is a place. */
const beforePlaces = new Set(
  'in to for from at into -> => - difference call calling phone and between of near visiting over is than ahead behind or @'.split(
    ' ',
  ),
);
const longestName = 4;
/** A journey is not the same moment in two places. */
const journeys =
  /\b(?:flight|fly|flies|flew|arriv\w*|land|lands|landing|takes?|lasts?|train|drive|journey|hours? later|after|before|duration|trip)\b/;
const empty = wordSet(
  `time times clock clocks hour hours local current zone zones timezone meeting call calling phone starts start begins tomorrow today morning
  afternoon evening night show showing friend friends office team colleague mother mum mom dad father brother sister live lives living be
  late early difference ahead behind between apart compared than far minutes event webinar game match show online zoom conference big
  city convert change exact moment over follow observe when`,
);

export function looseClockAnswer(plain: string, asked: Asked): Told | undefined {
  if (
    !/\b(?:times?|clocks?|when|late|hours|am|pm|noon|midday|midnight|ahead|behind|zones?)\b|\d[:.]\d\d|->|→/.test(
      plain,
    )
  )
    return undefined;
  const text = withSpokenTimes(plain)
    .replaceAll(/[-=]+>|→/g, ' -> ')
    .replaceAll(/\s+/g, ' ');
  const clocks = [...text.matchAll(times)];
  const places = placesIn(
    text,
    clocks.map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  if (clocks.length > 1 || places.length === 0 || places.length > 2) return undefined;
  const [clock] = clocks;
  const calendar = calendarOf(asked);
  const [day] = daysIn(text, calendar);
  let rest = places.reduceRight(
    (so, { start, end }) => so.slice(0, start) + ' '.repeat(end - start) + so.slice(end),
    text,
  );
  if (clock) rest = rest.replace(clock[0], ' ');
  if (day) rest = rest.replace(day.text, ' ');
  if (journeys.test(rest) || !saysNothingElse(rest, empty)) return undefined;
  if (!clock) return withoutTime(rest, places, asked);
  const beside = places.filter((place) => isBeside(text, place, clock));
  const source = beside.find(({ start }) => start > clock.index) ?? beside[0];
  if (!source || !/\b(?:what|when|which|how)\b|->|\bconvert\b|\bto\b|\bin\b/.test(rest)) return undefined;
  const target = places.find((place) => place !== source);
  if (!target && !/\b(?:me|my|mine|here|i|us|our)\b/.test(rest)) return undefined;
  const at = day ? { ...asked, now: noonOf(day.day) } : asked;
  return converted(at, clock[0], source.name, target?.name ?? asked.timeZone.toLowerCase());
}

function withoutTime(rest: string, places: readonly PlaceMention[], asked: Asked): Told | undefined {
  const [one, other] = places;
  if (other)
    return /\b(?:difference|ahead|behind|apart|hours between)\b/.test(rest)
      ? difference(asked, one!.name, other.name)
      : undefined;
  if (/\btime ?zones?\b|\butc\b/.test(rest)) return zoneOf(asked, one!.name);
  return /\b(?:time|clocks?|late)\b/.test(rest) && /\b(?:what|which|how|current|local|now)\b/.test(rest)
    ? timeIn(asked, one!.name)
    : undefined;
}

const noonOf = (day: number) => {
  const { year, month, date } = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date, 12));
};

/** "3pm in London", "9 am Paris time", "in Mumbai it is 20:00". */
function isBeside(text: string, place: PlaceMention, clock: RegExpExecArray): boolean {
  const [start, end] = [clock.index, clock.index + clock[0].length];
  const between = place.start >= end ? text.slice(end, place.start) : text.slice(place.end, start);
  return place.start >= end
    ? /^[\s,]*(?:(?:o'clock|today|tomorrow|on the|here|now|on [a-z0-9 ]{3,20}) )*(?:in|at|@|from)?(?: the)?\s*$/.test(
        between,
      )
    : /^(?: time)?[\s,]*(?:it is|it's|is|at|time is|the time is|when it is)?\s*$/.test(between);
}

function placesIn(text: string, taken: readonly { start: number; end: number }[]): PlaceMention[] {
  const words = [...text.matchAll(/->|[\p{L}.'+-]+|@/gu)]
    .map((match) => ({
      text: match[0].replace(/[.']+$/, ''),
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ start, end }) => !taken.some((one) => start < one.end && end > one.start));
  const found: PlaceMention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const before = words[at - 1]?.text.replace(/^the$/, words[at - 2]?.text ?? '') ?? '';
    const afterTime = taken.some(
      ({ end }) => end <= words[at]!.start && /^[\s,]*$/.test(text.slice(end, words[at]!.start)),
    );
    for (let count = Math.min(longestName, words.length - at); count > 0; count -= 1) {
      const part = words.slice(at, at + count);
      const name = part
        .map((one) => one.text)
        .join(' ')
        .replace(/'s$/, '');
      const marked = beforePlaces.has(before) || afterTime || words[at + count]?.text === 'time' || at === 0;
      if (!marked || notPlaces.test(name) || name.length < 2 || !placeOf(name, { mend: false })) continue;
      found.push({ name, start: part[0]!.start, end: part.at(-1)!.end });
      at += count - 1;
      break;
    }
  }
  return found;
}

const notPlaces =
  /^(?:the|of|in|at|is|it|on|my|me|us|no|so|to|be|a|an|am|pm|what|when|which|how|time|local|current|now|today|tomorrow|here|there|that|this|for|and|or|if|zone|call|right|morning|evening|night|summer|winter|i)\b/;
