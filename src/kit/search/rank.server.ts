import { foundBy } from './found-by.server.ts';
import { rootOf } from '#language/roots.ts';

/** How much the first places count more than the later ones. */
const flatness = 60;
/** Below this two texts have little more in common than their language. */
export const likely = 0.3;

/** Two orders made one: what stands high in either comes early, what stands high in both comes first. */
export function ranked(worth: ReadonlyMap<number, number>, nearness: ReadonlyMap<number, number>): number[] {
  const near = new Map([...nearness].filter(([, value]) => value >= likely));
  const score = new Map<number, number>();
  for (const order of [inOrder(worth), inOrder(near)])
    for (const [place, id] of order.entries()) score.set(id, (score.get(id) ?? 0) + 1 / (flatness + place));
  return inOrder(score);
}

const inOrder = (values: ReadonlyMap<number, number>) =>
  [...values].sort(([oneId, one], [otherId, other]) => other - one || otherId - oneId).map(([id]) => id);

/** How many of the words stand in a text, in any form. */
export function shareOf(words: readonly string[], text: string): number {
  const there = new Set(foundBy(text));
  const isThere = (word: string) => there.has(word) || there.has(rootOf(word));
  return words.length === 0 ? 0 : words.filter(isThere).length / words.length;
}
