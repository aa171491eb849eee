/** Dates that do not exist, can be read in two ways, or end before they begin. */
import { passageOf, type Finding } from './finding.ts';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const monthNames = months.split('|');
const date = String.raw`(?:\d{1,2} (?:${months}) \d{4}|(?:${months}) \d{1,2}, \d{4}|\d{4}-\d\d-\d\d)`;
const dates = new RegExp(String.raw`\b${date}\b`, 'g');
const spans = new RegExp(String.raw`\b(?:from|between) (${date}),? (?:to|until|till|and) (${date})\b`, 'g');
const numeric = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g;

export function checkDates(text: string): Finding[] {
  const findings: Finding[] = [];
  for (const match of text.matchAll(dates))
    if (dayOf(match[0]) === undefined)
      findings.push({
        title: `${match[0]} does not exist`,
        why: 'There is no such day.',
        passages: [passageOf(match)],
      });
  for (const match of text.matchAll(spans)) {
    const [from, until] = [dayOf(match[1]!), dayOf(match[2]!)];
    if (from !== undefined && until !== undefined && until < from)
      findings.push({
        title: 'It ends before it begins',
        why: `${match[2]} is before ${match[1]}.`,
        passages: [passageOf(match)],
      });
  }
  for (const match of text.matchAll(numeric)) {
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (first <= 12 && second <= 12 && first !== second)
      findings.push({
        title: `${match[0]} can be read in two ways`,
        why: 'Write the month as a word.',
        passages: [passageOf(match)],
      });
  }
  return findings;
}

/** In milliseconds; undefined where the day is not in the calendar. */
function dayOf(words: string): number | undefined {
  const parts = words.split(/[ ,-]+/);
  const isIso = /^\d{4}-/.test(words);
  const year = Number(isIso ? parts[0] : parts[2]);
  const named = parts.find((part) => monthNames.includes(part));
  const month = isIso ? Number(parts[1]) - 1 : monthNames.indexOf(named!);
  const day = Number(isIso ? parts[2] : parts.slice(0, 2).find((part) => /^\d/.test(part)));
  const time = Date.UTC(year, month, day);
  const made = new Date(time);
  return made.getUTCMonth() === month && made.getUTCDate() === day ? time : undefined;
}
