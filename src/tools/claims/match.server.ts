/** Whether two claims say the same, contrary things, or speak of different matters, and why. */
import { comparable } from './agreement.ts';
import type { Chances } from './claim-models.ts';
import { align, type Alignment } from './align.server.ts';
import type { Claim } from './claims.ts';
import { differencesOf, type Difference } from './differences.server.ts';
import { exactly, type Exact } from './exact.server.ts';
import { evidenceOf, type Evidence } from './evidence.server.ts';
import { chancesOf, heads, signsOf } from './head.server.ts';
import { dimensionOf } from './meanings.server.ts';
import type { Item } from './words.ts';

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
  /** What a model makes of the two, where there is one. */
  chances?: Chances | undefined;
  /** Roots of the question's words: every answer is about them, said or not. */
  given?: ReadonlySet<string>;
}

/** A wrong verdict is worse than none: so sure the heads must be, and surer where the rules do not see the dispute. */
const sure = {
  withModel: { same: 0.75, contrary: 0.5, unaided: 0.65 },
  byWords: { same: 0.63, contrary: 0.5, unaided: 0.77 },
};
/** What the rules take for the same must seem at least this likely to the head that knows what the model says. */
const leastLikely = 0.4;
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

export function compare(a: Claim, b: Claim, { chances: byModel, given }: CompareOptions = {}): Comparison {
  const isAsked = given !== undefined && given.size > 0;
  const plain = readingOf(a, b);
  const asked = isAsked ? readingOf(a, b, given) : plain;
  const nearness = (asked.alignment.coverA + asked.alignment.coverB) / 2;
  const exact = exactly(a, b, asked, given);
  const { same, contrary } = chancesBy(plain.evidence, exact, byModel);
  const isDoubted = byModel !== undefined && same < leastLikely;
  if (exact.isSame && !isDoubted) return { is: 'same', reason: 'they say the same', nearness };
  const { decides, words } = exact.apart ?? {};
  if (exact.apart && decides) return { is: 'contrary', reason: words!, difference: exact.apart, nearness };
  const likely =
    (isRepeated(plain.evidence) && !isDoubted ? 'same' : undefined) ??
    surely(plain, { same, contrary }, sure[byModel ? 'withModel' : 'byWords']) ??
    (!asked.apart && answersAlike(a, b, asked.alignment, given)
      ? asked.difference
        ? 'contrary'
        : 'same'
      : 'unrelated');
  const is =
    likely === 'same' && exact.apart ? (exact.apart.excludes === false ? 'unrelated' : 'contrary') : likely;
  const { difference, apart } = asked;
  if (is === 'same') return { is, reason: 'they say the same', nearness };
  if (is === 'unrelated') return { is, reason: apart ?? 'they speak of different things', nearness };
  if (!difference || apart) return { is, reason: 'they exclude each other', nearness };
  return { is, reason: difference.words, difference, nearness };
}

function chancesBy(evidence: Evidence, exact: Exact, byModel: Chances | undefined) {
  const head = byModel ? heads.withModel : heads.byWords;
  const [same, contrary] = chancesOf(head, signsOf(evidence, exact, byModel));
  return { same, contrary };
}

function surely(
  { evidence, difference, differences, apart }: Full,
  { same, contrary }: { same: number; contrary: number },
  least: { same: number; contrary: number; unaided: number },
): Verdict | undefined {
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

/** Of the words that are its own, so much of the shorter claim must stand in the other before a judge may join them. */
const leastJoined = 0.25;

/** Whether two claims are so close by our own code that a judge may take them for the same: nothing differs, and they share what matters. */
export function isJoinable(a: Claim, b: Claim, given: ReadonlySet<string> = new Set()): boolean {
  const reading = readingOf(a, b, given);
  if (
    reading.differences.length > 0 ||
    reading.evidence.siblings === 1 ||
    exactly(a, b, reading, given).apart
  )
    return false;
  const isOwn = ({ root, weight }: Item) => weight >= 1 && !given.has(root);
  const met = reading.alignment.pairs.filter(
    ({ relation, a: one, b: other }) =>
      (relation === 'same' || relation === 'like') && isOwn(one) && isOwn(other),
  );
  const fewest = Math.min(a.items.filter(isOwn).length, b.items.filter(isOwn).length);
  return met.length > 0 && met.length >= leastJoined * fewest;
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
