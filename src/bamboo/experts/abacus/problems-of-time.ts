/** So much in such a time: pages a day, pay by the hour, way and speed. */
import type { Sum } from './percentages.ts';
import { n, noun, product } from './problem-parts.ts';
import { numbersIn } from './story-text.ts';

const inDays: Readonly<Record<string, number>> = { day: 1, week: 7 };

/** "I read 12 pages a day. How many in 3 weeks?" */
export function perTime(text: string): Sum | undefined {
  const paid = new RegExp(
    `${n}(?: ${noun})? ?(?:an?|per) (hour|day|week|month)\\b.*?\\b${n} (hour|day|week|month)s\\b`,
  ).exec(text);
  if (paid && paid[2] === paid[4] && numbersIn(text).length === 2 && /\b(?:how much|how many)\b/.test(text))
    return product(paid[1]!, paid[3]!);
  const match = new RegExp(
    `${n}(?: ${noun})? ?(?:an?|per|each|every) (hour|day|week|month|year|minute|second)\\b.*\\b(?:in|for|after|during|over) (?:an? |one )?${n}? ?(hour|day|week|month|year|minute|second)s?\\b`,
  ).exec(text);
  if (!match || !/\b(?:how many|how much|how far|total)\b/.test(text)) return undefined;
  const [, rate = '', unit = '', given, other = ''] = match;
  const count = given ?? '1';
  if (numbersIn(text).length !== (given ? 2 : 1) && !(given === undefined && numbersIn(text).length === 1))
    return undefined;
  if (unit === other) return given ? product(rate, count) : undefined;
  const [one, many] = [inDays[unit], inDays[other]];
  if (one && many && many > one)
    return {
      expression: `${rate} * ${count} * ${many}`,
      says: `${rate} × ${count === '1' ? '' : `${count} × `}${many} = **{}**`,
    };
  const perYear = other === 'year' ? { week: 52, month: 12 }[unit] : undefined;
  return perYear
    ? {
        expression: `${rate} * ${count} * ${perYear}`,
        says: `${rate} × ${count === '1' ? '' : `${count} × `}${perYear} = **{}**`,
      }
    : undefined;
}

const length = '(km|kilomet(?:re|er)s?|miles?|m|met(?:re|er)s?)';
const time = '(hours?|h|minutes?|min|seconds?|s)';
const speed = '(km/h|kmh|kph|kilomet(?:re|er)s (?:per|an) hour|mph|miles (?:per|an) hour|m/s)';

/** Way, time and speed: two are given, the third is asked. */
export function moving(text: string): Sum | undefined {
  const [way, took, pace] = [length, time, speed].map((unit) =>
    new RegExp(`${n} ?${unit}(?![a-z/])(?! (?:per|an) hour)`).exec(text),
  );
  if (numbersIn(text).length !== 2) return undefined;
  if (way && took && !pace && /\b(?:speed|how fast|km\/h|mph)\b/.test(text)) {
    const unit = `${short(way[2]!)}/${took[2]!.startsWith('h') ? 'h' : took[2]!.startsWith('m') ? 'min' : 's'}`;
    return { expression: `${way[1]} / ${took[1]}`, says: `${way[1]} ÷ ${took[1]} = **{} ${unit}**` };
  }
  const hourly = pace && !/m\/s/.test(pace[2]!);
  if (
    pace &&
    took &&
    hourly &&
    took[2]!.startsWith('h') &&
    /\b(?:how far|what distance|how many (?:km|kilomet|miles))/.test(text)
  )
    return {
      expression: `${pace[1]} * ${took[1]}`,
      says: `${pace[1]} × ${took[1]} = **{} ${/mph|mile/.test(pace[2]!) ? 'miles' : 'km'}**`,
    };
  const sameUnit =
    pace && way && /mph|mile/.test(pace[2]!) === /mile/.test(way[2]!) && !/^m(?:et|$)/.test(way[2]!);
  return sameUnit &&
    hourly &&
    /\b(?:how long|how many hours|what time|how much time)\b/.test(text) &&
    way[1] !== pace[1]
    ? { expression: `${way[1]} / ${pace[1]}`, says: `${way[1]} ÷ ${pace[1]} = **{} hours**` }
    : undefined;
}

const short = (unit: string) => (unit.startsWith('k') ? 'km' : unit.startsWith('mi') ? 'miles' : 'm');
