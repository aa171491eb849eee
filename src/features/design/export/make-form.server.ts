/** Makes the files that a design is taken away as; runs in the worker. */
import { zipSync } from 'fflate';
import { inPile, type Design, type Page } from '../scene.ts';
import { liveSvg } from './live-svg.server.ts';
import { outlinedSvg, pngOf } from './outlined.server.ts';
import { pdfOf } from './pdf.server.ts';
import { plainPictures } from './pictures.server.ts';

interface FormOptions {
  title: string;
  /** Whoever asks has left. */
  signal: AbortSignal;
}

type Make = (design: Design, wish: FormOptions) => Promise<string | Uint8Array<ArrayBuffer>>;

const first = ({ pages }: Design): Page => inPile(pages)[0]!;

const png =
  (scale: number): Make =>
  async (design, { signal }) => {
    const page = first(design);
    return pngOf(page, { scale, pictures: await plainPictures([page], signal) });
  };

const makers: Record<string, Make> = {
  pdf: (design, wish) => pdfOf(design, { ...wish, withBleed: false }),
  'pdf-print': (design, wish) => pdfOf(design, { ...wish, withBleed: true }),
  png: png(1),
  png2: png(2),
  svg: async (design) => liveSvg(first(design)),
  'svg-outlined': async (design, { signal }) =>
    outlinedSvg(first(design), await plainPictures([first(design)], signal)),
  async zip(design, { signal }) {
    const files: Record<string, Uint8Array> = {};
    const pictures = await plainPictures(design.pages, signal);
    for (const [at, page] of inPile(design.pages).entries()) {
      signal.throwIfAborted();
      const name = `${at + 1} ${page.name.replaceAll(/[^\p{L}\p{N} -]/gu, '')}`;
      files[`${name}.png`] = await pngOf(page, { pictures });
      files[`${name}.svg`] = new TextEncoder().encode(await outlinedSvg(page, pictures));
    }
    return zipSync(files, { level: 1 });
  },
};

export function formByName(format: string): Make {
  const make = makers[format];
  if (!make) throw new Error(`no form of a design is called "${format}"`);
  return make;
}
