/** QR and bar codes. The decoder comes with the program and is loaded from our own files, never from elsewhere. */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Load, PictureCode } from '../calls.ts';
import { openPicture } from './open-picture.server.ts';

/** Small codes in large photos are still there. */
const longestSide = 2400;
const most = 50;

export const load: Load<'codes'> = async () => {
  const wasm = fs.readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  const wasmBinary = new Uint8Array(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });

  return async ({ picture }) => {
    const { data, info } = await openPicture(picture, (opened) =>
      opened
        .flatten({ background: 'white' })
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    const { width, height } = info;
    const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData;
    const found = await readBarcodes(image, { tryHarder: true, maxNumberOfSymbols: most });
    return found
      .filter(({ isValid, text }) => isValid && text !== '')
      .map(({ format, text, position }): PictureCode => {
        const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
        const [left, right] = ends(corners.map(({ x }) => x / width));
        const [top, bottom] = ends(corners.map(({ y }) => y / height));
        return { format, text, x: left, y: top, width: right - left, height: bottom - top };
      });
  };
};

/** Within the picture. */
const ends = (values: number[]) =>
  [Math.max(0, Math.min(...values)), Math.min(1, Math.max(...values))] as const;
