import { foundBy, rootAsked } from './found-by.server.ts';

/** How much the first places count more than the later ones. */
const flatness = 60;
/** Below this two texts have little more in common than their language. */
const likely = 0.3;

export const likelyOnes = (nearness: ReadonlyMap<number, number>) =>
  new Map([...nearness].filter(([, value]) => value >= likely));

/** Several orders made one: what stands high in one of them comes early, what stands high in all comes first. */
export function fused(orders: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const score = new Map<number, number>();
  for (const values of orders) {
    let [place, last] = [0, Infinity];
    for (const id of inOrder(values)) {
      const value = values.get(id)!;
      if (value <= 0) break;
      // Those that are worth the same share a place.
      if (value < last) place += 1;
      last = value;
      score.set(id, (score.get(id) ?? 0) + 1 / (flatness + place));
    }
  }
  return score;
}

export const inOrder = (values: ReadonlyMap<number, number>) =>
  [...values].sort(([oneId, one], [otherId, other]) => other - one || otherId - oneId).map(([id]) => id);

/** How many of the words stand in a text, in any form. */
export function shareOf(words: readonly string[], text: string): number {
  const there = new Set(foundBy(text));
  const isThere = (word: string) => there.has(word) || there.has(rootAsked(word));
  return words.length === 0 ? 0 : words.filter(isThere).length / words.length;
}
