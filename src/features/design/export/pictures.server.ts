/** Pictures in the forms that printers know: PDF and the rasteriser read PNG and JPEG, and no WebP. */
import sharp from 'sharp';
import { AppError } from '#kit/errors.ts';
import type { AnyLayer, Page, TextLayer } from '../scene.ts';

export interface PlainPicture {
  bytes: Buffer;
  width: number;
  height: number;
  type: 'png' | 'jpeg';
}
export type PlainPictures = ReadonlyMap<string, PlainPicture>;

/** Of all pictures together: a few bytes can be many pixels. */
const mostPixels = 50_000_000;
/** Of a side; no page is larger. */
const longestSide = 4000;
const longestSeconds = 10;

/** By their address; each is read once, however often it is shown. What is damaged or no picture is left out. */
export async function plainPictures(pages: readonly Page[], signal?: AbortSignal): Promise<PlainPictures> {
  const found = new Map<string, PlainPicture>();
  const addresses = new Set(
    pages.flatMap(({ layers }) =>
      layers.flatMap((layer) => (layer.is === 'image' && layer.src ? [layer.src] : [])),
    ),
  );
  let pixels = 0;
  for (const src of addresses) {
    signal?.throwIfAborted();
    const given = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
    const meta = await sharp(given, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined); // bytes that only claim to be a picture
    if (!meta) continue;
    pixels += meta.width * meta.height;
    if (pixels > mostPixels)
      throw new AppError('too_large:pixels', {
        message: `The pictures in this design exceed ${mostPixels / 1e6} megapixels in total. Use smaller ones.`,
      });
    const picture = await plain(given).catch(() => undefined); // cut off in the middle
    if (picture) found.set(src, picture);
  }
  return found;
}

async function plain(given: Buffer): Promise<PlainPicture> {
  const read = sharp(given, { limitInputPixels: mostPixels })
    .timeout({ seconds: longestSeconds })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const { hasAlpha } = await read.metadata();
  const { data, info } = await (hasAlpha ? read.png() : read.jpeg({ quality: 92 })).toBuffer({
    resolveWithObject: true,
  });
  return { bytes: data, width: info.width, height: info.height, type: hasAlpha ? 'png' : 'jpeg' };
}

/** In the place of a picture that cannot be opened. */
export function wordsInstead({
  is: _,
  src: __,
  fit: ___,
  ...layer
}: Extract<AnyLayer, { is: 'image' }>): TextLayer {
  const text = 'Damaged picture left out';
  const size = Math.min(4000, Math.max(0.5, layer.w / 18));
  return {
    ...layer,
    is: 'text',
    text,
    lines: [{ text, width: layer.w }],
    face: 'dm-sans/400',
    size,
    most: size,
    leading: 1.3,
    tracking: 0,
    align: 'left',
    fill: '#8a5a00',
  };
}

export const withPlainPictures = (page: Page, pictures: PlainPictures): Page => ({
  ...page,
  layers: page.layers.flatMap((layer): AnyLayer[] => {
    if (layer.is !== 'image') return [layer];
    if (!layer.src) return [];
    const picture = pictures.get(layer.src);
    return [
      picture
        ? { ...layer, src: `data:image/${picture.type};base64,${picture.bytes.toString('base64')}` }
        : wordsInstead(layer),
    ];
  }),
});
