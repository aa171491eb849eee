/** Pages that are pictures, drawn for the recogniser. It goes with its process, and so does what it holds. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** About 200 dots per inch: what the recogniser reads best. */
const scale = 200 / 72;
const longestSide = 3500;

export interface ScanDrawer {
  /** As PNG; undefined where there is nothing to see on it. */
  draw(number: number): Promise<Uint8Array | undefined>;
}

export async function openDrawer(bytes: Uint8Array, password: string | undefined): Promise<ScanDrawer> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes, password);
  return {
    async draw(number) {
      const page = document.getPage(number - 1);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const fitting = Math.min(scale, longestSide / Math.max(originalWidth, originalHeight, 1));
      const { data } = await page.render({
        scale: fitting,
        async render({ data: pixels, width, height }) {
          const drawn = sharp(pixels, { raw: { width, height, channels: 4 } })
            .flatten({ background: 'white' })
            .greyscale();
          const { channels } = await drawn.clone().stats();
          return (channels[0]?.stdev ?? 0) < 2
            ? new Uint8Array()
            : drawn.png({ compressionLevel: 1 }).toBuffer();
        },
      });
      return data.length > 0 ? data : undefined;
    },
  };
}
