/** Whether two claims say the same, contrary things, or speak of different matters, and why. */
import { comparable } from './agreement.ts';
import { align, type Alignment } from './align.server.ts';
import type { Claim } from './claims.ts';
import { differencesOf, type Difference } from './differences.server.ts';
import { evidenceOf, type Evidence } from './evidence.server.ts';
import { chancesByMeaning, chancesByWords, type Chances } from './heads.ts';
import { dimensionOf } from './meanings.server.ts';
import { meetingOf, similarityOf } from './meaning.ts';
import type { Understood } from './vectors.ts';

export type Verdict = 'same' | 'contrary' | 'unrelated';

export interface Comparison {
  is: Verdict;
  /** In words, for people. */
  reason: string;
  /** What differs, where the two are contrary. */
  difference?: Difference;
  /** How near the two are in their words, from 0 to 1. */
  nearness: number;
}

export interface CompareOptions {
  /** What a model makes of each of them, where there is one. */
  meanings?: readonly [Understood, Understood] | undefined;
  /** Roots of the question's words: every answer is about them, said or not. */
  given?: ReadonlySet<string>;
}

/** What is further apart in meaning is of two matters, whatever its words. */
const strangers = 0.5;
/** A wrong verdict is worse than none: so sure the heads must be, and surer where the rules do not see the dispute. */
const sure = {
  meaning: { same: 0.57, contrary: 0.5, unaided: 0.77 },
  words: { same: 0.57, contrary: 0.5, unaided: 0.77 },
};
/** The share of each claim that the other says too where the rules see a dispute. */
const close = { fuller: 0.72, other: 0.45 };
/** So much may stand beside an answer to the question. */
const straySpace = 0.7;

export interface Reading {
  alignment: Alignment;
  /** What makes them contrary if they are of one matter. */
  difference: Difference | undefined;
  /** Why the rules take them for neither the same nor contrary. */
  apart: string | undefined;
  evidence: Evidence;
}

export function compare(a: Claim, b: Claim, { meanings, given }: CompareOptions = {}): Comparison {
  const isAsked = given !== undefined && given.size > 0;
  if (meanings && !isAsked && similarityOf(meanings[0].meaning, meanings[1].meaning) < strangers)
    return { is: 'unrelated', reason: 'they speak of different things', nearness: 0 };
  const plain = readingOf(a, b);
  const asked = isAsked ? readingOf(a, b, given) : plain;
  const nearness = (asked.alignment.coverA + asked.alignment.coverB) / 2;
  const is =
    surely(plain, meanings) ??
    (!asked.apart && answersAlike(a, b, asked.alignment, given)
      ? asked.difference
        ? 'contrary'
        : 'same'
      : 'unrelated');
  const { difference, apart } = asked;
  if (is === 'same') return { is, reason: 'they say the same', nearness };
  if (is === 'unrelated') return { is, reason: apart ?? 'they speak of different things', nearness };
  if (!difference || apart) return { is, reason: 'they exclude each other', nearness };
  return { is, reason: difference.words, difference, nearness };
}

function surely(
  { evidence, difference, differences, apart }: Full,
  meanings: CompareOptions['meanings'],
): Verdict | undefined {
  if (isRepeated(evidence)) return 'same';
  const chances = chancesOf(evidence, meanings);
  if (!chances) return undefined;
  const [same, contrary] = chances;
  const least = meanings ? sure.meaning : sure.words;
  // Another figure or date is another claim, however alike the words are.
  const isOtherFigure = differences.some(({ kind }) => kind === 'number' || kind === 'date');
  if (same >= least.same && !isOtherFigure) return 'same';
  // Where the rules see two cases, both may be true.
  const enough = difference && isClose(evidence) ? least.contrary : least.unaided;
  return contrary >= enough && !apart ? 'contrary' : undefined;
}

/** Nearly all else that the two say is the same. */
const isClose = ({ fuller, other, strayLess, decides }: Evidence) =>
  fuller! >= close.fuller && other! >= close.other && (decides === 1 || strayLess! <= straySpace);

/** All the words of one stand in the other, in their order, and nothing differs. */
const isRepeated = ({ other, difference, crossed, like, oddNegation, figuresMissing }: Evidence) =>
  other! > 0.99 && [difference, crossed, like, oddNegation, figuresMissing].every((sign) => sign === 0);

/** Nothing where the model finds the two too far apart to be looked at. */
function chancesOf(evidence: Evidence, meanings: CompareOptions['meanings']): Chances | undefined {
  const signs = Object.values(evidence);
  const byWords = chancesByWords(Float32Array.from(signs));
  if (!meanings) return byWords;
  const [one, other] = meanings;
  if (similarityOf(one.meaning, other.meaning) < strangers) return undefined;
  const { ab, ba, signs: ofMeaning } = meetingOf(one.meaning, other.meaning);
  const all = Float32Array.from([...signs, ...ofMeaning]);
  const byMeaning = chancesByMeaning(all, one.seen, other.seen, ab, ba);
  // Each errs in a way of its own: what the rules read of the words weighs as much as what the model makes of them.
  return byWords.map((chance, at) => (chance + byMeaning[at]!) / 2) as unknown as Chances;
}

interface Full extends Reading {
  differences: readonly Difference[];
}

/** What the rules make of the two. */
export function readingOf(a: Claim, b: Claim, given?: ReadonlySet<string>): Full {
  const alignment = align(a, b, given);
  const differences = differencesOf(a, b, alignment);
  // Where two things differ at once, two facts are told: another subject has another figure.
  const decisive = differences.every(({ kind, decides }) => decides || kind === 'number')
    ? differences.find(({ decides }) => decides)
    : undefined;
  const difference = decisive ?? differences[0];
  const apart =
    differences.length > 1 && !decisive
      ? 'they tell of different cases'
      : difference?.excludes === false
        ? difference.words
        : measureOther(alignment)
          ? 'they measure different things'
          : undefined;
  const findings = { alignment, differences, difference, apart };
  return { ...findings, evidence: evidenceOf(a, b, findings) };
}

/** How long it is and how wide. */
function measureOther({ looseA, looseB }: Alignment): boolean {
  const [ofA, ofB] = [looseA, looseB].map((loose) => loose.map(({ word }) => dimensionOf(word)));
  return ofA!.some((one) => one !== undefined && ofB!.some((other) => other !== undefined && other !== one));
}

/** Both only fill in what the question asked for: "330 m" and "it is 300 m tall". */
function answersAlike(
  a: Claim,
  b: Claim,
  { strayA, strayB, slot }: Alignment,
  given: ReadonlySet<string> | undefined,
): boolean {
  if (!given || given.size === 0 || Math.max(strayA, strayB) > straySpace) return false;
  const figures = a.quantities.some((one) => b.quantities.some((other) => one.kind === other.kind));
  return (
    figures || slot !== undefined || a.dates.some((one) => b.dates.some((other) => comparable(one, other)))
  );
}
