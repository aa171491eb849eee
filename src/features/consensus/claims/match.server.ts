/** Whether two claims say the same, contrary things, or speak of different matters, and why. */
import { comparable } from './agreement.ts';
import { align, type Alignment } from './align.server.ts';
import type { Claim } from './claims.ts';
import { differencesOf, type Difference } from './differences.server.ts';

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

/** Measured on the labelled pairs beside this folder. */
const enough = { fuller: 0.72, other: 0.45 };
const withMeaning = { similarity: 0.8, fuller: 0.62, other: 0.45 };
const strangers = 0.45;
const straySpace = 0.7;

export function compare(a: Claim, b: Claim, { similarity, given }: CompareOptions = {}): Comparison {
  const alignment = align(a, b, given);
  const nearness = (alignment.coverA + alignment.coverB) / 2;
  const unrelated = (reason: string): Comparison => ({ is: 'unrelated', reason, nearness });
  if (!isOneMatter(alignment, similarity) && !answersAlike(a, b, alignment, given))
    return unrelated('they speak of different things');

  const differences = differencesOf(a, b, alignment);
  if (differences.length === 0) return { is: 'same', reason: 'they say the same', nearness };
  const [difference] = differences;
  // Where two things differ at once, two facts are told: another subject has another figure.
  const decisive = differences.every(({ kind, decides }) => decides || kind === 'number')
    ? differences.find(({ decides }) => decides)
    : undefined;
  if (differences.length > 1 && !decisive) return unrelated('they tell of different cases');
  const chosen = decisive ?? difference!;
  const isNear =
    similarity !== undefined &&
    similarity >= withMeaning.similarity &&
    (chosen.kind === 'denial' || chosen.kind === 'opposite');
  if (Math.min(alignment.strayA, alignment.strayB) > straySpace && !decisive && !isNear)
    return unrelated('they speak of different things');
  if (chosen.excludes === false) return unrelated(chosen.words);
  return { is: 'contrary', reason: chosen.words, difference: chosen, nearness };
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

function isOneMatter({ coverA, coverB }: Alignment, similarity: number | undefined): boolean {
  const [fuller, other] = [Math.max(coverA, coverB), Math.min(coverA, coverB)];
  if (similarity !== undefined && similarity < strangers) return false;
  if (fuller >= enough.fuller && other >= enough.other) return true;
  return (
    similarity !== undefined &&
    similarity >= withMeaning.similarity &&
    fuller >= withMeaning.fuller &&
    other >= withMeaning.other
  );
}
