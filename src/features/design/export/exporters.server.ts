/** What a design is taken away as; each form is loaded when somebody wants it. */
import { zipSync } from 'fflate';
import { AppError } from '#kit/errors.ts';
import { takeTurns } from '#kit/files/take-turns.ts';
import { inPile, type Design, type Page } from '../scene.ts';

interface Form {
  format: string;
  label: string;
  extension: string;
  contentType: string;
  make(design: Design, wish: Wish): Promise<string | Uint8Array<ArrayBuffer>>;
}

interface Wish {
  title: string;
  /** Whoever asks has left, or it took too long. */
  signal: AbortSignal;
}

type Asked = Omit<Wish, 'signal'> & { signal?: AbortSignal | undefined; who: string };

/** Letters, pictures and pages are much to do: one file at a time, and nobody's files before everybody else's. */
const inTurn = takeTurns({ atOnce: 1, maxWaiting: 30, maxOfOne: 4 });
const longestMs = 60_000;

export const makeForm = ({ make }: Pick<Form, 'make'>, design: Design, { title, signal, who }: Asked) =>
  inTurn(async () => {
    signal?.throwIfAborted();
    const late = AbortSignal.timeout(longestMs);
    try {
      return await make(design, { title, signal: signal ? AbortSignal.any([signal, late]) : late });
    } catch (error) {
      if (!late.aborted) throw error;
      throw new AppError('too_large:export', {
        message: 'This takes too long to make. Take its pages away one by one.',
        cause: error,
      });
    }
  }, who);

const first = ({ pages }: Design): Page => inPile(pages)[0]!;
const picturesOf = async (pages: readonly Page[], signal: AbortSignal) =>
  (await import('./pictures.server.ts')).plainPictures(pages, signal);
const png =
  (scale: number) =>
  async (design: Design, { signal }: Wish) => {
    const page = first(design);
    const pictures = await picturesOf([page], signal);
    return (await import('./outlined.server.ts')).pngOf(page, { scale, pictures });
  };
const pdf = (withBleed: boolean) => async (design: Design, wish: Wish) =>
  (await import('./pdf.server.ts')).pdfOf(design, { ...wish, withBleed });

export const forms: readonly Form[] = [
  {
    format: 'pdf',
    label: 'PDF, live text',
    extension: 'pdf',
    contentType: 'application/pdf',
    make: pdf(false),
  },
  {
    format: 'pdf-print',
    label: 'PDF for print, 3 mm bleed',
    extension: 'pdf',
    contentType: 'application/pdf',
    make: pdf(true),
  },
  { format: 'png', label: 'PNG, first page', extension: 'png', contentType: 'image/png', make: png(1) },
  {
    format: 'png2',
    label: 'PNG, first page, twice as large',
    extension: 'png',
    contentType: 'image/png',
    make: png(2),
  },
  {
    format: 'svg',
    label: 'SVG, live text, first page',
    extension: 'svg',
    contentType: 'image/svg+xml',
    make: async (design) => (await import('./live-svg.server.ts')).liveSvg(first(design)),
  },
  {
    format: 'svg-outlined',
    label: 'SVG, outlined text, first page',
    extension: 'svg',
    contentType: 'image/svg+xml',
    async make(design, { signal }) {
      const pictures = await picturesOf([first(design)], signal);
      return (await import('./outlined.server.ts')).outlinedSvg(first(design), pictures);
    },
  },
  {
    format: 'zip',
    label: 'All pages, PNG and SVG (ZIP)',
    extension: 'zip',
    contentType: 'application/zip',
    async make(design, { signal }) {
      const { pngOf, outlinedSvg } = await import('./outlined.server.ts');
      const files: Record<string, Uint8Array> = {};
      const pictures = await picturesOf(design.pages, signal);
      for (const [at, page] of inPile(design.pages).entries()) {
        signal.throwIfAborted();
        const name = `${at + 1} ${page.name.replaceAll(/[^\p{L}\p{N} -]/gu, '')}`;
        files[`${name}.png`] = await pngOf(page, { pictures });
        files[`${name}.svg`] = new TextEncoder().encode(await outlinedSvg(page, pictures));
      }
      return zipSync(files, { level: 1 });
    },
  },
];
