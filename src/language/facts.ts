/**
 * Names, numbers, amounts, dates, times and addresses in a text, however they are said or written; and what differs between what
 * was said and what is to be sent.
 */
import { slipsBetween } from './distance.ts';
import { addressesIn } from './facts/addresses.ts';
import { relativeDays, weekdayOf } from './facts/calendar-words.ts';
import { readTime } from './facts/clock-times.ts';
import { readDate } from './facts/dates.ts';
import { isSame, keyOf, type Fact, type FactKind, type Place, type Read } from './facts/fact.ts';
import { readMoney } from './facts/money.ts';
import { nameKey, namesIn } from './facts/names.ts';
import { readNumber } from './facts/numbers.ts';
import { tokensOf, type Token } from './facts/tokens.ts';

export type { Fact, FactKind, Place };

/** More than any email has; the rest of a longer text is not compared. */
export const longestCompared = 60_000;

export function findFacts(whole: string, { language = 'en' } = {}): Fact[] {
  const text = whole.slice(0, longestCompared);
  const tokens = tokensOf(text);
  const taken = new Set<number>();
  const facts: Fact[] = [];
  const placeOf = (from: number, next: number): Place => {
    const [start, end] = [tokens[from]!.start, tokens[next - 1]!.end];
    return { text: text.slice(start, end), start, end };
  };
  for (const found of addressesIn(text, tokens)) {
    facts.push(found.fact);
    for (let at = found.from; at < found.next; at++) taken.add(at);
  }
  for (let at = 0; at < tokens.length;) {
    const read = taken.has(at) ? undefined : readAt(tokens, at);
    if (!read || [...range(at, read.next)].some((one) => taken.has(one))) {
      at += 1;
      continue;
    }
    if (read.fact) facts.push({ ...read.fact, ...placeOf(at, read.next) } as Fact);
    for (const one of range(at, read.next)) taken.add(one);
    at = read.next;
  }
  facts.push(...namesIn(text, tokens, (at) => taken.has(at), language));
  return facts.sort((a, b) => a.start - b.start);
}

function* range(from: number, to: number) {
  for (let at = from; at < to; at++) yield at;
}

function readAt(tokens: readonly Token[], at: number): Read | undefined {
  const { word } = tokens[at]!;
  const day = weekdayOf(word);
  if (day !== undefined) return { fact: { kind: 'day', key: String(day) }, next: at + 1 };
  const relative = relativeDays.get(word);
  if (relative) return { fact: { kind: 'day', key: relative }, next: at + 1 };
  if (/^(?:next|last|this)$/.test(word) && /^(?:week|month|year|weekend)$/.test(tokens[at + 1]?.word ?? ''))
    return { fact: { kind: 'day', key: `${word} ${tokens[at + 1]!.word}` }, next: at + 2 };
  return (
    readDate(tokens, at) ?? readMoney(tokens, at) ?? readClock(tokens, at) ?? readPlainNumber(tokens, at)
  );
}

function readClock(tokens: readonly Token[], at: number): Read | undefined {
  const time = readTime(tokens, at);
  if (!time) return undefined;
  const { next, hour, minute, half } = time;
  return { fact: { kind: 'time', hour, minute, half }, next };
}

function readPlainNumber(tokens: readonly Token[], at: number): Read | undefined {
  const number = readNumber(tokens, at);
  if (!number) return undefined;
  const { value, next, digits } = number;
  const after = tokens[next]?.word ?? '';
  if (digits && digits.length >= 7) return { fact: { kind: 'address', key: digits }, next };
  if (/^(?:percent|%)$/.test(after))
    return { fact: { kind: 'number', value, isPercent: true }, next: next + 1 };
  if (after === 'per' && tokens[next + 1]?.word === 'cent')
    return { fact: { kind: 'number', value, isPercent: true }, next: next + 2 };
  // "One of them", "first of all", "a second": words, not numbers.
  const isWord = number.isSpoken && next === at + 1 && (value < 2 || (number.isOrdinal && value < 3));
  const isCounted =
    /^(?:floor|street|avenue|quarter|half|hour|day|week|month|year|percent|person|item|piece|copy|unit)$/.test(
      after,
    );
  if (isWord && !isCounted) return { fact: undefined, next };
  return { fact: { kind: 'number', value, isPercent: false }, next };
}

export interface Difference {
  /** The same as long as it differs in the same way. */
  id: string;
  is: 'missing' | 'added' | 'changed';
  kind: FactKind;
  said: Place | null;
  written: Place | null;
}

interface Compared {
  language?: string;
  /** Names that need not have been said or written, and addresses: of who sends it and of who gets it. */
  known?: readonly string[];
}

/** Facts that were said and are not in the email, or the other way round. */
export function compareFacts(
  said: string,
  written: string,
  { language = 'en', known = [] }: Compared = {},
): Difference[] {
  const before = unique(findFacts(said, { language }));
  const after = unique(findFacts(written, { language }));
  const saidWords = wordsIn(said);
  const writtenWords = wordsIn(written);
  const knownNames = new Set(known.flatMap((name) => name.split(/[\s@.]+/).map(nameKey)));
  const knownAddresses = new Set(known.map((name) => name.toLowerCase()));
  const isKept = (fact: Fact) =>
    after.some((other) => isSame(fact, other)) ||
    (fact.kind === 'address' && knownAddresses.has(fact.key)) ||
    (fact.kind === 'name' && (writtenWords.has(fact.key) || knownNames.has(fact.key)));
  const isSaid = (fact: Fact) =>
    before.some((other) => isSame(other, fact)) ||
    (fact.kind === 'name' && (saidWords.has(fact.key) || knownNames.has(fact.key)));
  const missing = before.filter((fact) => !isKept(fact));
  const added = after.filter((fact) => !isSaid(fact));
  const differences: Difference[] = [];
  for (const fact of missing) {
    const at = added.findIndex((other) => isPair(fact, other));
    const [other] = at < 0 ? [] : added.splice(at, 1);
    differences.push(other ? differing('changed', fact, other) : differing('missing', fact, undefined));
  }
  differences.push(...added.map((fact) => differing('added', undefined, fact)));
  return differences;
}

const numeric: readonly FactKind[] = ['number', 'amount', 'time', 'date'];

function isPair(said: Fact, written: Fact): boolean {
  if (said.kind === 'name' && written.kind === 'name')
    return (
      slipsBetween(said.key, written.key, 3) <=
      Math.max(1, Math.floor(Math.min(said.key.length, written.key.length) / 2))
    );
  if (said.kind === written.kind) return true;
  return (
    numeric.includes(said.kind) &&
    numeric.includes(written.kind) &&
    (said.kind === 'number' || written.kind === 'number')
  );
}

function differing(is: Difference['is'], said: Fact | undefined, written: Fact | undefined): Difference {
  const place = (fact: Fact | undefined) => fact && { text: fact.text, start: fact.start, end: fact.end };
  return {
    id: `${is}|${said ? keyOf(said) : ''}|${written ? keyOf(written) : ''}`.slice(0, 300),
    is,
    kind: (said ?? written)!.kind,
    said: place(said) ?? null,
    written: place(written) ?? null,
  };
}

function unique(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const key = keyOf(fact);
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

const wordsIn = (text: string) =>
  new Set((text.slice(0, longestCompared).match(/[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu) ?? []).map(nameKey));
