import { contrast } from '#kit/ui/contrast.ts';
import type { LensData } from '../data.ts';

/** What WCAG allows the pair for: `text` of any size, `large` text and shapes, or nothing that must be read. */
export type Legible = 'text' | 'large' | 'none';

export interface Pair {
  one: LensData['colours'][number];
  other: LensData['colours'][number];
  ratio: number;
  legible: Legible;
}

const most = 6;

/** The strongest first. */
export function pairsOf(colours: LensData['colours']): Pair[] {
  return colours
    .flatMap((one, at) => colours.slice(at + 1).map((other) => pairOf(one, other)))
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, most);
}

function pairOf(one: Pair['one'], other: Pair['other']): Pair {
  const ratio = contrast(one.hex, other.hex);
  return { one, other, ratio, legible: ratio >= 4.5 ? 'text' : ratio >= 3 ? 'large' : 'none' };
}
