/** Multinomial logistic regression by stochastic gradient descent (Adagrad), and its weights as bytes. */
import { bucketCount, featuresOf, type Features } from '#kit/wishes/wish-features.ts';
import type { WishModel } from '#kit/wishes/wish-model.server.ts';

/** Targets that a wish is this far from learn nothing from it. */
const negligible = 1e-3;

/** The bias learns slowly: how often a target is trained says nothing about how often it is wished for. */
const biasStep = 0.1;

export interface Example {
  target: string;
  wish: string;
  /** How much it counts. */
  weight?: number;
}

interface Options {
  rounds: number;
  rate: number;
  /** How fast weights that are not needed fade. */
  decay: number;
  /** Of the wish's features, this share is hidden in each round, so that no single word decides. */
  hidden: number;
  /** Weights smaller than this become zero: they cost space and say little. */
  smallest: number;
  random: () => number;
}

export function trainModel(
  targets: readonly string[],
  examples: readonly Example[],
  options: Options,
): Omit<WishModel, 'sure'> {
  const { rounds, rate, decay, hidden, random } = options;
  const width = targets.length;
  const weights = new Float32Array((bucketCount + 1) * width);
  const squares = new Float32Array(weights.length).fill(0.1);
  const place = new Map(targets.map((target, at) => [target, at]));
  const read = examples.map(({ target, wish, weight = 1 }) => ({
    features: featuresOf(wish),
    target: place.get(target)!,
    weight,
  }));
  const chances = new Float64Array(width);
  const active = new Uint16Array(width);
  for (let round = 0; round < rounds; round += 1)
    for (const { features, target, weight } of shuffled(read, random)) {
      const seen = withoutSome(features, hidden, random);
      chancesOf(seen, weights, chances);
      let count = 0;
      for (let at = 0; at < width; at += 1)
        if (at === target || chances[at]! >= negligible) active[count++] = at;
      chances[target]! -= 1;
      const step = (row: number, size: number) => {
        for (let each = 0; each < count; each += 1) {
          const index = row * width + active[each]!;
          const slope = weight * chances[active[each]!]! * size + decay * weights[index]!;
          squares[index]! += slope * slope;
          weights[index]! -= (rate * slope) / Math.sqrt(squares[index]!);
        }
      };
      for (let at = 0; at < seen.buckets.length; at += 1)
        if (seen.weights[at]! > 0) step(seen.buckets[at]!, seen.weights[at]!);
      step(bucketCount, biasStep);
    }
  return { targets, ...bytesOf(weights, options.smallest) };
}

function chancesOf({ buckets, weights: counts }: Features, weights: Float32Array, chances: Float64Array) {
  const width = chances.length;
  chances.set(weights.subarray(bucketCount * width));
  buckets.forEach((bucket, at) => {
    const [row, count] = [bucket * width, counts[at]!];
    for (let target = 0; target < width; target += 1) chances[target]! += weights[row + target]! * count;
  });
  const most = Math.max(...chances);
  let sum = 0;
  for (let at = 0; at < width; at += 1) sum += chances[at] = Math.exp(chances[at]! - most);
  for (let at = 0; at < width; at += 1) chances[at]! /= sum;
}

function withoutSome({ buckets, weights }: Features, share: number, random: () => number): Features {
  const kept = weights.map((weight) => (random() < share ? 0 : weight));
  return { buckets, weights: kept };
}

function bytesOf(weights: Float32Array, smallest: number) {
  // A few extreme weights would leave the others no room.
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  const largest = sizes[Math.floor(sizes.length * 0.9995)]!;
  const scale = largest / 127;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < smallest ? 0 : Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return { weights: bytes, scale };
}

function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  const mixed = [...values];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
