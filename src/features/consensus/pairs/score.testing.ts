/** How well the matcher judges labelled pairs: precision and recall of each verdict. */
import { claimOf } from '#tools/claims/claims.ts';
import { compare, type Comparison, type Verdict } from '#tools/claims/match.server.ts';
import type { Understood } from '#tools/claims/vectors.ts';
import type { LabelledPair } from './pairs.testing.ts';

export interface Judged extends LabelledPair {
  judged: Comparison;
}

/** In the order in which the heads give their chances. */
export const verdicts: readonly Verdict[] = ['same', 'contrary', 'unrelated'];

export function judge(pairs: readonly LabelledPair[], meanings?: ReadonlyMap<string, Understood>): Judged[] {
  return pairs.map((pair) => ({
    ...pair,
    judged: compare(
      claimOf(pair.a),
      claimOf(pair.b),
      meanings ? { meanings: [meanings.get(pair.a)!, meanings.get(pair.b)!] } : {},
    ),
  }));
}

/** Each verdict counts alike, however many pairs have it. */
export function scoreOf(judged: readonly Judged[], verdict: Verdict) {
  const counts = new Map(verdicts.map((one) => [one, judged.filter(({ is }) => is === one).length]));
  const weigh = (some: readonly Judged[]) => some.reduce((sum, { is }) => sum + 1 / counts.get(is)!, 0);
  const said = judged.filter((one) => one.judged.is === verdict);
  const right = weigh(said.filter(({ is }) => is === verdict));
  return { precision: said.length === 0 ? 0 : right / weigh(said), recall: right };
}
