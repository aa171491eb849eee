import path from 'node:path';
import sharp from 'sharp';
import type { Load } from '../calls.ts';
import { loadOnnx, sessionOptions } from './onnx.server.ts';
import { openPicture } from './open-picture.server.ts';

/** The model was trained on this; sides must be multiples of the step. */
const shortSide = 512;
const longestSide = 1536;
const step = 32;

export const load: Load<'modnet'> = async (folderOf) => {
  const { Tensor, InferenceSession } = await loadOnnx(folderOf('onnx'));
  const session = await InferenceSession.create(path.join(folderOf('modnet'), 'model.onnx'), sessionOptions);

  return async ({ picture }) => {
    const { data: pixels, info } = await openPicture(picture, (opened) =>
      opened.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    );
    const raw = { width: info.width, height: info.height, channels: 3 } as const;
    const { width, height } = modelSize(info);
    const small = await sharp(pixels, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
    const { output } = await session.run({
      input: new Tensor('float32', planes(small), [1, 3, height, width]),
    });
    const alpha = await sharp(Buffer.from(output!.data.map((value) => Math.round(value * 255))), {
      raw: { width, height, channels: 1 },
    })
      .resize(info.width, info.height, { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    return sharp(pixels, { raw })
      .joinChannel(alpha, { raw: { width: info.width, height: info.height, channels: 1 } })
      .png()
      .toBuffer();
  };
};

function modelSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(shortSide / Math.min(width, height), longestSide / Math.max(width, height));
  const fit = (side: number) => Math.max(step, Math.round((side * scale) / step) * step);
  return { width: fit(width), height: fit(height) };
}

/** Red, green and blue one after the other, each from -1 to 1. */
function planes(pixels: Buffer): Float32Array {
  const size = pixels.length / 3;
  const values = new Float32Array(pixels.length);
  for (let at = 0; at < size; at += 1)
    for (let colour = 0; colour < 3; colour += 1)
      values[colour * size + at] = pixels[at * 3 + colour]! / 127.5 - 1;
  return values;
}
