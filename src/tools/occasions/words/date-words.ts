/** Days as they stand in a sentence: "on Friday 20 November", "at 3 pm", "tomorrow". */
import { months, weekdays } from '#language/day.ts';

const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?$/;

/** `2026-11-20T15:00` as `Friday 20 November 2026 at 3 pm`; anything else as it was typed, without a preposition before it. */
export function dateWords(typed: string): string {
  const [, year, month, day, hour, minute] = isoDay.exec(typed) ?? [];
  if (year === undefined) return typed.replace(/^(?:on|by|until|till|from|since|to) (?=\S)/i, '');
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const words = `${weekdays[at.getUTCDay()]} ${at.getUTCDate()} ${months[at.getUTCMonth()]} ${year}`;
  return hour === undefined ? words : `${words} at ${timeWords(Number(hour), minute!)}`;
}

function timeWords(hour: number, minute: string): string {
  const minutes = minute === '00' ? '' : `:${minute}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

const month = `(?:${months.join('|')})`;
/** What stands before a day or time; the first that fits counts. Where none does, nothing: "tomorrow", "next week". */
const prepositions: readonly (readonly [RegExp, string])[] = [
  [/^(?:in|at|on|after|before|during|between|within|around|by|until|from|since)\b/i, ''],
  [
    /^(?:\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\b|o['’]clock)|\d{1,2}:\d{2}|noon\b|midnight\b|lunchtime\b)/i,
    'at ',
  ],
  [/^(?:the )?(?:end|beginning|start) of\b/i, 'at '],
  [new RegExp(`^(?:${weekdays.join('|')})`, 'i'), 'on '],
  [new RegExp(`^${month} \\d{1,2}\\b(?!\\d)`, 'i'), 'on '],
  [new RegExp(`^(?:early |late |mid-)?(?:${month}|spring|summer|autumn|winter)\\b`, 'i'), 'in '],
  [/^the (?:\p{L}+ ){0,3}(?:weeks?|months?|years?|mornings?|afternoons?|evenings?|holidays)\b/iu, 'in '],
  [/^(?:the )?\d/i, 'on '],
  [/^the \p{L}+/iu, 'on '],
];

/** With the preposition that it takes. */
export function onDate(typed: string): string {
  const words = dateWords(typed.replace(/^on (?=\S)/i, ''));
  return (prepositions.find(([start]) => start.test(words))?.[1] ?? '') + words;
}

const spans = 'mornings?|afternoons?|evenings?|nights?|days?|weeks?|weekends?|months?|years?|quarters?';
const dayWords = [
  String.raw`\d|(?:${weekdays.join('|')}|mon|tues?|wed|thurs?|fri|sat|sun)\b|(?:${months.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b`,
  String.raw`(?:today|tonight|tomorrow|yesterday|now|noon|midnight|lunchtime|spring|summer|autumn|winter|${spans})\b`,
  String.raw`(?:probably|maybe|perhaps|about|around|roughly|approximately|sometime|possibly|early|late|mid|end|beginning|start|middle)\b`,
  String.raw`(?:the|an?|my|our|your|his|her|their|this|that|next|last|first|second|third|any|every|each|another|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)\b`,
  String.raw`(?:in|at|on|after|before|during|between|within|by|until|till|from|since|to)\b`,
].join('|');
const dateStart = new RegExp(`^(?:${dayWords})`, 'i');

/** Whether words can stand where a day or time is meant, by how they begin; a name with a capital may be that of a feast. */
export const beginsAsDate = (typed: string): boolean =>
  dateStart.test(typed) || /^(?!No\b)\p{Lu}/u.test(typed);
