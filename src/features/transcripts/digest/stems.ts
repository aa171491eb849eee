/** How often the telling words of a text occur; the ground of chapters and quotes. */
import { tellingStems } from '#language/sentences.ts';

export function countStems(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const stem of tellingStems(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** The cosine of two counts. */
export function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let both = 0;
  for (const [stem, count] of a) both += count * (b.get(stem) ?? 0);
  const size = (of: ReadonlyMap<string, number>) => Math.hypot(...of.values());
  return both === 0 ? 0 : both / (size(a) * size(b));
}
