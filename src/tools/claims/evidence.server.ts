/** What speaks for and against two claims saying the same or excluding each other, in numbers that can be read. */
import { comparable, datesAgree } from './agreement.ts';
import { mayBeName, type Alignment } from './align.server.ts';
import type { Claim } from './claims.ts';
import { compareQuantities } from './compare-quantities.ts';
import { clashOf, type Difference } from './differences.server.ts';
import { relationOf } from './meanings.server.ts';
import type { DifferenceKind } from './result.ts';
import { wordOrderOf } from './word-order.server.ts';
import type { Item, Token } from './words.ts';

const kinds: readonly DifferenceKind[] = ['number', 'date', 'name', 'denial', 'opposite', 'extent', 'order'];

/** More of a sign than this says no more. */
const most = 3;
const capped = (value: number) => Math.min(most, value);

export interface Findings {
  alignment: Alignment;
  differences: readonly Difference[];
  difference: Difference | undefined;
  /** Why the rules think that they can be neither the same nor contrary. */
  apart: string | undefined;
}

export type Evidence = Readonly<Record<string, number>>;

export function evidenceOf(
  a: Claim,
  b: Claim,
  { alignment, differences, difference, apart }: Findings,
): Evidence {
  const { coverA, coverB, strayA, strayB, slot, pairs } = alignment;
  const [looseA, looseB] = [alignment.looseA, alignment.looseB].map((loose) =>
    loose.filter((item) => item !== slot?.a && item !== slot?.b),
  ) as [Item[], Item[]];
  const roles = wordOrderOf(a, b, pairs);
  const clash = clashOf(a, b, pairs);
  const figures = figuresOf(a, b);
  const [negA, negB] = [negationsIn(a.tokens), negationsIn(b.tokens)];
  const opposites = pairs.filter(({ relation }) => relation === 'opposite').length;
  const hidden = hiddenOpposites(looseA, looseB);
  return {
    fuller: Math.max(coverA, coverB),
    other: Math.min(coverA, coverB),
    strayLess: capped(Math.min(strayA, strayB)),
    strayMore: capped(Math.max(strayA, strayB)),
    heavyLess: capped(Math.min(looseA.filter(isHeavy).length, looseB.filter(isHeavy).length)),
    heavyMore: capped(Math.max(looseA.filter(isHeavy).length, looseB.filter(isHeavy).length)),
    same: capped(pairs.filter(({ relation }) => relation === 'same').length / 2),
    like: capped(pairs.filter(({ relation }) => relation === 'like').length),
    siblings: Number(
      looseA.some((one) => looseB.some((other) => relationOf(one.word, other.word) === 'sibling')),
    ),
    namesMissing: capped([...looseA, ...looseB].filter(mayBeName).length),
    ...figures,
    ...Object.fromEntries(
      kinds.map((kind) => [`by ${kind}`, Number(differences.some((one) => one.kind === kind))]),
    ),
    difference: Number(difference !== undefined),
    differences: capped(differences.length),
    bothMay: Number(differences.some(({ excludes }) => excludes === false)),
    decides: Number(difference?.decides === true),
    apart: Number(apart !== undefined),
    slot: Number(slot !== undefined),
    conflict: capped(clash.conflict),
    accord: capped(clash.accord),
    opposites: capped(opposites),
    hidden,
    deniedInOne: Number(a.polarity.denied !== b.polarity.denied),
    deniedInBoth: Number(a.polarity.denied && b.polarity.denied),
    oddNegation: (negA + negB) % 2,
    negations: capped(negA + negB),
    /** Denials and opposites that do not cancel out. */
    turned: (negA + negB + opposites + hidden) % 2,
    extentInOne: Number((a.quantifier === undefined) !== (b.quantifier === undefined)),
    extentDiffers: Number(
      a.quantifier !== undefined && b.quantifier !== undefined && a.quantifier !== b.quantifier,
    ),
    superlativeInOne: Number(hasSuperlative(a.tokens) !== hasSuperlative(b.tokens)),
    crossed: capped(roles.crossed),
    namesCrossed: capped(roles.namesCrossed),
    namesReversed: Number(roles.isReversed && roles.namesCrossed > 0),
    passiveInOne: Number(roles.isPassiveInOne),
    converses: capped(roles.converses),
    reversed: Number(roles.isReversed),
    longer: capped(Math.abs(Math.log(Math.max(1, a.tokens.length) / Math.max(1, b.tokens.length))) * 2),
  };
}

const isHeavy = ({ weight }: Item) => weight >= 1;

const hasSuperlative = (tokens: readonly Token[]) =>
  tokens.some(({ lower }) => /^(?:.{3,}est|most|least|best|worst|only)$/.test(lower));

const negating =
  /^(?:not|never|no|none|nobody|nothing|neither|nor|cannot|without|hardly|scarcely|rarely|seldom|few|little|lacks?|lacking|fail(?:s|ed)?|unable|refused?|refuses|deny|denie[sd]|myth|misconception|untrue|false|barely|nowhere|un\p{L}{4,}|\p{L}{3,}less|\p{L}{3,}-free|in(?:correct|effective|valid|active|complete|sufficient|secure|visible|capable|dependent|compatible|admissible)\p{L}*|im(?:possible|mutable|proper)\p{L}*|il(?:legal|logical)\p{L}*|ir(?:regular|relevant|reversible)\p{L}*|dis(?:like|agree|allow|approve|obey|prove|honest|satisf|please)\p{L}*|non-?\p{L}{4,})$/u;

const none = /^(?:no|none|nobody|nothing|neither)$/;

/** "Nobody is taller than" tells a superlative and denies nothing. */
function negationsIn(tokens: readonly Token[]): number {
  const compares = tokens.some(({ lower }) => lower === 'than' || lower === 'as');
  return tokens.filter(({ lower }) => negating.test(lower) && !(compares && none.test(lower))).length;
}

/** Opposites that the alignment left over, since something nearer was taken. */
function hiddenOpposites(looseA: readonly Item[], looseB: readonly Item[]): number {
  return Number(
    looseA.some(
      (one) =>
        !one.isName &&
        looseB.some((other) => !other.isName && relationOf(one.word, other.word) === 'opposite'),
    ),
  );
}

/** How the figures and dates of the two stand to each other. */
function figuresOf(a: Claim, b: Claim) {
  const numbers = a.quantities.flatMap((one) => b.quantities.map((other) => compareQuantities(one, other)));
  const dates = a.dates.flatMap((one) =>
    b.dates.filter((other) => comparable(one, other)).map((other) => datesAgree(one, other)),
  );
  const missing = (one: Claim, other: Claim) =>
    one.quantities.filter(({ kind }) => !other.quantities.some((figure) => figure.kind === kind)).length +
    one.dates.filter((date) => !other.dates.some((another) => comparable(date, another))).length;
  return {
    figuresMet: capped(numbers.filter((verdict) => verdict === 'same').length + dates.filter(Boolean).length),
    figuresDiffer: capped(
      numbers.filter((verdict) => verdict === 'different').length + dates.filter((agree) => !agree).length,
    ),
    figuresMissing: capped(missing(a, b) + missing(b, a)),
  };
}
