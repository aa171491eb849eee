/** Twice as large, tile by tile: each is seen with a rim of its neighbours, so that no seams show. */
import path from 'node:path';
import sharp from 'sharp';
import { AppError } from '#kit/errors.ts';
import type { Load } from '../calls.ts';
import { loadOnnx, sessionOptions } from './onnx.server.ts';
import { openPicture } from './open-picture.server.ts';
import { byte, toPlanes } from './planes.ts';

const tile = 144;
const rim = 12;
/** Some five minutes on two cores, reckoned from one tile. */
export const mostToEnlarge = 1_600_000;
const quality = 92;

export const load: Load<'esrgan'> = async (folderOf) => {
  const { Tensor, InferenceSession } = await loadOnnx(folderOf('onnx'));
  const session = await InferenceSession.create(
    path.join(folderOf('esrgan'), 'real_esrgan_x2.onnx'),
    sessionOptions,
  );

  return async ({ picture }, say) => {
    const { data: pixels, info } = await openPicture(picture, (opened) =>
      opened.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    );
    const { width, height } = info;
    if (width * height > mostToEnlarge)
      throw new AppError('too_large:pixels', {
        message: `Only pictures of up to ${(mostToEnlarge / 1e6).toLocaleString('en')} megapixels can be enlarged; this one has ${((width * height) / 1e6).toFixed(1)}. Crop it and save that as a new photo first.`,
      });
    const [wide, high] = [2 * width, 2 * height];
    const raw = { raw: { width, height, channels: 4 } } as const;
    // How opaque it is needs no model.
    const large = await sharp(pixels, raw).resize(wide, high, { fit: 'fill' }).raw().toBuffer();
    const rows = Math.ceil(height / tile);
    const columns = Math.ceil(width / tile);
    let done = 0;
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const core = { left: column * tile, top: row * tile };
        const left = Math.max(0, core.left - rim);
        const top = Math.max(0, core.top - rim);
        const across = Math.min(width, core.left + tile + rim) - left;
        const down = Math.min(height, core.top + tile + rim) - top;
        // The model halves what it sees first, so sides must be even.
        const [evenAcross, evenDown] = [across + (across % 2), down + (down % 2)];
        const seen = await sharp(pixels, raw)
          .extract({ left, top, width: across, height: down })
          .removeAlpha()
          .extend({ right: evenAcross - across, bottom: evenDown - down, extendWith: 'copy' })
          .raw()
          .toBuffer();
        const input = toPlanes(seen, 3, new Float32Array(seen.length), (value) => value / 255);
        const { output } = await session.run({
          input: new Tensor('float32', input, [1, 3, evenDown, evenAcross]),
        });
        const area = 4 * evenAcross * evenDown;
        const endX = 2 * Math.min(width, core.left + tile);
        const endY = 2 * Math.min(height, core.top + tile);
        for (let y = 2 * core.top; y < endY; y += 1)
          for (let x = 2 * core.left; x < endX; x += 1) {
            const from = (y - 2 * top) * 2 * evenAcross + (x - 2 * left);
            for (let colour = 0; colour < 3; colour += 1)
              large[(y * wide + x) * 4 + colour] = byte(output!.data[colour * area + from]! * 255);
          }
        done += 1;
        say(done / (rows * columns));
      }
    const bytes = await sharp(large, { raw: { width: wide, height: high, channels: 4 } })
      .webp({ quality })
      .toBuffer();
    return { bytes, width: wide, height: high };
  };
};
