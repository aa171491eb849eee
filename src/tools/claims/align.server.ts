/** Which words of two claims mean one another, and what is left over on either side. */
import { comparable, datesAgree, quantitiesAgree } from './agreement.ts';
import type { Claim } from './claims.ts';
import { isNameByDictionary, relationOf, type Relation } from './meanings.server.ts';
import { ordinal } from './unique.ts';
import type { Item } from './words.ts';

export interface Pair {
  a: Item;
  b: Item;
  relation: Relation;
}

export interface Alignment {
  pairs: readonly Pair[];
  /** The one place where the two have another name or another thing of one kind. */
  slot: Pair | undefined;
  /** The share of each claim that the other says too. */
  coverA: number;
  coverB: number;
  /** The weight of what only this one says. */
  strayA: number;
  strayB: number;
  looseA: readonly Item[];
  looseB: readonly Item[];
}

const worth: Readonly<Record<Relation, number>> = {
  same: 1,
  like: 0.85,
  opposite: 0.85,
  sibling: 0,
  none: 0,
};
/** A figure with its unit, or of three digits, is rarely met by chance. */
const figureWeight = { telling: 1.5, plain: 0.9 };
/** What the question named need not be said again. */
const givenWeight = 0.15;

export function align(a: Claim, b: Claim, given: ReadonlySet<string> = new Set()): Alignment {
  const pairs = pairsOf(a.items, b.items);
  const [takenA, takenB] = [new Set(pairs.map((pair) => pair.a)), new Set(pairs.map((pair) => pair.b))];
  const looseA = a.items.filter((item) => !takenA.has(item));
  const looseB = b.items.filter((item) => !takenB.has(item));
  const isOwn = ({ root }: Item) => !given.has(root);
  const slot = nameSlot(looseA.filter(isOwn), looseB.filter(isOwn)) ?? thingSlot(a, looseA, b, looseB);
  const weigh = (item: Item) => (given.has(item.root) ? Math.min(givenWeight, item.weight) : item.weight);
  const strayOf = (loose: readonly Item[]) =>
    loose.filter((item) => item !== slot?.a && item !== slot?.b).reduce((sum, item) => sum + weigh(item), 0);
  const [strayA, strayB] = [strayOf(looseA) + strayFigures(a, b), strayOf(looseB) + strayFigures(b, a)];
  const figures = figuresShared(a, b);
  const cover = (side: 'a' | 'b', stray: number) => {
    const met = figures + pairs.reduce((sum, pair) => sum + pair[side].weight * worth[pair.relation], 0);
    const whole = figures + pairs.reduce((sum, pair) => sum + pair[side].weight, 0) + stray;
    return whole === 0 ? 0 : met / whole;
  };
  return {
    pairs,
    slot,
    coverA: cover('a', strayA),
    coverB: cover('b', strayB),
    strayA,
    strayB,
    looseA,
    looseB,
  };
}

/** The nearest take each other first. */
function pairsOf(itemsA: readonly Item[], itemsB: readonly Item[]): Pair[] {
  const found: Pair[] = [];
  const hasNameOfItsOwn = (own: readonly Item[], others: readonly Item[]) =>
    own.some(
      (one) =>
        one.isName && !others.some((other) => mayBeName(other) && relationBetween(one, other) === 'same'),
    );
  const [ownA, ownB] = [hasNameOfItsOwn(itemsA, itemsB), hasNameOfItsOwn(itemsB, itemsA)];
  for (const a of itemsA)
    for (const b of itemsB) {
      // "The tower" is the Eiffel Tower, but not where another tower is named.
      const [name, word] = a.isName ? [a, b] : [b, a];
      const hasOwn = a.isName ? ownB : ownA;
      if (hasOwn && !word.isName && name.parts.length > 1 && !mayBeName(word)) continue;
      const relation = relationBetween(a, b);
      if (worth[relation] > 0) found.push({ a, b, relation });
    }
  const strength = ({ a, b, relation }: Pair) =>
    worth[relation] * Math.min(a.weight, b.weight) + (relation === 'same' ? 1 : 0);
  found.sort((x, y) => strength(y) - strength(x));
  const [takenA, takenB] = [new Set<Item>(), new Set<Item>()];
  return found.filter(({ a, b }) => {
    if (takenA.has(a) || takenB.has(b)) return false;
    takenA.add(a);
    takenB.add(b);
    return true;
  });
}

function relationBetween(a: Item, b: Item): Relation {
  if (a.root === b.root) return 'same';
  if (a.isName && b.isName)
    return isPartOf(a.parts, b.parts) || isPartOf(b.parts, a.parts) || abbreviates(a, b) || abbreviates(b, a)
      ? 'same'
      : 'none';
  if (a.isName !== b.isName) {
    const [name, word] = a.isName ? [a, b] : [b, a];
    return name.parts.includes(word.root)
      ? 'same'
      : name.parts.length === 1
        ? relationOf(a.word, b.word)
        : 'none';
  }
  return relationOf(a.word, b.word);
}

/** "Shakespeare" is "William Shakespeare"; "World War I" is not "World War II". */
const isPartOf = (few: readonly string[], many: readonly string[]) =>
  few.length < many.length && few.every((part) => many.includes(part));

const abbreviates = (short: Item, long: Item) =>
  short.parts.length === 1 &&
  long.parts.length > 1 &&
  short.word.replaceAll('.', '') ===
    long.word
      .split(' ')
      .map((part) => part[0])
      .join('');

function nameSlot(looseA: readonly Item[], looseB: readonly Item[]): Pair | undefined {
  const [namesA, namesB] = [looseA.filter(mayBeName), looseB.filter(mayBeName)];
  if (namesA.length !== 1 || namesB.length !== 1) return undefined;
  return { a: namesA[0]!, b: namesB[0]!, relation: 'none' };
}

/** "The sky is blue" and "the sky is green": two of a kind, each said to be it. */
function thingSlot(a: Claim, looseA: readonly Item[], b: Claim, looseB: readonly Item[]): Pair | undefined {
  const [[oneA, secondA], [oneB, secondB]] = [looseA.filter(isHeavy), looseB.filter(isHeavy)];
  if (!oneA || !oneB || secondA || secondB) return undefined;
  if (ordinal.test(oneA.word) && ordinal.test(oneB.word)) return { a: oneA, b: oneB, relation: 'sibling' };
  const isSaid = ({ tokens }: Claim, { at }: Item) =>
    tokens.slice(0, Math.max(0, at)).some(({ lower }) => isCopula.test(lower));
  if (!isSaid(a, oneA) || !isSaid(b, oneB) || relationBetween(oneA, oneB) !== 'sibling') return undefined;
  return { a: oneA, b: oneB, relation: 'sibling' };
}
const isHeavy = ({ weight }: Item) => weight >= 1;
const isCopula = /^(?:is|are|was|were|became)$/;

/** The first word of a sentence is a name where the dictionary says so, or knows no such word. */
export const mayBeName = (item: Item) =>
  item.isName || (item.at === 0 && /^\p{Lu}/u.test(item.shown) && isNameByDictionary(item.word));

/** "330 m tall" and "painted every seven years" say nothing of one another's figure. */
function strayFigures(a: Claim, b: Claim): number {
  const kinds = new Set(b.quantities.map(({ kind }) => kind));
  return a.quantities.filter(({ kind }) => !kinds.has(kind)).length * figureWeight.plain;
}

function figuresShared(a: Claim, b: Claim): number {
  const numbers = a.quantities.filter((one) =>
    b.quantities.some((other) => one.kind === other.kind && quantitiesAgree(one, other)),
  );
  const days = a.dates.filter((one) =>
    b.dates.some((other) => comparable(one, other) && datesAgree(one, other)),
  );
  const telling = numbers.filter(
    ({ kind, least }) => (kind !== 'count' && kind !== 'share') || Math.abs(least) >= 100,
  ).length;
  return telling * figureWeight.telling + (numbers.length - telling + days.length) * figureWeight.plain;
}
