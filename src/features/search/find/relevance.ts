/** How much of what was asked a text speaks of: rare words of the question count for more than those that everyone uses. */
import { likeStems, tellingStems } from '#language/sentences.ts';

export interface Relevance {
  /** From nothing to all of the question. */
  of(text: string): number;
  /** Words of the question that a text has not. */
  missing(text: string): string[];
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Words of such scripts that only make a question or hold a sentence together. */
const emptyThere = new Set(
  '什么 怎么 怎样 为什么 哪里 哪个 谁 吗 呢 的 了 是 在 和 と は が を に の で も か です ます 何 どう なぜ 誰'.split(
    ' ',
  ),
);
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Stems, or words as they are where a script has no spaces. */
export function unitsOf(text: string): string[] {
  if (!withoutSpaces.test(text)) return tellingStems(text);
  return [...words.segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike && !emptyThere.has(segment))
    .map(({ segment }) => segment.toLowerCase());
}

/** `among`: what the words are rare or usual in. */
export function relevanceTo(question: string, among: readonly string[]): Relevance {
  const wanted = [...new Set(unitsOf(question))];
  const sets = among.map((text) => new Set(unitsOf(text)));
  const weights = new Map(
    wanted.map((unit) => {
      const having = sets.filter((set) => has(set, unit) > 0).length;
      return [unit, Math.log(1 + (sets.length + 1) / (having + 1))];
    }),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return {
    of(text) {
      if (total === 0) return 0;
      const set = new Set(unitsOf(text));
      let sum = 0;
      for (const [unit, weight] of weights) sum += weight * has(set, unit);
      return sum / total;
    },
    missing(text) {
      const set = new Set(unitsOf(text));
      return wanted.filter((unit) => has(set, unit) === 0);
    },
  };
}

/** Another word for it counts for a little less. */
function has(set: ReadonlySet<string>, unit: string): number {
  if (set.has(unit)) return 1;
  for (const like of likeStems(unit)) if (set.has(like)) return 0.7;
  return 0;
}

/** How much two texts say the same, by their words. */
export const overlap = (a: string, b: string): number => shared(new Set(unitsOf(a)), new Set(unitsOf(b)));

export function shared(x: ReadonlySet<string>, y: ReadonlySet<string>): number {
  if (x.size === 0 || y.size === 0) return 0;
  let both = 0;
  for (const unit of x) if (y.has(unit)) both += 1;
  return both / (x.size + y.size - both);
}
