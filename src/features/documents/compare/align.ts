/** Which parts of two versions belong together. The work grows with their length, not with its square. */
import { breather } from '#tools/claims/breather.ts';
import { likeness, type Unit } from './units.ts';

export interface Pair {
  first: number;
  second: number;
  /** In another order than what surrounds it. */
  isMoved: boolean;
}

/** Less alike than this is something else. */
const stillTheSame = 0.5;
/** Elsewhere in the document, more must speak for it. */
const surelyTheSame = 0.75;
/** In a long stretch without anything equal, only what is near is looked at. */
const reach = 25;
const mostCandidates = 30;

export async function align(first: readonly Unit[], second: readonly Unit[]): Promise<Pair[]> {
  const anchors = anchorsOf(first, second);
  const inOrder = longestRising(anchors);
  const taken = { first: new Set<number>(), second: new Set<number>() };
  const pairs: Pair[] = [];
  const take = (one: number, other: number, isMoved: boolean) => {
    pairs.push({ first: one, second: other, isMoved });
    taken.first.add(one);
    taken.second.add(other);
  };
  for (const [one, other] of inOrder) take(one, other, false);
  spread(first, second, inOrder, taken, take);
  for (const [one, other] of anchors)
    if (!taken.first.has(one) && !taken.second.has(other)) take(one, other, true);
  await betweenAnchors(
    first,
    second,
    pairs.filter(({ isMoved }) => !isMoved),
    taken,
    take,
  );
  await elsewhere(first, second, taken, take);
  return pairs;
}

type Anchor = readonly [first: number, second: number];
type Taken = Record<'first' | 'second', Set<number>>;
type Take = (one: number, other: number, isMoved: boolean) => void;

/** What stands once in each of them, word for word. */
function anchorsOf(first: readonly Unit[], second: readonly Unit[]): Anchor[] {
  const placeOf = (units: readonly Unit[]) => {
    const places = new Map<string, number>();
    for (const [at, { key }] of units.entries()) places.set(key, places.has(key) ? -1 : at);
    return places;
  };
  const [here, there] = [placeOf(first), placeOf(second)];
  return [...here]
    .map(([key, at]): Anchor => [at, there.get(key) ?? -1])
    .filter(([one, other]) => one >= 0 && other >= 0);
}

/** Those that stand in the same order in both: as many as there can be. */
function longestRising(anchors: readonly Anchor[]): Anchor[] {
  const tails: number[] = [];
  const before: number[] = [];
  for (const [at, [, other]] of anchors.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (anchors[tails[middle]!]![1] < other) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? tails[low - 1]! : -1;
    tails[low] = at;
  }
  const rising: Anchor[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at]!) rising.push(anchors[at]!);
  return rising.reverse();
}

/** What is equal right beside an anchor belongs to it, also where it is said more than once. */
function spread(
  first: readonly Unit[],
  second: readonly Unit[],
  anchors: readonly Anchor[],
  taken: Taken,
  take: Take,
) {
  for (const way of [1, -1])
    for (const [one, other] of anchors)
      for (let step = way; ; step += way) {
        const [a, b] = [one + step, other + step];
        if (!first[a] || first[a].key !== second[b]?.key || taken.first.has(a) || taken.second.has(b)) break;
        take(a, b, false);
      }
}

async function betweenAnchors(
  first: readonly Unit[],
  second: readonly Unit[],
  anchors: readonly Pair[],
  taken: Taken,
  take: Take,
) {
  const breathe = breather();
  const sorted = anchors.toSorted((a, b) => a.first - b.first);
  let [from, since] = [0, 0];
  for (const { first: to, second: until } of [...sorted, { first: first.length, second: second.length }]) {
    await pairUp(free(from, to, taken.first), free(since, until, taken.second));
    [from, since] = [to + 1, until + 1];
  }

  async function pairUp(ours: readonly number[], theirs: readonly number[]) {
    const found: { one: number; other: number; like: number }[] = [];
    for (const [at, one] of ours.entries()) {
      await breathe();
      const middle = Math.round((at * theirs.length) / ours.length);
      for (const other of theirs.slice(Math.max(0, middle - reach), middle + reach)) {
        const like = likeness(first[one]!, second[other]!);
        if (like >= stillTheSame) found.push({ one, other, like });
      }
    }
    for (const { one, other } of found.sort((a, b) => b.like - a.like))
      if (!taken.first.has(one) && !taken.second.has(other)) take(one, other, false);
  }
}

const free = (from: number, to: number, taken: ReadonlySet<number>) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).filter((at) => !taken.has(at));

/** What was moved and changed a little: found by its rarest words. */
async function elsewhere(first: readonly Unit[], second: readonly Unit[], taken: Taken, take: Take) {
  const breathe = breather();
  const holding = new Map<string, number[]>();
  for (const other of free(0, second.length, taken.second))
    for (const word of second[other]!.words)
      holding.set(word, [...(holding.get(word) ?? []), other].slice(0, mostCandidates + 1));
  for (const one of free(0, first.length, taken.first)) {
    await breathe();
    const rare = [...first[one]!.words]
      .map((word) => holding.get(word) ?? [])
      .filter((others) => others.length > 0 && others.length <= mostCandidates)
      .sort((a, b) => a.length - b.length)
      .slice(0, 5);
    let best: { other: number; like: number } | undefined;
    for (const other of new Set(rare.flat())) {
      const like = taken.second.has(other) ? 0 : likeness(first[one]!, second[other]!);
      if (like >= surelyTheSame && like > (best?.like ?? 0)) best = { other, like };
    }
    if (best) take(one, best.other, true);
  }
}
