import { expect, test } from 'vitest';
import { pictureModel } from '#bamboo/picture-model.server.ts';
import { bestSeeds } from '#illustrator/illustrate.server.ts';
import { readScene } from '#illustrator/scenes.server.ts';
import type { Exportable } from '#tools/export/exporter.ts';
import type { PictureData } from './data.ts';
import { pictureResults } from './kind.server.ts';

const { scene } = readScene('a fox by a lake at sunset', 1);
const data: PictureData = {
  pictures: [],
  recipe: { version: 1, scene, seed: 1, width: 64, height: 64 },
  changes: [],
  unread: [],
  credits: [],
};
const takeAway = async (ownerId: string) =>
  pictureResults.exporters[0]!.write({ output: { texts: {}, data }, ownerId } as unknown as Exportable);
const askEngine = async (who: string) =>
  pictureModel('bamboo', who).doGenerate({
    prompt: 'a fox',
    n: 1,
    size: '64x64',
    aspectRatio: undefined,
    seed: 1,
    files: undefined,
    mask: undefined,
    providerOptions: {},
  });

test('whoever has pictures enough in the line waits with downloads and as an engine too; others do not', async () => {
  let isFull = true;
  const keepFull = async () => {
    while (isFull) await bestSeeds(scene, [1], 1, 'many');
  };
  const waiting = Array.from({ length: 7 }, keepFull);
  const busy = { code: 'unavailable:busy' };
  await expect(takeAway('many')).rejects.toMatchObject(busy);
  await expect(askEngine('many')).rejects.toMatchObject(busy);
  isFull = false;
  const [file, asked] = await Promise.all([takeAway('ben'), askEngine('zoe')]);
  expect([file.length > 0, asked.images]).toEqual([true, [expect.any(Uint8Array)]]);
  await Promise.all(waiting);
});
