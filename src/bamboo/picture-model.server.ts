/** The illustrator as an image model of the AI SDK, so that `/v1/images` and rooms ask it like any other engine. */
import type { ImageModelV4 } from '@ai-sdk/provider';
import { bestSeeds, drawScene, sceneFor } from '#illustrator/illustrate.server.ts';
import { createRandom, hashOf } from '#illustrator/random.ts';
import { AppError } from '#kit/errors.ts';

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

/** Refused rather than drawn smaller: whoever asks for a size counts on it. */
function sizeOf(size: string | undefined): [number, number] {
  if (size === undefined) return [usual, usual];
  const [width = 0, height = 0] = size.split('x').map(Number);
  if ([width, height].every((one) => one >= least && one <= most)) return [width, height];
  const message = `Choose a size from ${least}x${least} to ${most}x${most}, such as 1024x1024, 1536x1024 or 1024x1536.`;
  throw new AppError('invalid', { message, issues: [{ path: 'size', message }] });
}

export const pictureModel = (modelId: string, who?: string): ImageModelV4 => ({
  specificationVersion: 'v4',
  provider: 'bamboo',
  modelId,
  maxImagesPerCall: 4,
  // It draws, and paints over nothing.
  supportsFileInputs: false,
  async doGenerate({ prompt = '', n, size, seed, providerOptions, abortSignal }) {
    const [width, height] = sizeOf(size);
    const first = seed ?? Math.abs(hashOf(prompt)) % 1_000_000;
    const { scene, unread } = await sceneFor({ prompt, seed: first }, who);
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
