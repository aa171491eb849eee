/** Cron expressions of five fields: in words, and when they run next in a time zone. */
import { zoneClock } from '#kit/zone-clock.ts';

interface FieldAbout {
  name: string;
  min: number;
  max: number;
  names?: readonly string[];
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdays = 'sun mon tue wed thu fri sat'.split(' ');
const abouts: readonly FieldAbout[] = [
  { name: 'Minute', min: 0, max: 59 },
  { name: 'Hour', min: 0, max: 23 },
  { name: 'Day of the month', min: 1, max: 31 },
  { name: 'Month', min: 1, max: 12, names: months },
  { name: 'Weekday', min: 0, max: 7, names: weekdays },
];

const shortcuts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '@yearly': '0 0 1 1 *',
    '@annually': '0 0 1 1 *',
    '@monthly': '0 0 1 * *',
    '@weekly': '0 0 * * 0',
    '@daily': '0 0 * * *',
    '@midnight': '0 0 * * *',
    '@hourly': '0 * * * *',
  }),
);

interface CronField {
  values: ReadonlySet<number>;
  isAny: boolean;
}

export interface Cron {
  fields: readonly CronField[];
  /** One line on each field. */
  words: { name: string; field: string; words: string }[];
}

export const longestCron = 200;

export function readCron(text: string): Cron | { problem: string } {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.length > longestCron) return { problem: 'Use at most 200 characters.' };
  const parts = (shortcuts.get(trimmed) ?? trimmed).split(/\s+/);
  if (parts.length !== 5)
    return { problem: 'Enter five fields: minute, hour, day of the month, month and weekday.' };
  const fields: CronField[] = [];
  for (const [at, part] of parts.entries()) {
    const values = readField(part, abouts[at]!);
    if (typeof values === 'string') return { problem: `${abouts[at]!.name}: ${values}` };
    fields.push({ values, isAny: part.startsWith('*') });
  }
  const words = parts.map((field, at) => ({
    name: abouts[at]!.name,
    field,
    words: wordsOfField(fields[at]!.values, field, abouts[at]!),
  }));
  return { fields, words };
}

function readField(text: string, about: FieldAbout): Set<number> | string {
  const values = new Set<number>();
  for (const item of text.split(',')) {
    const match = /^(?:\*|([a-z]{3}|\d{1,2})(?:-([a-z]{3}|\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(item);
    if (!match) return `“${item}” isn’t a value, a range, * or a step.`;
    const [, first, last, step] = match;
    const from = first === undefined ? about.min : numberOf(first, about);
    const to =
      last === undefined ? (first === undefined || step ? topOf(about) : from) : numberOf(last, about);
    if (from === undefined || to === undefined || from < about.min || to > about.max || from > to)
      return `“${item}” is outside ${about.min} to ${about.max}.`;
    if (step === '0' || step === '00') return 'A step is at least 1.';
    for (let value = from; value <= to; value += Number(step ?? 1)) values.add(value);
  }
  // Sunday is 0 and 7.
  if (about.max === 7 && values.delete(7)) values.add(0);
  return values;
}

const topOf = ({ max }: FieldAbout) => (max === 7 ? 6 : max);

function numberOf(text: string, { names, min }: FieldAbout): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const at = names?.indexOf(text) ?? -1;
  return at === -1 ? undefined : at + (min === 1 ? 1 : 0);
}

function wordsOfField(values: ReadonlySet<number>, text: string, { names, min }: FieldAbout): string {
  if (text === '*') return 'every';
  const step = /^\*\/(\d+)$/.exec(text)?.[1];
  const listed = [...values].toSorted((a, b) => a - b).map((value) => nameOf(value, names, min));
  const shown = listed.length > 14 ? `${listed.slice(0, 14).join(', ')} …` : listed.join(', ');
  return step ? `every ${step}: ${shown}` : shown;
}

function nameOf(value: number, names: readonly string[] | undefined, min: number): string {
  const name = names?.[value - (min === 1 ? 1 : 0)];
  return name ? name[0]!.toUpperCase() + name.slice(1) : String(value);
}

const minute = 60_000;
const day = 86_400_000;
/** 29 February on a given weekday comes at least every 40 years. */
const furthest = 41 * 366;

/** The next runs after an instant; fewer where there are none for forty years. Undefined where there is no such zone. */
export function nextRuns({ fields }: Cron, after: number, zone: string, count = 5): number[] | undefined {
  const clock = zoneClock(zone);
  if (!clock) return undefined;
  const [minutes, hours, days, ofMonths, ofWeek] = fields as [
    CronField,
    CronField,
    CronField,
    CronField,
    CronField,
  ];
  const runs: number[] = [];
  const first = Math.floor(clock(after) / day) * day;
  for (let step = 0; step <= furthest && runs.length < count; step += 1) {
    const midnight = first + step * day;
    const date = new Date(midnight);
    if (!ofMonths.values.has(date.getUTCMonth() + 1)) continue;
    const isDay = days.values.has(date.getUTCDate());
    const isWeekday = ofWeek.values.has(date.getUTCDay());
    // Where both are given, either is enough: so it has always been.
    if (days.isAny || ofWeek.isAny ? !(isDay && isWeekday) : !(isDay || isWeekday)) continue;
    for (const hour of sorted(hours))
      for (const part of sorted(minutes)) {
        const at = instantOf(midnight + hour * 60 * minute + part * minute, clock);
        if (at !== undefined && at > after && runs.length < count && at !== runs.at(-1)) runs.push(at);
      }
  }
  return runs;
}

const sorted = ({ values }: CronField) => [...values].toSorted((a, b) => a - b);

/** When a clock first shows this; undefined where it never does, because it was put forward. */
function instantOf(shown: number, clock: (at: number) => number): number | undefined {
  const offsets = [shown - day, shown + day].map((at) => clock(at) - Math.floor(at / 1000) * 1000);
  return offsets
    .map((offset) => shown - offset)
    .toSorted((a, b) => a - b)
    .find((at) => clock(at) === shown);
}
