/** What a design is taken away as; the files are made in the worker. */
import { AppError } from '#kit/errors.ts';
import { fetchFonts, fontFolders } from '#tools/export/pdf/font-packs.server.ts';
import { designPool } from '../design-pool.server.ts';
import type { Design } from '../scene.ts';

interface ExportRequest {
  title: string;
  who?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Of processor time. */
const deadlineMs = 60_000;

export async function makeForm(format: string, design: Design, { title, signal, who }: ExportRequest) {
  await requireFonts(design);
  const task = { format, design, title, fontFolders: fontFolders() };
  try {
    return await designPool.runTask('export', task, { signal, who, deadlineMs });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_large:work')) throw error;
    throw new AppError('too_large:export', {
      message: 'This takes too long to export. Export its pages one at a time.',
      cause: error,
    });
  }
}

/** A design in boxes instead of letters helps nobody: where they cannot be had, that is the answer. */
async function requireFonts({ pages }: Design) {
  const texts = pages.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.is === 'text' ? layer.text : [])),
  );
  const [problem] = await fetchFonts(texts.join(' '));
  if (problem) throw new AppError('unavailable:letters', { message: problem });
}

export const forms = [
  { format: 'pdf', label: 'PDF, live text', extension: 'pdf', contentType: 'application/pdf' },
  {
    format: 'pdf-print',
    label: 'PDF for print, 3 mm bleed',
    extension: 'pdf',
    contentType: 'application/pdf',
  },
  { format: 'png', label: 'PNG, first page', extension: 'png', contentType: 'image/png' },
  {
    format: 'png2',
    label: 'PNG, first page, twice as large',
    extension: 'png',
    contentType: 'image/png',
  },
  { format: 'svg', label: 'SVG, live text, first page', extension: 'svg', contentType: 'image/svg+xml' },
  {
    format: 'svg-outlined',
    label: 'SVG, outlined text, first page',
    extension: 'svg',
    contentType: 'image/svg+xml',
  },
  {
    format: 'zip',
    label: 'All pages, PNG and SVG (ZIP)',
    extension: 'zip',
    contentType: 'application/zip',
  },
] as const;
