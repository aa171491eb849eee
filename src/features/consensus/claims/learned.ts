/** How much each sign counts, as learned from labelled pairs by `scripts/train-claims.ts`. */
import weights from './weights.json' with { type: 'json' };

/** By the name of the sign; what is not named does not count. */
export type Weights = Readonly<Record<string, number>>;

interface Learned {
  same: Weights;
  contrary: Weights;
}

/** With the nearness of sentence embeddings, and without. */
export const learned: Readonly<Record<'meaning' | 'words', Learned>> = weights;

export const isLikely = (weights: Weights, evidence: Readonly<Record<string, number>>): boolean =>
  scoreOf(weights, evidence) > 0;

/** The logarithm of the odds. */
export function scoreOf(weights: Weights, evidence: Readonly<Record<string, number>>): number {
  return Object.entries(weights).reduce((sum, [sign, weight]) => sum + weight * (evidence[sign] ?? 0), 0);
}
