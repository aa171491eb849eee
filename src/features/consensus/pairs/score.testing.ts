/** What the matcher makes of labelled pairs. */
import { claimOf } from '#tools/claims/claims.ts';
import { compare, type Comparison, type Verdict } from '#tools/claims/match.server.ts';
import type { Chances } from '#tools/claims/claim-models.ts';
import type { LabelledPair } from './pairs.testing.ts';

export interface Judged extends LabelledPair {
  judged: Comparison;
}

/** In the order in which the heads give their chances. */
export const verdicts: readonly Verdict[] = ['same', 'contrary', 'unrelated'];

/** `byModel`: what the model makes of each pair. */
export function judge(pairs: readonly LabelledPair[], byModel?: readonly Chances[]): Judged[] {
  return pairs.map((pair, at) => ({
    ...pair,
    judged: compare(claimOf(pair.a), claimOf(pair.b), { chances: byModel?.[at] }),
  }));
}
