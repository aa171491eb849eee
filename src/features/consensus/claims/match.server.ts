/** Whether two claims say the same, contrary things, or speak of different matters, and why. */
import { comparable } from './agreement.ts';
import { align, type Alignment } from './align.server.ts';
import type { Claim } from './claims.ts';
import { differencesOf, type Difference } from './differences.server.ts';
import { evidenceOf, type Evidence } from './evidence.server.ts';
import { isLikely, learned } from './learned.ts';
import { dimensionOf } from './meanings.server.ts';

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
  /** Of the sentences' embeddings, from -1 to 1, where there is a model. */
  similarity?: number;
  /** Roots of the question's words: every answer is about them, said or not. */
  given?: ReadonlySet<string>;
}

/** What is further apart in meaning is of two matters, whatever its words. */
const strangers = 0.45;
/** The share of each claim that the other must say too before the two are contrary. */
const close = { fuller: 0.72, other: 0.45 };
/** So much may stand beside an answer to the question. */
const straySpace = 0.7;

export interface Reading {
  alignment: Alignment;
  /** What makes them contrary if they are of one matter. */
  difference: Difference | undefined;
  /** Why they can be neither the same nor contrary. */
  apart: string | undefined;
  evidence: Evidence;
}

export function compare(a: Claim, b: Claim, options: CompareOptions = {}): Comparison {
  const { alignment, difference, apart, evidence } = readingOf(a, b, options);
  const nearness = (alignment.coverA + alignment.coverB) / 2;
  if (apart) return { is: 'unrelated', reason: apart, nearness };
  const is = difference ? 'contrary' : 'same';
  const weights = options.similarity === undefined ? learned.words : learned.meaning;
  const isOneMatter =
    (options.similarity ?? 1) >= strangers &&
    isLikely(weights[is], evidence) &&
    (!difference || isClose(evidence, difference));
  if (!isOneMatter && !answersAlike(a, b, alignment, options.given))
    return { is: 'unrelated', reason: 'they speak of different things', nearness };
  if (!difference) return { is, reason: 'they say the same', nearness };
  return { is, reason: difference.words, difference, nearness };
}

/** A dispute is told only where nearly all else that the two say is the same. */
const isClose = ({ fuller, other, strayLess }: Evidence, { decides }: Difference) =>
  fuller >= close.fuller && other >= close.other && (decides === true || strayLess <= straySpace);

/** All that the verdict rests on. */
export function readingOf(a: Claim, b: Claim, { similarity, given }: CompareOptions = {}): Reading {
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
  return { alignment, difference, apart, evidence: evidenceOf(a, b, alignment, difference, similarity) };
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
