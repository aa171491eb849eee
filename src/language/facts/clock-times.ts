/** Times of day as they are said: "half past nine", "quarter to ten", "nine thirty", "9:30 pm", "noon". */
import { readNumber } from './numbers.ts';
import type { Token } from './tokens.ts';

export interface ReadTime {
  hour: number;
  minute: number;
  half?: 'am' | 'pm' | undefined;
  next: number;
}

/** "At one hundred euros" is no time. */
const notAfter =
  /^(?:percent|per|%|€|\$|£|euros?|dollars?|pounds?|cents?|people|persons|hundred|thousand|million|days?|weeks?|months?|years?|miles?|km|kilomet\w+|degrees|of|times|or|st|street|road|avenue|th|minutes?|hours?|seconds?)$/;
const leads = /^(?:at|by|until|till|around|about|before|after|from|since|um|gegen|ab|bis|à)$/;
const sureLeads = /^(?:at|um|à)$/;

export function readTime(tokens: readonly Token[], at: number): ReadTime | undefined {
  const token = tokens[at]!;
  if (token.word === 'noon' || token.word === 'midday') return { hour: 12, minute: 0, next: at + 1 };
  if (token.word === 'midnight') return { hour: 0, minute: 0, next: at + 1 };
  return readPast(tokens, at) ?? readColon(tokens, at) ?? readHour(tokens, at);
}

/** "Half past nine", "a quarter to ten", "ten past four". */
function readPast(tokens: readonly Token[], from: number): ReadTime | undefined {
  let at = from;
  if (tokens[at]!.word === 'a' && tokens[at + 1]?.word === 'quarter') at += 1;
  const { word } = tokens[at]!;
  let minutes: number | undefined;
  if (word === 'half') minutes = 30;
  else if (word === 'quarter') minutes = 15;
  else {
    const number = readNumber(tokens, at);
    if (!number || number.isOrdinal || number.value > 30 || !Number.isInteger(number.value)) return undefined;
    minutes = number.value;
    at = number.next - 1;
  }
  at += 1;
  if (/^minutes?$/.test(tokens[at]?.word ?? '')) at += 1;
  const way = tokens[at]?.word ?? '';
  if (!/^(?:past|to|after|before)$/.test(way)) return undefined;
  if (word !== 'half' && word !== 'quarter' && way !== 'past' && !/^(?:5|10|20|25)$/.test(String(minutes)))
    return undefined;
  const hour = readNumber(tokens, at + 1);
  if (!hour || hour.isOrdinal || !isHour(hour.value) || hour.value === 0) return undefined;
  // "From 10 to 12" is a span.
  if (
    way === 'to' &&
    !/^(?:half|quarter)$/.test(word) &&
    /^(?:from|between)$/.test(tokens[from - 1]?.word ?? '')
  )
    return undefined;
  if (way !== 'past' && way !== 'after') {
    const total = (hour.value * 60 - minutes + 1440) % 1440;
    const back = Math.floor(total / 60) || 12;
    return withHalf(tokens, { hour: back, minute: total % 60, next: hour.next });
  }
  return withHalf(tokens, { hour: hour.value, minute: minutes, next: hour.next });
}

function readColon(tokens: readonly Token[], at: number): ReadTime | undefined {
  const match = /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(tokens[at]!.word);
  if (!match) return undefined;
  return withHalf(tokens, { hour: Number(match[1]), minute: Number(match[2]), next: at + 1 });
}

function readHour(tokens: readonly Token[], at: number): ReadTime | undefined {
  const before = tokens[at - 1]?.word ?? '';
  const dotted = leads.test(before) ? /^([01]?\d|2[0-3])\.([0-5]\d)$/.exec(tokens[at]!.word) : null;
  if (dotted && !notAfter.test(tokens[at + 1]?.word ?? ''))
    return withHalf(tokens, { hour: Number(dotted[1]), minute: Number(dotted[2]), next: at + 1 });
  const number = readNumber(tokens, at);
  const said = leads.test(before) ? /^([1-9])0(\d)$/.exec(number?.digits ?? '') : null;
  if (said) return withHalf(tokens, { hour: Number(said[1]), minute: Number(said[2]), next: number!.next });
  if (!number || number.isOrdinal || number.digits || !isHour(number.value)) return undefined;
  let { next } = number;
  if (/^(?:o'clock|oclock|uhr)$/.test(tokens[next]?.word ?? '')) {
    next += 1;
    const minutes = tokens[next - 1]!.word === 'uhr' ? readNumber(tokens, next) : undefined;
    return minutes && minutes.value < 60 && !minutes.isOrdinal
      ? { hour: number.value, minute: minutes.value, next: minutes.next }
      : withHalf(tokens, { hour: number.value, minute: 0, next });
  }
  const minutes = minutesAfter(tokens, next);
  if (minutes && (leads.test(before) || halfAt(tokens, minutes.next)))
    return withHalf(tokens, { hour: number.value, minute: minutes.value, next: minutes.next });
  const plain = withHalf(tokens, { hour: number.value, minute: 0, next });
  if (plain.half) return plain;
  const isBare = sureLeads.test(before) && number.value > 0 && !notAfter.test(tokens[next]?.word ?? '');
  // "At 12 Baker Street": a place.
  const isPlace = /^\p{Lu}/u.test(tokens[next]?.text ?? '') && weekdayLike(tokens[next]!.word);
  return isBare && !isPlace ? plain : undefined;
}

const weekdayLike = (word: string) => !/day$|^(?:i|and|on|in|the|please)$/.test(word);

/** "Nine thirty". */
function minutesAfter(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const token = tokens[at];
  if (!token || !/^\p{L}/u.test(token.text)) return undefined;
  const number = readNumber(tokens, at);
  if (!number?.isSpoken || number.isOrdinal || number.value < 10 || number.value > 59) return undefined;
  return notAfter.test(tokens[number.next]?.word ?? '')
    ? undefined
    : { value: number.value, next: number.next };
}

/** "pm", "p.m.", "in the morning", "at night". */
function halfAt(tokens: readonly Token[], at: number): { half: 'am' | 'pm'; next: number } | undefined {
  const words = tokens.slice(at, at + 4).map(({ word }) => word);
  const [first, second, third, fourth] = words;
  if (first === 'am' || first === 'pm') return { half: first, next: at + 1 };
  if ((first === 'a' || first === 'p') && second === '.' && third === 'm')
    return { half: first === 'a' ? 'am' : 'pm', next: at + (fourth === '.' ? 4 : 3) };
  if (first === 'in' && second === 'the' && third === 'morning') return { half: 'am', next: at + 3 };
  if (first === 'in' && second === 'the' && /^(?:afternoon|evening)$/.test(third ?? ''))
    return { half: 'pm', next: at + 3 };
  if (first === 'at' && second === 'night') return { half: 'pm', next: at + 2 };
  return undefined;
}

function withHalf(tokens: readonly Token[], time: ReadTime): ReadTime {
  const found = time.hour >= 1 && time.hour <= 12 ? halfAt(tokens, time.next) : undefined;
  const next = /^uhr$/.test(tokens[time.next]?.word ?? '') ? time.next + 1 : time.next;
  return found ? { ...time, ...found } : { ...time, next };
}

const isHour = (value: number) => Number.isInteger(value) && value >= 0 && value <= 24;
