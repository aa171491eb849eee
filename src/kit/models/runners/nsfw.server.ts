/** Judges pictures by MobileNet v2 as `nsfwjs` ships it, on TensorFlow's WebAssembly. */
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { AppError } from '#kit/errors.ts';
import type { Judgement, Load } from '../calls.ts';

const side = 224;
/** In this order the model answers. */
const classes = ['drawing', 'explicitDrawing', 'neutral', 'explicit', 'suggestive'] as const;
/** What moves is looked at in several places. */
const mostFrames = 4;

interface Tensor {
  data(): Promise<Float32Array>;
  dispose(): void;
}
interface Core {
  setBackend(name: string): Promise<boolean>;
  tensor4d(values: Float32Array, shape: number[]): Tensor;
}
interface Converter {
  loadGraphModel(from: { load(): Promise<object> }): Promise<{ predict(input: Tensor): Tensor }>;
}
interface Wasm {
  setWasmPaths(folder: string): void;
}
interface ModelFile {
  format: string;
  modelTopology: object;
  weightsManifest: { paths: string[]; weights: object[] }[];
}

export const load: Load<'nsfw'> = async (folderOf) => {
  const folder = path.resolve(folderOf('nsfw'));
  const bring = createRequire(path.join(folder, 'index.js'));
  const core = bring('@tensorflow/tfjs-core') as Core;
  const { loadGraphModel } = bring('@tensorflow/tfjs-converter') as Converter;
  const wasm = bring('@tensorflow/tfjs-backend-wasm') as Wasm;
  wasm.setWasmPaths(`${path.join(folder, 'node_modules/@tensorflow/tfjs-backend-wasm/dist')}${path.sep}`);
  await core.setBackend('wasm');

  const { format, modelTopology, weightsManifest } = bring('./model/model.min.js') as ModelFile;
  const { paths, weights } = weightsManifest[0]!;
  const shards = paths.map((name) => Buffer.from(bring(`./model/${name}.min.js`) as string, 'base64'));
  const model = await loadGraphModel({
    load: async () => ({
      format,
      modelTopology,
      weightSpecs: weights,
      weightData: new Uint8Array(Buffer.concat(shards)).buffer,
    }),
  });

  async function judge(pixels: Buffer): Promise<Judgement> {
    const input = core.tensor4d(
      Float32Array.from(pixels, (value) => value / 255),
      [1, side, side, 3],
    );
    const output = model.predict(input);
    const values = await output.data();
    input.dispose();
    output.dispose();
    return Object.fromEntries(classes.map((name, at) => [name, values[at]!])) as unknown as Judgement;
  }

  return async ({ picture }) => {
    let worst: Judgement | undefined;
    for (const pixels of await framesOf(picture)) {
      const judgement = await judge(pixels);
      if (!worst || badnessOf(judgement) > badnessOf(worst)) worst = judgement;
    }
    return worst!;
  };
};

const badnessOf = ({ explicit, explicitDrawing }: Judgement) => explicit + explicitDrawing;

/** As far as it can be read: what a browser shows of a broken picture is looked at, too. */
async function framesOf(picture: Uint8Array): Promise<Buffer[]> {
  try {
    const { pages = 1 } = await sharp(picture, { failOn: 'none' }).metadata();
    const count = Math.min(pages, mostFrames);
    const frames = [];
    for (let at = 0; at < count; at += 1) {
      const page = count === 1 ? 0 : Math.round((at * (pages - 1)) / (count - 1));
      frames.push(
        await sharp(picture, { failOn: 'none', autoOrient: true, page })
          .resize(side, side, { fit: 'fill' })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .removeAlpha()
          .raw()
          .toBuffer(),
      );
    }
    return frames;
  } catch (error) {
    throw new AppError('invalid:picture', { message: 'That picture can’t be opened.', cause: error });
  }
}
