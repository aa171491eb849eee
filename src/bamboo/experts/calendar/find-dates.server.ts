/** The days that a sentence names, wherever they stand. */
import { months, type Day } from '#language/day.ts';
import { readDay, type Calendar } from './read-day.server.ts';

export interface DayMention {
  text: string;
  day: Day;
  start: number;
  end: number;
}

const month = `(?:${months.map((name) => `${name.toLowerCase()}|${name.toLowerCase().slice(0, 3)}\\b\\.?`).join('|')}|sept\\.?)`;
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const pattern = new RegExp(
  [
    `\\d{4}-\\d{1,2}-\\d{1,2}`,
    `\\d{1,2}[/.]\\d{1,2}[/.]\\d{4}`,
    `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?:,? \\d{4}\\b)?`,
    `${month} (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b(?!:)(?:,? \\d{4}\\b)?`,
    `(?:the )?day after tomorrow|(?:the )?day before yesterday|today|tomorrow|yesterday`,
    `(?:this |next |last |this coming |the coming |coming )${weekday}(?: (?:this|next) week)?`,
    `${weekday} (?:this|next) week`,
    `(?:the )?(?:first|second|third|fourth|fifth|last) ${weekday} (?:of|in) ${month}(?:,? \\d{4}\\b)?`,
    `(?:the )?end of (?:the |this |next )?(?:year|month)(?: \\d{4}\\b)?`,
    `(?:christmas(?: day| eve)?|xmas|new year'?s? (?:eve|day)|halloween|easter(?: sunday| monday)?|valentine'?s? day|thanksgiving)(?:,? (?:in )?\\d{4}\\b)?`,
  ].join('|'),
  'g',
);

export function daysIn(plain: string, calendar: Calendar): DayMention[] {
  return [...plain.matchAll(pattern)].flatMap((match) => {
    const day = readDay(match[0], calendar);
    return day === undefined
      ? []
      : [{ text: match[0], day, start: match.index, end: match.index + match[0].length }];
  });
}
