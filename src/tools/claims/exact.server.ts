/**
 * What exact code says of two claims: figures, bounds, versions, denial, stance and who does what to whom. It has the last word
 * where something learned, or a judge, would take them for the same.
 */
import { rootOf } from '#language/roots.ts';
import { isOtherEdge } from './agreement.ts';
import type { Alignment } from './align.server.ts';
import type { Claim } from './claims.ts';
import { compareQuantities } from './compare-quantities.ts';
import type { Evidence } from './evidence.server.ts';
import type { Difference } from './differences.server.ts';
import { framesOf } from './roles/frames.server.ts';
import { clausesOf } from './roles/phrases.server.ts';
import { compareRoles, type RolesCompared } from './roles/compare-roles.server.ts';
import { leavesOpen } from './open-question.ts';
import { isSpanReversed } from './span.ts';
import { deniesForeign, isStanceWord, stanceOf } from './stance.ts';
import type { Item } from './words.ts';

export interface Exact {
  /** Told the same way, and nothing is left over on either side. */
  isSame: boolean;
  /** Why they cannot be the same, whatever else is alike. */
  apart: Difference | undefined;
}

export interface Compared {
  alignment: Alignment;
  differences: readonly Difference[];
  evidence: Evidence;
}

export function exactly(
  a: Claim,
  b: Claim,
  { alignment, differences, evidence }: Compared,
  given: ReadonlySet<string> = new Set(),
): Exact {
  // What one states the other leaves open: neither the same nor contrary, however like their words are.
  if (leavesOpen(a) !== leavesOpen(b)) return { isSame: false, apart: leftOpen };
  const roles = compareRoles(a, b, alignment.pairs);
  const apart =
    reversal(a, b, roles) ??
    reversedSpan(a, b) ??
    opposition(a, b, alignment, given) ??
    boundsApart(a, b) ??
    edgesApart(a, b) ??
    differences.find(isFigure) ??
    denial(evidence, roles) ??
    foreignDenial(a, b, alignment) ??
    otherDoing(a, b, alignment, roles);
  const isSame =
    (!apart && roles?.is === 'same' && nothingElse(a, b, alignment, roles.covered)) ||
    (!apart && alignment.pairs.length > 1 && sameBeing(a, b, alignment)) ||
    (!isHeld(apart) && sameStance(a, b, alignment));
  return { apart: isSame ? undefined : apart, isSame };
}

/** What a like stance does not make up for; a denial may be its own wording. */
const isHeld = (apart: Difference | undefined) => apart !== undefined && apart.kind !== 'denial';

const isFigure = ({ kind }: Difference) => kind === 'number' || kind === 'date';

function reversal(a: Claim, b: Claim, roles: RolesCompared | undefined): Difference | undefined {
  if (roles?.is === 'unsure')
    return { kind: 'order', words: 'part of it is the other way round', excludes: false };
  if (roles?.is === 'other') return { kind: 'name', words: 'they say it about others', excludes: false };
  if (roles?.is !== 'reversed') return undefined;
  if (a.polarity.denied !== b.polarity.denied) return undefined;
  return {
    kind: 'order',
    words: roles.isComparison
      ? 'they compare the two the other way round'
      : 'they say it the other way round',
    decides: !roles.isMutual,
    excludes: !roles.isMutual,
  };
}

const leftOpen: Difference = { kind: 'denial', words: 'one leaves open whether it is so', excludes: false };

function reversedSpan(a: Claim, b: Claim): Difference | undefined {
  if (!isSpanReversed(a, b) || a.polarity.denied !== b.polarity.denied) return undefined;
  return { kind: 'order', words: 'they go the other way round', decides: true, excludes: true };
}

/** One is for it and the other against it, and neither speaks of something else besides. */
function opposition(
  a: Claim,
  b: Claim,
  { pairs, looseA, looseB }: Alignment,
  given: ReadonlySet<string>,
): Difference | undefined {
  const [one, other] = [stanceOf(a), stanceOf(b)];
  if (!one || !other || one.isFor === other.isFor || !(one.isPlain || other.isPlain)) return undefined;
  const isOwn = ({ weight, word, root }: Item) => weight >= 1 && !isStanceWord(word) && !given.has(root);
  const isShared = pairs.some(({ relation, a: item }) => relation !== 'opposite' && !isStanceWord(item.word));
  const isOneMatter = (isShared || given.size > 0) && !(looseA.some(isOwn) && looseB.some(isOwn));
  return {
    kind: 'denial',
    words: 'one is for it, the other against it',
    decides: isOneMatter,
    excludes: isOneMatter,
  };
}

/** Both are for it, or both against it, and say nothing else. */
function sameStance(a: Claim, b: Claim, { pairs, looseA, looseB }: Alignment): boolean {
  const [one, other] = [stanceOf(a), stanceOf(b)];
  if (!one || !other || one.isFor !== other.isFor || !(one.isPlain || other.isPlain)) return false;
  const isOwn = ({ weight, word }: Item) => weight >= 1 && !isStanceWord(word);
  const met = pairs.filter((pair) => isOwn(pair.a) && isOwn(pair.b));
  return (
    met.length > 0 &&
    met.every(({ relation }) => relation === 'same' || relation === 'like') &&
    ![...looseA, ...looseB].some(isOwn) &&
    figuresMeet(a, b)
  );
}

/** "Over 18" and "at least 18", or "up to 10" and "3": neither the same nor contrary. */
function boundsApart(a: Claim, b: Claim): Difference | undefined {
  for (const one of a.quantities) {
    const others = b.quantities.filter(({ kind }) => kind === one.kind);
    const verdicts = others.map((other) => compareQuantities(one, other));
    if (others.length > 0 && verdicts.every((verdict) => verdict === 'unknown'))
      return {
        kind: 'number',
        words: `figures of another kind: ${one.shown} and ${others[0]!.shown}`,
        excludes: false,
      };
  }
  return undefined;
}

/** "From 1 July" and "until 1 July", "before 1 July" and "after 1 July": neither the same nor, by the dates alone, contrary. */
function edgesApart(a: Claim, b: Claim): Difference | undefined {
  const isApart = a.dates.some(
    (one) => b.dates.length > 0 && b.dates.every((other) => isOtherEdge(one, other)),
  );
  return isApart
    ? { kind: 'date', words: 'they tell what is before, from, until or after a day', excludes: false }
    : undefined;
}

/** One denies what the other says, and no opposite makes up for it, as in "not closed" and "open". */
const denial = (
  { turned, deniedInOne }: Evidence,
  roles: RolesCompared | undefined,
): Difference | undefined =>
  turned === 1 && deniedInOne === 1 && roles?.is !== 'reversed'
    ? { kind: 'denial', words: 'one denies it', excludes: false }
    : undefined;

function foreignDenial(a: Claim, b: Claim, { pairs, looseA, looseB }: Alignment): Difference | undefined {
  if (deniesForeign(a) === deniesForeign(b)) return undefined;
  const isOwn = ({ weight, word }: Item) => weight >= 1 && !isStanceWord(word);
  const isOneMatter = pairs.some((pair) => isOwn(pair.a)) && !(looseA.some(isOwn) && looseB.some(isOwn));
  return { kind: 'denial', words: 'one denies it', decides: isOneMatter, excludes: isOneMatter };
}

/** "Stands in Paris" and "is in Paris" say one thing. */
const being = new Set('stand lie sit locate situate'.split(' ').map(rootOf));
function sameBeing(a: Claim, b: Claim, alignment: Alignment): boolean {
  const covered = new Set([...a.items, ...b.items].filter(({ root }) => being.has(root)));
  return covered.size > 0 && nothingElse(a, b, alignment, covered);
}

function nothingElse(
  a: Claim,
  b: Claim,
  { looseA, looseB, pairs }: Alignment,
  covered: ReadonlySet<Item>,
): boolean {
  const isLeft = (item: Item) => item.weight >= 1 && !covered.has(item);
  return (
    !looseA.some(isLeft) &&
    !looseB.some(isLeft) &&
    pairs.every(
      (pair) =>
        pair.relation === 'same' || pair.relation === 'like' || (covered.has(pair.a) && covered.has(pair.b)),
    ) &&
    a.polarity.denied === b.polarity.denied &&
    a.quantifier === b.quantifier &&
    figuresMeet(a, b)
  );
}

/** Of the same two each tells something else: "Anna drove the car to Ben", "Ben bought the car from Anna". */
function otherDoing(
  a: Claim,
  b: Claim,
  { looseA, looseB, pairs }: Alignment,
  roles: RolesCompared | undefined,
): Difference | undefined {
  if (roles?.is === 'same') return undefined;
  const names = pairs.filter(
    ({ relation, a: one, b: other }) => relation === 'same' && (one.isName || other.isName),
  );
  const [doingA, doingB] = [doingsOf(a), doingsOf(b)];
  const isLoose = (doing: readonly Item[], loose: readonly Item[]) =>
    doing.length > 0 && doing.every((item) => loose.includes(item));
  if (names.length < 2 || !isLoose(doingA, looseA) || !isLoose(doingB, looseB)) return undefined;
  return { kind: 'opposite', words: 'each says something else about it', excludes: false };
}

/** The verbs and the nouns of kinship that say what is between them. */
const doingsOf = (claim: Claim): Item[] => [
  ...clausesOf(claim).map(({ verb }) => verb),
  ...framesOf(claim).flatMap(({ covered }) => covered),
];

/** Each has every figure of the other, and as many dates. */
function figuresMeet(a: Claim, b: Claim): boolean {
  const isWithin = (one: Claim, other: Claim) =>
    one.quantities.every((figure) =>
      other.quantities.some((another) => compareQuantities(figure, another) === 'same'),
    );
  return isWithin(a, b) && isWithin(b, a) && a.dates.length === b.dates.length;
}
