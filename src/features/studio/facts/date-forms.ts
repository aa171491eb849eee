/** A date as its brief may also say it: "on the 12th", or the weekday that it falls on. Where it moves, these move with it. */
import { weekdays } from '#language/day.ts';
import { findFacts, type Fact } from '#language/facts.ts';

export interface OtherForm {
  was: string;
  now: string;
  /** Only where it stands for the date: "the 12th floor" and "every Saturday" are others. */
  at: RegExp;
}

type DateFact = Extract<Fact, { kind: 'date' }>;

const units =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const ends = String.raw`(?=\s*(?:[^\s\p{L}\p{N}]|$)|\s+(?:at|in|and|or|to|from|for|with|we|you|i|is|was|will|please|if|because|so|instead|when|until|our|the|there)\b)`;

export function otherForms(was: string, now: string, today = new Date()): OtherForm[] {
  const [before, after] = [dateIn(was), dateIn(now)];
  if (before?.date === undefined || after?.date === undefined) return [];
  return [...ordinals(before.date, after.date), ...weekday(before, after, today)];
}

const dateIn = (text: string) => findFacts(text).find((fact): fact is DateFact => fact.kind === 'date');

function ordinals(was: number, now: number): OtherForm[] {
  if (was === now) return [];
  return [
    [digits(was), digits(now)],
    [inWords(was), inWords(now)],
  ].map(([one, other]) => ({
    was: one!,
    now: other!,
    at: new RegExp(String.raw`(?<=\bthe )${one}${ends}`, 'giu'),
  }));
}

const digits = (value: number) =>
  `${value}${/1[123]$/.test(String(value)) ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`;

const inWords = (value: number): string =>
  value < 20
    ? units[value - 1]!
    : value % 10 === 0
      ? value === 20
        ? 'twentieth'
        : 'thirtieth'
      : `${value < 30 ? 'twenty' : 'thirty'}-${units[(value % 10) - 1]}`;

function weekday(before: DateFact, after: DateFact, today: Date): OtherForm[] {
  const [was, now] = [before, after].map((date) => weekdays[dayOf(date, today) ?? -1]);
  if (!was || !now || was === now) return [];
  const at = new RegExp(String.raw`(?<=\b(?:on|this|that|coming|by|until|before) )${was}${ends}`, 'giu');
  return [{ was, now, at }];
}

/** Without a year the next one is meant. */
function dayOf({ date, month, year }: DateFact, today: Date): number | undefined {
  if (date === undefined || month === undefined) return undefined;
  const inYear = (which: number) => new Date(Date.UTC(which, month - 1, date));
  const own = today.getUTCFullYear();
  const isOver = inYear(own).getTime() < today.getTime() - 24 * 3600_000;
  return inYear(year ?? (isOver ? own + 1 : own)).getUTCDay();
}
