/** What a sentence means, piece by piece, as MiniLM tells it, and how near two of them are. */
import { alignmentOf, tokensOfVectors, type Sight, type Tokens } from './head.ts';

/** Numbers in each of MiniLM's vectors. */
export const vectorSize = 384;

export interface Meaning {
  /** Of the whole, a vector of length 1. */
  mean: Float32Array;
  tokens: Tokens;
}

/** `flat` holds the vectors of the pieces one after the other. */
export function meaningOf(flat: Float32Array): Meaning {
  const mean = new Float32Array(vectorSize);
  for (let at = 0; at < flat.length; at += 1) mean[at % vectorSize] = mean[at % vectorSize]! + flat[at]!;
  const length = Math.sqrt(mean.reduce((sum, value) => sum + value * value, 0)) || 1;
  return { mean: mean.map((value) => value / length), tokens: tokensOfVectors(flat, vectorSize) };
}

export function similarityOf({ mean: a }: Meaning, { mean: b }: Meaning): number {
  let sum = 0;
  for (let at = 0; at < vectorSize; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

export interface Meeting {
  ab: Sight;
  ba: Sight;
  /** How near the two are as wholes and in their pieces, around zero. */
  signs: readonly number[];
}

export function meetingOf(a: Meaning, b: Meaning): Meeting {
  const { ab, ba } = alignmentOf(a.tokens, b.tokens);
  const [one, other] = [spreadOf(ab.nearest), spreadOf(ba.nearest)];
  const both = (middle: number, at: number) =>
    [Math.min(one[at]!, other[at]!), Math.max(one[at]!, other[at]!)].map((value) => (value - middle) * 5);
  return {
    ab,
    ba,
    signs: [(similarityOf(a, b) - 0.7) * 5, ...both(0.7, 0), ...both(0.4, 1), ...both(0.6, 2)],
  };
}

export const meetingSigns = 7;

/** The mean, the least and the lower quarter. */
function spreadOf(values: Float32Array): [number, number, number] {
  const sorted = values.toSorted();
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean, sorted[0]!, sorted[Math.floor(sorted.length / 4)]!];
}
