/** Runs as a file to take away. */
import { downloadHeaders } from '#kit/files/download-headers.ts';
import { AppError } from '#kit/errors.ts';
import { fileName } from './exporters.ts';
import type { RunRow } from '../run/run-queries.server.ts';
import type { Runs } from '../run/runs.server.ts';
import type { ExportFormat } from './export-contract.ts';
import { exported } from './exported.ts';
import { outlineOf } from './outline.ts';
import { makePdf } from './pdf/make-pdf.server.ts';
import { toExported } from './to-exported.server.ts';
import { writeMarkdown } from './write-markdown.ts';

const types: Record<ExportFormat, string> = {
  md: 'text/markdown',
  pdf: 'application/pdf',
  json: 'application/json',
};
/** Letters of all turns together; far more than anyone has said in a talk. */
const longestExport = 5_000_000;

interface Wish {
  title: string;
  format: ExportFormat;
  raw: boolean;
  runs: Runs;
  origin: string;
}

export async function writeExport(rows: readonly RunRow[], wish: Wish): Promise<Response> {
  const { title, format, raw, runs, origin } = wish;
  if (lengthOf(rows) > longestExport)
    throw new AppError('too_large:export', {
      message: 'This is too long to export at once. Export its turns one by one.',
    });
  const document = toExported(rows, { title, raw, titleOf: runs.titleOf });
  const parts = outlineOf(document);
  const body =
    format === 'pdf'
      ? await makePdf({ parts, origin })
      : format === 'md'
        ? writeMarkdown(parts)
        : `${JSON.stringify(exported.parse(document), null, 2)}\n`;
  const name = fileName(title, { extension: format });
  return new Response(body, {
    headers: downloadHeaders({ name, contentType: types[format] }, { audience: 'owner' }),
  });
}

const lengthOf = (rows: readonly RunRow[]) =>
  rows.flatMap(({ output }) => Object.values(output.texts)).reduce((sum, text) => sum + text.length, 0);
