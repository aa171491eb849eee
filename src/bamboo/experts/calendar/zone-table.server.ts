/** Clocks by a table of offsets, without the time zones of this computer: a second way beside the Calendar. */
import { createRequire } from 'node:module';
import type { Answer, AnswerValue, Question } from '#bamboo/expert.ts';
import { plainOf } from '#language/plain.ts';
import { counted } from '#language/wording.ts';
import { cityNamed } from '../atlas/cities.server.ts';
import { placeOf } from './zones.server.ts';

const require = createRequire(import.meta.url);
const longest = 120;
const place = String.raw`([\p{L} .'-]{3,40}?)`;
const difference = new RegExp(
  String.raw`^(?:what is )?(?:the )?time difference between ${place} and ${place}$`,
  'u',
);
const hour = new RegExp(
  String.raw`^(?:what time is it|what is the time|(?:current |local )?time)(?: now| right now)? in ${place}(?: now| right now)?$`,
  'u',
);

export function formatZone({ text, now }: Question): Answer | null {
  const plain = plainOf(text, longest);
  const [, one, other] = difference.exec(plain) ?? [];
  if (one && other) return apart(one, other, now);
  const [, where] = hour.exec(plain) ?? [];
  return where ? timeIn(where, now) : null;
}

const southern = /Santiago|Asuncion|Punta|Coyhaique/;

interface Zone {
  countries: readonly string[];
  utcOffset: number;
  dstOffset: number;
}

/** In minutes; nothing where the table cannot tell whether it is summer time there today. */
function offsetIn(name: string, now: Date): number | undefined {
  const city = cityNamed(name);
  const { getTimezone } = require('countries-and-timezones') as { getTimezone(name: string): Zone | null };
  const zone = city && getTimezone(city.zone);
  // The table must know the zone as one of that country by itself.
  if (!zone?.countries.includes(city!.code)) return undefined;
  if (zone.utcOffset === zone.dstOffset) return zone.utcOffset;
  if (!/^(?:Europe|America)\//.test(city!.zone) || southern.test(city!.zone)) return undefined;
  // Between these days Europe and America agree on the season; near its ends they do not.
  const day = now.toISOString().slice(5, 10);
  if (day >= '04-01' && day <= '10-24') return zone.dstOffset;
  return day >= '11-08' || day <= '03-07' ? zone.utcOffset : undefined;
}

function apart(one: string, other: string, now: Date): Answer | null {
  const places = [one, other].map((name) => placeOf(name));
  const [a, b] = [one, other].map((name) => offsetIn(name, now));
  if (places.includes(undefined) || a === undefined || b === undefined || a === b) return null;
  const hours = Math.abs(a - b) / 60;
  const way = a > b ? 'ahead of' : 'behind';
  return answerWith(`${places[0]!.name} is **${counted(hours, 'hour')} ${way}** ${places[1]!.name}.`, {
    is: 'number',
    number: hours,
    unit: 'hours',
  });
}

function timeIn(name: string, now: Date): Answer | null {
  const [found, offset] = [placeOf(name), offsetIn(name, now)];
  if (!found || offset === undefined) return null;
  const clock = new Date(now.getTime() + offset * 60_000).toISOString().slice(11, 16);
  return answerWith(`It is **${clock}** in ${found.name}.`, { is: 'names', names: [clock] });
}

function answerWith(text: string, value: AnswerValue): Answer {
  return {
    expert: 'day-count',
    family: 'countries-and-timezones',
    stance: 'answers',
    text,
    sources: [
      { title: 'countries-and-timezones', url: 'https://github.com/manuelmhtr/countries-and-timezones' },
    ],
    confidence: 0.9,
    value,
  };
}
