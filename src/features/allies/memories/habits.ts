/**
 * What someone does on which days and at what time, and whether two such sentences can both be true. Exact: days and times are
 * sets, and what is done must be said in the same words. Whatever bounds a sentence in another way is not read.
 */
import { rootOf } from '#language/roots.ts';
import { wordsOf } from '#language/sentences.ts';
import { datesIn } from '#tools/claims/dates.ts';

export interface Habit {
  /** Who does what, without days, times and denial. */
  doing: string;
  isDenied: boolean;
  /** On these days and no others. */
  isOnly: boolean;
  /** 0 is Sunday; null where none is named. */
  days: ReadonlySet<number> | null;
  /** Minutes of the day; null where none is named. */
  times: ReadonlySet<number> | null;
}

const longest = 300;
const dayName = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
/** “On Mondays”, “every Monday”, “daily”: said of every week. */
const everyWeek =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun|week)days\b|\b(?:every|each) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|week)\b|\bweekends\b|\bdaily\b/i;
const groups: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:every|each) day\b|\bdaily\b/gi, [0, 1, 2, 3, 4, 5, 6]],
  [/\b(?:on )?(?:week ?days|(?:every|each) week ?day)\b/gi, [1, 2, 3, 4, 5]],
  [/\b(?:on |at )?(?:the )?(?:week ?ends?|(?:every|each) week ?end)\b/gi, [0, 6]],
];
const denial = /\b(?:never|do not|does not|don't|doesn't|no longer|cannot|can't|can not)\b/g;
/** These leave open when it holds, or hold for something else besides. */
const bounded =
  /\b(?:except|unless|if|when|while|but|or|nor|until|before|after|sometimes|rarely|seldom|used|not|no|without|usually not)\b/;
const hedged = /\b(?:usually|often|mostly|normally|generally)\b/;
const only = /\bonly\b|\bnothing but\b/;
/** They change nothing about who does what. */
const filling = new Set(
  'on at in the a an and every each always usually often mostly normally generally still also now only please o clock'.split(
    ' ',
  ),
);

/** Whether it says what someone does every week. */
export const isWeekly = (text: string): boolean =>
  everyWeek.test(text) && habitOf(text) !== undefined && /^(?:i|we)\b/i.test(text.trim());

export function habitOf(sentence: string): Habit | undefined {
  let text = sentence.slice(0, longest).replaceAll('’', "'");
  const days = new Set<number>();
  for (const [pattern, members] of groups)
    text = text.replaceAll(pattern, () => {
      for (const day of members) days.add(day);
      return ' ';
    });
  // The names of days are read with a capital.
  const { values, clocks, rest } = datesIn(
    text.replaceAll(dayName, (name) => name[0]!.toUpperCase() + name.slice(1).toLowerCase()),
  );
  if (values.some(({ weekday }) => weekday === undefined)) return undefined;
  for (const { weekday } of values) days.add(weekday!);
  const lower = rest.toLowerCase();
  const denials = lower.match(denial) ?? [];
  const said = lower.replaceAll(denial, ' ');
  if (denials.length > 1 || bounded.test(said) || (denials.length === 1 && hedged.test(said)))
    return undefined;
  const words = wordsOf(said).filter((word) => !filling.has(word));
  if (words.length < 2) return undefined;
  return {
    doing: words.map(rootOf).join(' '),
    isDenied: denials.length === 1,
    isOnly: only.test(said),
    days: days.size > 0 ? days : null,
    times: clocks.length > 0 ? new Set(clocks.map(({ minutes }) => minutes)) : null,
  };
}

/** Why the two cannot both be true, in words; undefined where they can. */
export function habitConflict(one: Habit, other: Habit): string | undefined {
  if (one.doing !== other.doing) return undefined;
  if (one.isDenied !== other.isDenied) {
    const [denied, affirmed] = one.isDenied ? [one, other] : [other, one];
    return isWithin(affirmed.days, denied.days) && isWithin(affirmed.times, denied.times)
      ? 'One says so, the other denies it.'
      : undefined;
  }
  if (one.isDenied) return undefined;
  return isBeyond(one, other) || isBeyond(other, one)
    ? 'One names the only days, the other another day.'
    : undefined;
}

/** Some of what is said falls under what is denied; what names no day may mean another. */
const isWithin = (said: ReadonlySet<number> | null, denied: ReadonlySet<number> | null) =>
  denied === null || (said !== null && !said.isDisjointFrom(denied));

const isBeyond = (bound: Habit, other: Habit) =>
  bound.isOnly && bound.days !== null && other.days !== null && !other.days.isSubsetOf(bound.days);
