/** Pages whose letters are shapes: they look the same wherever they are opened, without the typefaces. */
import sharp from 'sharp';
import { drawPage, placedLines, writeSvg, type DrawText } from '../draw/elements.ts';
import type { Page } from '../scene.ts';
import { outlineOf } from '../type/printer.server.ts';
import { plainPictures, withPlainPictures, type PlainPictures } from './pictures.server.ts';

const asOutlines: DrawText = (layer) => ({
  tag: 'path',
  attrs: {
    d: placedLines(layer)
      .map(({ text, x, y }) => outlineOf(text, layer, { x, y }))
      .join(''),
    fill: layer.fill,
  },
});

export const outlinedSvg = async (page: Page, pictures?: PlainPictures): Promise<string> =>
  writeSvg(
    drawPage(withPlainPictures(page, pictures ?? (await plainPictures([page]))), { drawText: asOutlines }),
  );

const mostPixels = 40_000_000;
const longestSeconds = 20;

export async function pngOf(
  page: Page,
  { scale: wanted = 1, pictures }: { scale?: number; pictures?: PlainPictures } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const scale = Math.min(wanted, Math.sqrt(mostPixels / (page.width * page.height)));
  const bytes = await sharp(Buffer.from(await outlinedSvg(page, pictures)), {
    density: 72 * scale,
    unlimited: true,
  })
    .resize(Math.round(page.width * scale), Math.round(page.height * scale), { fit: 'fill' })
    .png({ compressionLevel: 7 })
    .timeout({ seconds: longestSeconds })
    .toBuffer();
  return new Uint8Array(bytes);
}
