/** How much of what was asked a text speaks of: rare words of the question count for more than those that everyone uses. */
import { withoutSpaces } from '#language/sentence-spans.ts';
import { likeStems, tellingStems } from '#language/sentences.ts';

export type Units = ReadonlySet<string>;

/** From nothing to all of the question. */
export type Relevance = (units: Units) => number;

/** Words of such scripts that only make a question or hold a sentence together. */
const emptyThere = new Set(
  '什么 怎么 怎样 为什么 哪里 哪个 谁 吗 呢 的 了 是 在 和 と は が を に の で も か です ます 何 どう なぜ 誰'.split(
    ' ',
  ),
);
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Stems, or words as they are where a script has no spaces. */
export function unitsOf(text: string): Units {
  if (!withoutSpaces.test(text)) return new Set(tellingStems(text));
  const units = new Set<string>();
  for (const { segment, isWordLike } of words.segment(text))
    if (isWordLike && !emptyThere.has(segment)) units.add(segment.toLowerCase());
  return units;
}

/** `among`: what the words are rare or usual in. A word that nobody has may be a slip, so it weighs no more than the others do. */
export function relevanceTo(question: Units, among: readonly Units[]): Relevance {
  const worth = Array.from(question, (unit) => {
    const having = among.filter((units) => has(units, unit) > 0).length;
    return { unit, weight: having === 0 ? null : Math.log(1 + (among.length + 1) / (having + 1)) };
  });
  const known = worth.flatMap(({ weight }) => weight ?? []);
  const usual = known.length > 0 ? known.reduce((sum, weight) => sum + weight, 0) / known.length : 1;
  const weights = worth.map(({ unit, weight }) => ({ unit, weight: weight ?? usual }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return (units) => {
    let sum = 0;
    for (const { unit, weight } of weights) sum += weight * has(units, unit);
    return total === 0 ? 0 : sum / total;
  };
}

/** Another word for it counts for a little less. */
function has(set: Units, unit: string): number {
  if (set.has(unit)) return 1;
  for (const like of likeStems(unit)) if (set.has(like)) return 0.7;
  return 0;
}

/** How much two texts say the same, by their words. */
export function shared(x: Units, y: Units): number {
  if (x.size === 0 || y.size === 0) return 0;
  let both = 0;
  for (const unit of x) if (y.has(unit)) both += 1;
  return both / (x.size + y.size - both);
}

export const overlap = (a: string, b: string): number => shared(unitsOf(a), unitsOf(b));
