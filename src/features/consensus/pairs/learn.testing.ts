/** Logistic regression by plain descent: the same examples give the same weights. */
import type { Evidence, Sign } from '../claims/evidence.server.ts';

export interface Example {
  evidence: Evidence;
  right: boolean;
  /** How many examples it counts for. */
  counts: number;
}

/** A wrong verdict is worse than none. */
const costOfWrong = 3;
/** Few examples, so no sign may count for much. */
const restraint = 0.003;
const rounds = 4000;
const stride = 0.2;
/** Which way a sign may count, whatever chance made of the examples. */
const [little, much] = [0.3, 10];
const bounds: Partial<Record<Sign, readonly [number, number]>> = {
  similarity: [0, much],
  fuller: [0, much],
  other: [0, much],
  strayLess: [-much, 0],
  strayMore: [-much, 0],
  swapped: [-much, -little],
  siblings: [-much, -little],
  figuresMissing: [-much, -little],
  namesMissing: [-much, -little],
};

export function learn(examples: readonly Example[], signs: readonly Sign[]): Record<string, number> {
  const rows = examples.map(({ evidence }) => signs.map((sign) => evidence[sign]));
  const weights = signs.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const slope = signs.map((sign, at) => (sign === 'always' ? 0 : restraint * weights[at]!));
    for (const [number, { right, counts }] of examples.entries()) {
      const row = rows[number]!;
      const odds = row.reduce((sum, value, at) => sum + value * weights[at]!, 0);
      const chance = 1 / (1 + Math.exp(-odds));
      const error = (counts * (right ? chance - 1 : chance * costOfWrong)) / examples.length;
      for (const [at, value] of row.entries()) slope[at]! += error * value;
    }
    for (const [at, sign] of signs.entries()) {
      const [least, most] = bounds[sign] ?? [-much, much];
      weights[at] = Math.min(most, Math.max(least, weights[at]! - stride * slope[at]!));
    }
  }
  return Object.fromEntries(signs.map((sign, at) => [sign, Math.round(weights[at]! * 100) / 100]));
}
