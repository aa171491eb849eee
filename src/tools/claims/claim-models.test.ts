import { expect, test } from 'vitest';
import type { Models } from '#kit/models/model-host.server.ts';
import { comparing, type Chances } from './claim-models.ts';
import { createClaimModels } from './claim-models.server.ts';

const modelsOf = (methods: Partial<Models>) =>
  createClaimModels(
    { models: { isReady: () => true, ...methods } as Models, signal: new AbortController().signal },
    10,
  )!;
const never = () => new Promise<never>(() => undefined);

test('a model that does not answer is not waited for, nor ended', async () => {
  const signals: AbortSignal[] = [];
  const models = modelsOf({
    embed: never,
    compareClaims: (_, { signal } = {}) => (signals.push(signal!), never()),
  });
  await expect(models.embed(['a'])).rejects.toMatchObject({ code: 'unavailable:model_time' });
  await expect(models.comparePairs([['a', 'b']])).rejects.toMatchObject({ code: 'unavailable:model_time' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test('pairs are asked in parts and counted', async () => {
  const sizes: number[] = [];
  const counts: [number, number][] = [];
  const unrelated: Chances = [0, 0, 1];
  const chances = await comparing(
    {
      embed: never,
      comparePairs: (pairs) => (sizes.push(pairs.length), Promise.resolve(pairs.map(() => unrelated))),
      onCompared: (done, of) => counts.push([done, of]),
    },
    Array.from({ length: 40 }, (_, at) => [`a${at}`, `b${at}`]),
  );
  expect(sizes).toEqual([16, 16, 8]);
  expect(counts).toEqual([
    [0, 40],
    [16, 40],
    [32, 40],
  ]);
  expect(chances).toHaveLength(40);
});
