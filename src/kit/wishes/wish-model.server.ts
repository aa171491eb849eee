/** Which target a wish means: a multinomial logistic regression over hashed words, trained by `scripts/train-wishes.ts`. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { projectFolder } from '#kit/paths.server.ts';
import { bucketCount, featuresOf } from './wish-features.ts';

export const modelFile = path.join(projectFolder, 'content/wishes/model.bin');

export interface WishModel {
  targets: readonly string[];
  /** A row of one weight per target for each bucket, then a row for the bias. */
  weights: Int8Array;
  /** What a weight is multiplied with. */
  scale: number;
  /** From this chance on a page may be presented as the answer. */
  sure: number;
}

export interface Likely {
  target: string;
  chance: number;
}

/** Every target with its chance, the likeliest first. */
export function likelyTargets(wish: string, model: WishModel): Likely[] {
  const { targets, weights, scale } = model;
  const scores = Float64Array.from(targets, (_, at) => weights[bucketCount * targets.length + at]!);
  const { buckets, weights: counts } = featuresOf(wish);
  buckets.forEach((bucket, at) => {
    for (let target = 0; target < targets.length; target += 1)
      scores[target]! += weights[bucket * targets.length + target]! * counts[at]!;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - most) * scale));
  const sum = powers.reduce((total, power) => total + power, 0);
  return targets
    .map((target, at) => ({ target, chance: powers[at]! / sum }))
    .sort((one, other) => other.chance - one.chance);
}

export function packModel({ weights, ...head }: WishModel): Buffer {
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(weights.buffer)]);
  return zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_LGWIN]: 24 } });
}

export function unpackModel(file: Uint8Array): WishModel {
  const bytes = zlib.brotliDecompressSync(file);
  const end = bytes.indexOf('\n');
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<WishModel, 'weights'>;
  return { ...head, weights: new Int8Array(bytes.subarray(end + 1)) };
}

let loaded: WishModel | undefined;
export const shippedModel = () => (loaded ??= unpackModel(fs.readFileSync(modelFile)));
