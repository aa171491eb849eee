/** Develops a photo: its pixels with its look, at a size, as a file. No model, but work for a process of its own all the same. */
import sharp from 'sharp';
import { cleanExif, withExif } from '#kit/photos/exif.ts';
import { applyTone, cutOf, frameOf, isPlainTone } from '#kit/photos/look.ts';
import type { Development, Load } from '../calls.ts';
import { openPicture } from './open-picture.server.ts';

const usual = { jpeg: 90, webp: 92, avif: 60, png: 100 } as const;

export const load: Load<'darkroom'> = async () => async (development) => {
  const { picture, look, format, quality = usual[format], within, camera } = development;
  const { pixels, width, height } = await shaped(picture, development);
  if (!isPlainTone(look.tone)) applyTone(pixels, 4, look.tone);
  let finished = sharp(pixels, { raw: { width, height, channels: 4 } });
  if (within)
    finished = finished.resize({
      width: within.width,
      height: within.height,
      fit: within.fill ? 'cover' : 'inside',
      withoutEnlargement: !within.fill,
    });
  // Nothing shines through a JPEG.
  if (format === 'jpeg') finished = finished.flatten({ background: 'white' });
  const { data, info } = await finished
    .toFormat(format, format === 'png' ? { compressionLevel: 8 } : { quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: await withCamera(data, camera), width: info.width, height: info.height };
};

/** Turned, mirrored, straightened and cut, with four channels. */
async function shaped(picture: Uint8Array, { look, within }: Development) {
  return openPicture(picture, async (opened) => {
    // What is only wanted small is made small first, where nothing else is done to it.
    const most = within && !look.crop && look.straighten === 0 && !within.fill ? within : undefined;
    let step = opened.toColourspace('srgb').ensureAlpha();
    if (most)
      step = step.resize({
        ...(look.quarters % 2 === 0
          ? { width: most.width, height: most.height }
          : { width: most.height, height: most.width }),
        fit: 'inside',
        withoutEnlargement: true,
      });
    let { data, info } = await step.raw().toBuffer({ resolveWithObject: true });
    const upright = { width: info.width, height: info.height };
    const again = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: 4 }, limitInputPixels: false });
    if (look.quarters > 0)
      ({ data, info } = await again()
        .rotate(look.quarters * 90)
        .raw()
        .toBuffer({ resolveWithObject: true }));
    if (look.mirrored) ({ data, info } = await again().flop().raw().toBuffer({ resolveWithObject: true }));
    if (look.straighten !== 0)
      ({ data, info } = await again()
        .rotate(look.straighten, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .raw()
        .toBuffer({ resolveWithObject: true }));
    const frame = frameOf(upright, look);
    const cut = cutOf(upright, look);
    const left = Math.max(0, Math.round((info.width - frame.width) / 2) + cut.left);
    const top = Math.max(0, Math.round((info.height - frame.height) / 2) + cut.top);
    const width = Math.min(cut.width, info.width - left);
    const height = Math.min(cut.height, info.height - top);
    if (width !== info.width || height !== info.height)
      data = await again().extract({ left, top, width, height }).raw().toBuffer();
    return { pixels: data, width, height };
  });
}

async function withCamera(file: Uint8Array, camera: Development['camera']): Promise<Uint8Array> {
  if (!camera || camera.keep === 'none') return file;
  const { exif } = await sharp(camera.original).metadata();
  const tiff = exif && cleanExif(exif, camera.keep);
  return tiff ? withExif(file, tiff) : file;
}
