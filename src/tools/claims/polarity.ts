/** What a statement denies, how surely it speaks, and of how many. */
import type { Token } from './words.ts';

export type Quantifier = 'all' | 'most' | 'some' | 'few' | 'none' | 'only';

export interface Polarity {
  /** The statement as a whole is denied. */
  denied: boolean;
  /** For each token: affirmed, denied, or before the denial, where it is neither. */
  of: readonly ('affirmed' | 'denied' | 'before')[];
}

const negators = new Set([
  'not',
  'never',
  'no',
  'none',
  'nobody',
  'nothing',
  'neither',
  'nor',
  'cannot',
  'without',
  'hardly',
  'scarcely',
]);
/** "Fails to", "is unable to", "lacks", "is free of". */
const denyingVerbs = new Set([
  'fail',
  'fails',
  'failed',
  'unable',
  'lack',
  'lacks',
  'lacked',
  'refuses',
  'refused',
  'free-of',
]);
const ends = new Set([
  'but',
  'although',
  'though',
  'while',
  'whereas',
  'because',
  'if',
  'when',
  'unless',
  'since',
  'as',
  'until',
]);
/** "Little effect" is as good as none. */
const scarce = new Set([
  'effect',
  'impact',
  'influence',
  'evidence',
  'benefit',
  'value',
  'use',
  'sense',
  'difference',
  'to',
  'or',
]);
/** Words after which "no" and "not" deny nothing. */
const harmless: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['no', new Set(['doubt', 'matter', 'later', 'sooner'])],
  ['not', new Set(['only', 'just', 'merely', 'least'])],
];

export function polarityOf(tokens: readonly Token[], frameDenies: boolean): Polarity {
  const of: ('affirmed' | 'denied' | 'before')[] = [];
  let [inScope, whole] = [false, false];
  const than = tokens.findIndex(({ lower }) => lower === 'than');
  // "No tower is taller than", "there is no taller tower than".
  const isSuperlative = (at: number) =>
    tokens[at]!.lower === 'no' && than > at && (at === 0 || tokens[0]!.lower === 'there');
  for (const [at, token] of tokens.entries()) {
    if (inScope && (token.afterPause || ends.has(token.lower))) inScope = false;
    if (denies(tokens, at) && !isSuperlative(at)) {
      // "…, not fruits" and "without" deny a thing; the statement itself stands.
      const isAside = token.lower === 'without' || (token.afterPause && at > 0);
      if (!isAside && !whole) of.fill('before');
      if (!isAside) whole = !whole;
      inScope = !inScope;
    }
    of.push(inScope ? 'denied' : 'affirmed');
  }
  if (!frameDenies) return { denied: whole, of };
  return { denied: !whole, of: of.map((one) => (one === 'denied' ? 'affirmed' : 'denied')) };
}

function denies(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at]!;
  const next = tokens[at + 1]?.lower ?? '';
  if (denyingVerbs.has(lower)) return true;
  if (lower === 'little') return tokens[at - 1]?.lower !== 'a' && scarce.has(next);
  return negators.has(lower) && !harmless.some(([word, after]) => word === lower && after.has(next));
}

const quantifiers: Readonly<Record<string, Quantifier>> = {
  all: 'all',
  every: 'all',
  always: 'all',
  each: 'all',
  everyone: 'all',
  everybody: 'all',
  any: 'all',
  entirely: 'all',
  most: 'most',
  majority: 'most',
  many: 'most',
  usually: 'most',
  mostly: 'most',
  mainly: 'most',
  largely: 'most',
  some: 'some',
  sometimes: 'some',
  several: 'some',
  certain: 'some',
  few: 'few',
  rarely: 'few',
  minority: 'few',
  seldom: 'few',
  hardly: 'few',
  none: 'none',
  nobody: 'none',
  never: 'none',
  only: 'only',
};

/** They count anywhere; the others only what the statement is about: "several threads" are none of its business. */
const anywhere: ReadonlySet<Quantifier> = new Set(['all', 'none', 'only']);
const subjectTokens = 2;

/** "The most" is a superlative, "a few" are some. */
export function quantifierOf(tokens: readonly Token[]): Quantifier | undefined {
  for (const [at, { lower }] of tokens.entries()) {
    const before = tokens[at - 1]?.lower;
    if (
      !Object.hasOwn(quantifiers, lower) ||
      (before === 'the' && lower === 'most') ||
      before === 'at' ||
      before === 'not'
    )
      continue;
    if (at > subjectTokens && !anywhere.has(quantifiers[lower]!)) continue;
    if (lower === 'few' && before === 'a') return 'some';
    return quantifiers[lower];
  }
  return undefined;
}

const hedges = new Set(
  'may might could probably likely perhaps possibly maybe suggests suggest appears appear seems seem about around roughly approximately nearly almost circa estimated reportedly allegedly generally usually typically often believed thought'.split(
    ' ',
  ),
);

export const isHedged = (tokens: readonly Token[]) =>
  tokens.some(({ lower, text }) => hedges.has(lower) && text !== 'May');
