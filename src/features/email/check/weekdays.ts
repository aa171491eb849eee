/** Dates with a weekday that they do not fall on. */
import { months, weekdays } from '#language/day.ts';

const weekday = String.raw`(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?`;
const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}`;
const dayFirst = new RegExp(
  String.raw`\b${weekday},?\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?\s+${month}\.?,?(?:\s+(\d{4}))?\b`,
  'gi',
);
const monthFirst = new RegExp(
  String.raw`\b${weekday},?\s+${month}\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b,?(?:\s+(\d{4}))?`,
  'gi',
);
const iso = new RegExp(String.raw`\b${weekday},?\s+(\d{4})-(\d{2})-(\d{2})\b`, 'gi');

interface Named {
  said: string;
  day: string;
  date: Date;
  hasYear: boolean;
}

export function datesThatDoNotFit(text: string, now: Date): string[] {
  const given = text.slice(0, 100_000);
  const named = [
    ...[...given.matchAll(dayFirst)].flatMap(([said, day, date, name, year]) =>
      read(said, day!, date!, name!, year, now),
    ),
    ...[...given.matchAll(monthFirst)].flatMap(([said, day, name, date, year]) =>
      read(said, day!, date!, name!, year, now),
    ),
    ...[...given.matchAll(iso)].flatMap(([said, day, year, monthNumber, date]) =>
      read(said, day!, date!, months[Number(monthNumber) - 1] ?? '', year, now),
    ),
  ];
  return [...new Set(named.flatMap(wrong))];
}

function read(
  said: string,
  day: string,
  date: string,
  name: string,
  year: string | undefined,
  now: Date,
): Named[] {
  const at = months.findIndex(
    (one) => name !== '' && one.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()),
  );
  if (at < 0) return [];
  const wanted = Number(date);
  const inYear = (which: number) => new Date(Date.UTC(which, at, wanted));
  // Without a year, the one that comes next is meant; shortly before today, this one.
  const lately = now.getTime() - 60 * 24 * 3600_000;
  const own = now.getUTCFullYear();
  const meant = year ? Number(year) : inYear(own).getTime() < lately ? own + 1 : own;
  return [{ said: said.trim(), day, date: inYear(meant), hasYear: year !== undefined }];
}

function wrong({ said, day, date }: Named): string[] {
  const written = weekdays.findIndex((one) => one.toLowerCase().startsWith(day.toLowerCase().slice(0, 3)));
  if (Number.isNaN(date.getTime())) return [];
  const wantedDate = /\d{1,2}/.exec(said.replaceAll(/\d{4}/g, ''))?.[0];
  if (Number(wantedDate) > 0 && date.getUTCDate() !== Number(wantedDate) && !/\d{4}-/.test(said))
    return [`“${said}”: that date doesn’t exist.`];
  if (date.getUTCDay() === written) return [];
  const is = `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return [`“${said}”: ${is} is a ${weekdays[date.getUTCDay()]}.`];
}
