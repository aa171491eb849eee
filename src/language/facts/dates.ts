/** Dates, however they are said or written. */
import { isOtherWord, monthOf } from './calendar-words.ts';
import type { Read } from './fact.ts';
import { currencyOf } from './money.ts';
import { readNumber, type ReadNumber } from './numbers.ts';
import type { Token } from './tokens.ts';

/** "The third of May", "May 3rd, 2026", "3 May", "2026-05-03", "03.05.2026", "on the third". */
export function readDate(tokens: readonly Token[], at: number): Read | undefined {
  const token = tokens[at]!;
  const written = readWrittenDate(tokens, at);
  if (written) return written;
  const month = monthOf(token.word);
  if (month !== undefined) {
    let next = at + 1;
    if (tokens[next]?.word === 'the') next += 1;
    const date = readNumber(tokens, next);
    if (date && isDate(date) && !/^(?:percent|%|euros?|dollars?|people)$/.test(tokens[date.next]?.word ?? ''))
      return dated(tokens, { date: date.value, month, next: date.next });
    const isSure = /^(?:in|of|by|since|until|till|next|last|this|early|late|mid|during|from|for|im|en)$/.test(
      tokens[at - 1]?.word ?? '',
    );
    const isCapital = /^\p{Lu}/u.test(token.text);
    if (isOtherWord(token.word) && !(isSure && isCapital)) return undefined;
    return dated(tokens, { month, next: at + 1 });
  }
  const isThe = token.word === 'the';
  const number = readNumber(tokens, isThe ? at + 1 : at);
  if (!number || !isDate(number)) return undefined;
  const { next } = number;
  const of = tokens[next]?.word === 'of' || (tokens[next]?.word === '.' && tokens[next]!.isJoined) ? 1 : 0;
  const named = monthOf(tokens[next + of]?.word ?? '');
  if (
    named !== undefined &&
    (of > 0 || !isOtherWord(tokens[next + of]!.word) || /^\p{Lu}/u.test(tokens[next + of]!.text))
  )
    return dated(tokens, { date: number.value, month: named, next: next + of + 1 });
  // "On the third": a date, where no thing is counted by it.
  const leads = /^(?:on|by|until|till|before|after|from|since)$/;
  const isLast =
    !/^\p{L}/u.test(tokens[next]?.text ?? '.') ||
    /^(?:at|in|and|or|to|please|if|because|so|instead)$/.test(tokens[next]!.word);
  if (isThe && number.isOrdinal && leads.test(tokens[at - 1]?.word ?? '') && isLast)
    return { fact: { kind: 'date', date: number.value }, next };
  return undefined;
}

const isDate = ({ value, digits }: ReadNumber) =>
  !digits && Number.isInteger(value) && value >= 1 && value <= 31;

function dated(
  tokens: readonly Token[],
  { date, month, next }: { date?: number; month: number; next: number },
): Read {
  const from = tokens[next]?.word === ',' ? next + 1 : next;
  const year = readNumber(tokens, from);
  const isYear =
    year && !year.isOrdinal && Number.isInteger(year.value) && year.value >= 1900 && year.value <= 2100;
  const isCounted = isYear && currencyOf(tokens[year.next]?.word) !== undefined;
  return isYear && !isCounted
    ? { fact: { kind: 'date', date, month, year: year.value }, next: year.next }
    : { fact: { kind: 'date', date, month }, next };
}

/** The signs of a date are tokens or part of the number, as it falls. */
function readWrittenDate(tokens: readonly Token[], at: number): Read | undefined {
  if (!/^\d/.test(tokens[at]!.text)) return undefined;
  let next = at + 1;
  let joined = tokens[at]!.text;
  while (
    next < tokens.length &&
    tokens[next]!.isJoined &&
    /^[\d./-]/.test(tokens[next]!.text) &&
    next - at < 6
  ) {
    joined += tokens[next]!.text;
    next += 1;
  }
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(joined);
  if (iso)
    return {
      fact: { kind: 'date', year: Number(iso[1]), month: Number(iso[2]), date: Number(iso[3]) },
      next,
    };
  const parts =
    /^(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})?\.?$/.exec(joined) ?? /^(\d{1,2})(\/)(\d{1,2})$/.exec(joined);
  if (!parts) return undefined;
  const [date, month] = [Number(parts[1]), Number(parts[3])];
  if (Math.max(date, month) > 31 || Math.min(date, month) > 12 || Math.min(date, month) < 1) return undefined;
  const year =
    parts[4] === undefined ? undefined : Number(parts[4].length === 2 ? `20${parts[4]}` : parts[4]);
  const isTurned = month > 12;
  return {
    fact: {
      kind: 'date',
      date: isTurned ? month : date,
      month: isTurned ? date : month,
      year,
      ...(parts[2] === '/' && !isTurned && date <= 12 ? { swapped: true } : {}),
    },
    next,
  };
}
