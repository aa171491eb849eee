/** What time it is somewhere, and how far apart the clocks of two places are. */
import { wholePatterns } from '#language/patterns.ts';
import { capitalised, counted } from '#language/wording.ts';
import type { AnswerSource, AnswerValue } from '#bamboo/expert.ts';
import { cityNamed } from '../atlas/cities.server.ts';
import { readTime, shownTime, timePattern } from './time-of-day.ts';
import { offsetAt, placeOf, shownOffset, type Place } from './zones.server.ts';

export interface CalendarAnswer {
  text: string;
  family: string;
  value?: AnswerValue;
  sources: AnswerSource[];
}

export interface ClockContext {
  now: Date;
  timeZone: string;
}

type Read = (asked: ClockContext, ...parts: string[]) => CalendarAnswer | undefined;
const place = "([\\p{L}.,'/+:\\d -]{2,45}?)";

const patterns = wholePatterns<Read>([
  [
    'what (?:time|hour) (?:is it|do we have|have we got)(?: (?:now|right now|currently|here))?|what is the (?:current |local )?time(?: (?:now|right now|here))?|(?:the )?current time|time now',
    ({ now, timeZone }) => timeHere(now, timeZone),
  ],
  [
    `(?:what|which) (?:time|hour) (?:is it|is|it is)(?: (?:now|right now|currently))? (?:in|at|for) ${place}(?: (?:now|right now|currently|at the moment|today))?`,
    timeIn,
  ],
  [
    `(?:what is |what's |tell )?(?:the )?(?:current |local |exact )?(?:time|hour)(?: (?:now|right now))? (?:in|at|for) ${place}(?: (?:now|right now|currently|at the moment|today))?`,
    timeIn,
  ],
  [`(?:what is )?(?:the )?${place} time(?: now| right now)|what time is it ${place} time`, timeIn],
  [
    `(?:what|which time) (?:do|does|is|are) (?:the |your )?(?:clocks?|watch(?:es)?) (?:show|showing|say|saying|read|reading) in ${place}(?: (?:now|right now|currently|at the moment))?`,
    timeIn,
  ],
  [
    `is it (?:day|night|morning|evening|daytime|nighttime|late|early)(?: time)? in ${place}(?: now| right now)?`,
    timeIn,
  ],
  [
    `(?:what|which|in (?:what|which)) (?:time ?zones?|utc offset|timezones?) (?:is|are|does|do) ${place}(?: (?:in|have|use|on|located in|observe))?`,
    zoneOf,
  ],
  [`(?:what is |what are )?(?:the )?(?:time ?zones?|utc offset|gmt offset) (?:of|in|for) ${place}`, zoneOf],
  [`${place}(?:'s)? (?:time ?zone|utc offset)`, zoneOf],
  [`how many time ?zones (?:does|do|are in|are there in|has|in) ${place}(?: have| span)?`, zoneOf],
  [
    `(?:what is |how (?:big|much|large) is )?(?:the )?(?:time|hour|timezone|time zone)s? (?:difference|gap)(?: (?:between|from)) ${place} (?:and|to) ${place}`,
    difference,
  ],
  [
    `how many hours(?: (?:is|are|difference|there|ahead|behind|apart))* (?:between|from)? ?${place} (?:and|to|ahead of|behind|of|from) ${place}(?: apart)?`,
    difference,
  ],
  [
    `how (?:much|far)(?: (?:is|are))? ${place} (?:ahead of|behind) ${place}|how (?:much|far) ahead (?:of|is) ${place} (?:is|of) ${place}`,
    difference,
  ],
  [`(?:is )?${place} (?:ahead of|behind|in the same time ?zone as) ${place}`, difference],
  [
    `(?:if|when) (?:it is|it's|the time is|its) (${timePattern}) in ${place},? (?:what|which) time is it (?:in )?${place}`,
    (asked, time, from, to) => converted(asked, time!, from!, to!),
  ],
  [
    `(?:what time is it|what is the time|what time) in ${place} (?:when|if|at) (?:it is|it's|the time is)? ?(${timePattern}) (?:in )?${place}`,
    (asked, to, time, from) => converted(asked, time!, from!, to!),
  ],
  [
    `(?:what (?:time )?is|convert|what time will|change|translate)? ?(${timePattern}) (?:in )?${place} (?:to|in(?:to)?|is what time in|for|as) ${place}(?: time)?`,
    (asked, time, from, to) => converted(asked, time!, from!, to!),
  ],
  [
    `(${timePattern}) ${place} (?:to|in) ${place}`,
    (asked, time, from, to) => converted(asked, time!, from!, to!),
  ],
]);

export function clockAnswer(plain: string, asked: ClockContext): CalendarAnswer | undefined {
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(plain);
    const answer = match && read(asked, ...match.slice(1).filter((part) => part !== undefined));
    if (answer) return answer;
  }
  return undefined;
}

const families: Readonly<Record<string, AnswerSource>> = {
  'city-timezones': { title: 'city-timezones', url: 'https://github.com/kevinroberts/city-timezones' },
  'countries-and-timezones': {
    title: 'countries-and-timezones',
    url: 'https://github.com/manuelmhtr/countries-and-timezones',
  },
  Intl: { title: 'IANA time zone database', url: 'https://www.iana.org/time-zones' },
};

const sourced = (text: string, places: readonly Place[], value?: AnswerValue): CalendarAnswer => ({
  text,
  family: places[0]?.family ?? 'Intl',
  sources: [...new Set([...places.map(({ family }) => family), 'Intl'])].flatMap(
    (family) => families[family] ?? [],
  ),
  ...(value ? { value } : {}),
});

function timeAt(zone: string, now: Date) {
  const options = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = new Intl.DateTimeFormat('en-GB', options).format(now);
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(now);
  const half = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    .format(now)
    .toLowerCase()
    .replace('\u202f', ' ');
  return { clock, half, day };
}

function timeHere(now: Date, zone: string): CalendarAnswer {
  const { clock, half, day } = timeAt(zone, now);
  return sourced(
    `It is **${clock}** (${half}) in your time zone, ${zone.replaceAll('_', ' ')}, on ${day}.`,
    [],
  );
}

/** One zone for each time that the clocks of a country show now. */
function distinct({ zones }: Place, now: Date): { zone: string; offset: number }[] {
  // Of the zones that agree, the one named after the largest city.
  const known = zones
    .map((zone) => ({ zone, people: cityNamed(cityOf(zone))?.population ?? 0 }))
    .sort((a, b) => a.people - b.people);
  const byOffset = new Map(known.map(({ zone }) => [offsetAt(zone, now), zone]));
  return [...byOffset].map(([offset, zone]) => ({ zone, offset })).sort((a, b) => a.offset - b.offset);
}

export function timeIn({ now }: ClockContext, name?: string): CalendarAnswer | undefined {
  const where = name && placeOf(name);
  if (!where) return undefined;
  const zones = distinct(where, now);
  if (zones.length > 1) {
    const lines = zones
      .slice(0, 12)
      .map(({ zone, offset }) => `${cityOf(zone)} **${timeAt(zone, now).clock}** (${shownOffset(offset)})`);
    return sourced(`${capitalised(where.name)} has ${zones.length} times: ${lines.join(', ')}.`, [where]);
  }
  const { clock, half, day } = timeAt(zones[0]!.zone, now);
  return sourced(`It is **${clock}** (${half}) in ${where.name}, on ${day}.`, [where], {
    is: 'names',
    names: [clock],
  });
}

const cityOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');

export function zoneOf({ now }: ClockContext, name?: string): CalendarAnswer | undefined {
  const where = name && placeOf(name);
  if (!where) return undefined;
  const zones = distinct(where, now);
  if (zones.length > 1) {
    const lines = zones.map(({ zone, offset }) => `${shownOffset(offset)} (${cityOf(zone)})`);
    return sourced(
      `${capitalised(where.name)} has **${zones.length} time zones** at present: ${lines.join(', ')}.`,
      [where],
      { is: 'number', number: zones.length },
    );
  }
  const { zone, offset } = zones[0]!;
  return sourced(`${where.name} is in **${zone}**, at present **${shownOffset(offset)}**.`, [where], {
    is: 'names',
    names: [zone],
  });
}

function single(name: string | undefined, now: Date) {
  const where = name && placeOf(name);
  const zones = where ? distinct(where, now) : [];
  return where && zones.length === 1 ? { where, ...zones[0]! } : undefined;
}

export function difference({ now }: ClockContext, a?: string, b?: string): CalendarAnswer | undefined {
  const [one, other] = [single(a, now), single(b, now)];
  if (!one || !other) return undefined;
  const minutes = one.offset - other.offset;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const size = `${counted(hours, 'hour')}${rest ? ` and ${rest} minutes` : ''}`;
  const value: AnswerValue = { is: 'number', number: Math.abs(minutes) / 60, unit: 'hours' };
  const text =
    minutes === 0
      ? `${one.where.name} and ${other.where.name} have **the same time** at present.`
      : `${one.where.name} is at present **${size} ${minutes > 0 ? 'ahead of' : 'behind'}** ${other.where.name}.`;
  return sourced(text, [one.where, other.where], value);
}

export function converted(
  { now }: ClockContext,
  time: string,
  from: string,
  to: string,
): CalendarAnswer | undefined {
  const [minutes, one, other] = [readTime(time), single(from, now), single(to, now)];
  if (minutes === undefined || !one || !other) return undefined;
  const there = minutes + other.offset - one.offset;
  const day = there < 0 ? ' the day before' : there >= 1440 ? ' the next day' : '';
  return sourced(
    `${shownTime(minutes)} in ${one.where.name} is **${shownTime(there)}**${day} in ${other.where.name}.`,
    [one.where, other.where],
  );
}
