/** In what two claims on one matter differ: figures, dates, names, denial, how many, or which way round. */
import { comparable, datesAgree, quantitiesAgree } from './agreement.ts';
import type { Alignment, Pair } from './align.server.ts';
import type { Claim } from './claims.ts';
import { compareQuantities } from './compare-quantities.ts';
import { directions } from './opposites.ts';
import { allows, forbids } from './permission.ts';
import type { Quantifier } from './polarity.ts';
import type { DifferenceKind } from './result.ts';
import { baseForm } from '#language/roots.ts';
import type { Item } from './words.ts';
import { isUnique } from './unique.ts';

export interface Difference {
  kind: DifferenceKind;
  /** "numbers differ: 330 m and 324 m" */
  words: string;
  /** Makes the two contrary though their figures differ, too. */
  decides?: boolean;
  /** Whether both can be true all the same: two people may each have written a book. */
  excludes?: boolean;
}

export function differencesOf(a: Claim, b: Claim, alignment: Alignment): Difference[] {
  const polarity = polarityDifference(a, b, alignment) ?? permissionDifference(a, b);
  const scope = scopeDifference(a, b, alignment, polarity?.kind === 'denial');
  const extent = extentDifference(a.quantifier, b.quantifier, polarity !== undefined);
  return [
    scope ?? (extent?.decides || extent?.excludes === false ? undefined : polarity),
    extent,
    numberDifference(a, b),
    dateDifference(a, b),
    slotDifference(a, b, alignment.slot),
  ].filter((difference) => difference !== undefined);
}

function numberDifference(a: Claim, b: Claim): Difference | undefined {
  for (const kind of new Set(a.quantities.map((quantity) => quantity.kind))) {
    const [ofA, ofB] = [a, b].map(({ quantities }) => quantities.filter((one) => one.kind === kind));
    const [few, many] = ofA!.length <= ofB!.length ? [ofA!, ofB!] : [ofB!, ofA!];
    const odd = few.find(
      (one) => many.length > 0 && many.every((other) => compareQuantities(one, other) === 'different'),
    );
    if (!odd) continue;
    const other = many.find((one) => !few.some((another) => quantitiesAgree(one, another))) ?? many[0]!;
    const [first, second] = few === ofA ? [odd, other] : [other, odd];
    return {
      kind: 'number',
      words: `${kind === 'clock' ? 'times' : 'numbers'} differ: ${first.shown} and ${second.shown}`,
    };
  }
  return undefined;
}

function dateDifference(a: Claim, b: Claim): Difference | undefined {
  for (const one of a.dates) {
    const others = b.dates.filter((other) => comparable(one, other));
    if (others.length === 0 || others.some((other) => datesAgree(one, other))) continue;
    return { kind: 'date', words: `dates differ: ${one.shown} and ${others[0]!.shown}` };
  }
  return undefined;
}

function slotDifference(a: Claim, b: Claim, slot: Pair | undefined): Difference | undefined {
  if (!slot) return undefined;
  const words = `${slot.relation === 'sibling' ? 'things' : 'names'} differ: ${slot.a.shown} and ${slot.b.shown}`;
  // "Sydney." fills the place that the other names.
  const [uniqueA, uniqueB] = [isUnique(a, slot.a), isUnique(b, slot.b)];
  const excludes =
    (uniqueA && uniqueB) || (uniqueA && b.items.length === 1) || (uniqueB && a.items.length === 1);
  return { kind: 'name', words, excludes };
}

interface Clash {
  /** The weight of what one affirms and the other denies, and of what they agree on. */
  conflict: number;
  accord: number;
  /** The opposites in which it shows. */
  against: Pair | undefined;
}

export function clashOf(a: Claim, b: Claim, pairs: readonly Pair[]): Clash {
  let [conflict, accord] = [0, 0];
  let against: Pair | undefined;
  for (const pair of pairs) {
    const [ofA, ofB] = [a.polarity.of[pair.a.at] ?? 'before', b.polarity.of[pair.b.at] ?? 'before'];
    // "The lowest wage was raised" says nothing against a rise.
    const opposite = pair.relation === 'opposite' && isSuperlative(pair.a) === isSuperlative(pair.b);
    if (pair.relation === 'opposite' && !opposite) continue;
    if (!opposite && (ofA === 'before' || ofB === 'before')) continue;
    if (!opposite && ofA !== 'denied' && ofB !== 'denied') continue;
    const differs = ((ofA === 'denied') !== (ofB === 'denied')) !== opposite;
    // Opposite words are said on purpose; a denial beside them may be of something else.
    const weight = pair.a.weight * (opposite ? 2 : 1);
    if (differs) conflict += weight;
    else accord += weight;
    if (differs && opposite) against ??= pair;
  }
  return { conflict, accord, against };
}

function polarityDifference(a: Claim, b: Claim, { pairs }: Alignment): Difference | undefined {
  const swapped = isSwapped(a, b, pairs);
  const { conflict, accord, against } = clashOf(a, b, pairs);
  const silent = conflict + accord === 0;
  const differs = (silent ? a.polarity.denied !== b.polarity.denied : conflict > accord) !== swapped;
  if (!differs) return undefined;
  if (swapped) return { kind: 'order', words: 'they compare the two the other way round' };
  if (!against) return { kind: 'denial', words: 'one denies it' };
  const isDirection = directions.has(baseForm(against.a.word)) || directions.has(baseForm(against.b.word));
  return {
    kind: 'opposite',
    words: `“${against.a.shown}” against “${against.b.shown}”`,
    decides: isDirection,
  };
}

const isSuperlative = ({ word }: Item) => baseForm(word) !== word && word.endsWith('est');

/** "Never painted green" denies the green, not the paint: it neither excludes "painted" nor says "not painted in a year". */
function scopeDifference(
  a: Claim,
  b: Claim,
  { looseA, looseB, slot }: Alignment,
  differs: boolean,
): Difference | undefined {
  const strays = (loose: readonly Item[]) =>
    loose.filter((item) => item !== slot?.a && item !== slot?.b && item.weight >= 1);
  const [straysA, straysB] = [strays(looseA), strays(looseB)];
  const more = (claim: Claim, own: readonly Item[], other: Claim) =>
    claim.polarity.denied &&
    (own.some(({ at }) => claim.polarity.of[at] === 'denied') ||
      (deniesFigure(claim) && other.quantities.length + other.dates.length === 0));
  const [moreA, moreB] = [more(a, straysA, b), more(b, straysB, a)];
  // Where both have a word of their own, one may stand for the other.
  const narrower = (moreA && straysB.length === 0) || (moreB && straysA.length === 0);
  if (differs ? !narrower : !(moreA && moreB)) return undefined;
  return { kind: 'denial', words: 'what is denied is not the same', excludes: false };
}

const deniesFigure = ({ tokens, polarity }: Claim) =>
  tokens.some(({ lower }, at) => lower === '#' && polarity.of[at] === 'denied');

function permissionDifference(a: Claim, b: Claim): Difference | undefined {
  const differs = (forbids(a) && allows(b)) || (forbids(b) && allows(a));
  return differs ? { kind: 'denial', words: 'one allows it, the other does not' } : undefined;
}

/** "C is faster than Python" and "Python is faster than C"; "older than" and "before" turn alike. */
function isSwapped(a: Claim, b: Claim, pairs: readonly Pair[]): boolean {
  const [pivotA, pivotB] = [pivotOf(a), pivotOf(b)];
  if (pivotA < 1 || pivotB < 1) return false;
  const crossed = pairs.filter(
    (pair) => pair.a.at < pivotA !== pair.b.at < pivotB && pair.a.at !== pivotA && pair.b.at !== pivotB,
  );
  return crossed.some((pair) => pair.a.at < pivotA) && crossed.some((pair) => pair.a.at > pivotA);
}

const pivotOf = ({ tokens }: Claim) =>
  tokens.findIndex(({ lower }) => lower === 'than' || lower === 'before' || lower === 'after');

const excluding = new Set(['all few', 'few all', 'all only', 'only all', 'most few', 'few most']);

function extentDifference(
  a: Quantifier | undefined,
  b: Quantifier | undefined,
  denied: boolean,
): Difference | undefined {
  const words = `how many differs: ${a ?? 'in general'} and ${b ?? 'in general'}`;
  if (a && b && excluding.has(`${a} ${b}`))
    return denied ? undefined : { kind: 'extent', words, decides: true };
  const both = new Set([a, b]);
  if (!denied || !both.has('some')) return undefined;
  // Some are and some are not: both may be true. All are and some are not: never.
  return both.has('all')
    ? { kind: 'extent', words, decides: true }
    : { kind: 'extent', words, excludes: false };
}
