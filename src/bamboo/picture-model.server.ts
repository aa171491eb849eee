/** The illustrator as an image model of the AI SDK, so that `/v1/images` and rooms ask it like any other engine. */
import type { ImageModelV4 } from '@ai-sdk/provider';
import { bestSeeds, drawScene, readScene } from '#illustrator/illustrate.server.ts';
import { createRandom, hashOf } from '#illustrator/random.ts';

const usual = 1024;
const [least, most] = [64, 2048];
const formats = ['png', 'webp', 'jpeg'] as const;
/** Settings of other painters that it keeps to by itself, or that change nothing here. */
export const pictureSettings = [
  'quality',
  'style',
  'background',
  'moderation',
  'outputFormat',
  'outputCompression',
  'user',
  'size',
];

export const pictureModel = (modelId: string, who?: string): ImageModelV4 => ({
  specificationVersion: 'v4',
  provider: 'bamboo',
  modelId,
  maxImagesPerCall: 4,
  async doGenerate({ prompt = '', n, size, seed, providerOptions, abortSignal }) {
    const [width, height] = size
      ? (size.split('x').map((one) => Math.min(most, Math.max(least, Number(one)))) as [number, number])
      : [usual, usual];
    const first = seed ?? Math.abs(hashOf(prompt)) % 1_000_000;
    const { scene, unread } = readScene(prompt, first);
    const random = createRandom(first);
    const seeds = [first, ...Array.from({ length: 3 }, () => random.whole(0, 999_999))];
    const judged = await bestSeeds(scene, seeds, width / height, who);
    const order = seed === undefined ? judged.map((one) => one.seed) : seeds;
    const wanted = (providerOptions.bamboo as { outputFormat?: string } | undefined)?.outputFormat;
    const format = formats.find((one) => one === wanted) ?? 'png';
    const images: Uint8Array[] = [];
    for (const one of order.slice(0, n)) {
      abortSignal?.throwIfAborted();
      images.push((await drawScene({ scene, seed: one, width, height, format }, who)).bytes);
    }
    return {
      images,
      warnings: [],
      providerMetadata: {
        bamboo: { images: order.slice(0, n).map((one) => ({ seed: one, notDrawn: unread })) },
      },
      response: { timestamp: new Date(), modelId, headers: undefined },
    };
  },
});
