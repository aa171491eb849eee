/** How well the matcher judges labelled pairs: precision and recall of each verdict. */
import { claimOf } from '../claims/claims.ts';
import { compare, type Comparison, type Verdict } from '../claims/match.server.ts';
import type { LabelledPair } from './pairs.testing.ts';

export interface Judged extends LabelledPair {
  judged: Comparison;
}

export const verdicts: readonly Verdict[] = ['same', 'contrary', 'unrelated'];

export function judge(pairs: readonly LabelledPair[], similarities?: readonly number[]): Judged[] {
  return pairs.map((pair, at) => ({
    ...pair,
    judged: compare(claimOf(pair.a), claimOf(pair.b), similarities ? { similarity: similarities[at]! } : {}),
  }));
}

export function scoreOf(judged: readonly Judged[], verdict: Verdict) {
  const [said, meant] = [
    judged.filter((one) => one.judged.is === verdict),
    judged.filter(({ is }) => is === verdict),
  ];
  const right = said.filter(({ is }) => is === verdict).length;
  return { precision: right / Math.max(1, said.length), recall: right / Math.max(1, meant.length) };
}
