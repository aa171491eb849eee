/** Runs as a file to take away. */
import { downloadHeaders } from '#kit/files/download-headers.ts';
import { AppError } from '#kit/errors.ts';
import type { Exportable } from './exporter.ts';
import { fileName } from './save-file.ts';
import type { RunRow } from '../run/run-queries.server.ts';
import type { Runs } from '../run/runs.server.ts';
import { toExported } from './to-exported.server.ts';

/** Letters of all turns together; far more than anyone has said in a talk. */
const longestExport = 5_000_000;

interface ExportRequest {
  title: string;
  format: string;
  raw: boolean;
  runs: Runs;
  origin: string;
  signal: AbortSignal;
  mailFiles: Exportable['mailFiles'];
}

/** In a format that the kind of the last of them has. */
export async function writeExport(rows: readonly RunRow[], wish: ExportRequest): Promise<Response> {
  const { title, format, raw, runs, origin, signal, mailFiles } = wish;
  const last = rows.at(-1)!;
  const exporter = runs.exportersOf(last.kind).find((known) => known.format === format);
  if (!exporter)
    throw new AppError('invalid:format', { message: 'This can’t be downloaded in that format.' });
  if (lengthOf(rows) > longestExport)
    throw new AppError('too_large:export', {
      message: 'This is too long to export at once. Export each turn separately.',
    });
  const { document, parts } = toExported(rows, {
    title,
    raw,
    origin,
    titleOf: runs.titleOf,
    kindOf: runs.kindOf,
  });
  const body = await exporter.write({
    title,
    document,
    parts,
    output: last.output,
    ownerId: last.ownerId,
    signal,
    origin,
    address: runs.pathOf(last),
    mailFiles,
  });
  const { contentType } = exporter;
  return new Response(body, {
    headers: downloadHeaders({ name: fileName(title, exporter), contentType }, { audience: 'owner' }),
  });
}

const lengthOf = (rows: readonly RunRow[]) =>
  rows.flatMap(({ output }) => Object.values(output.texts)).reduce((sum, text) => sum + text.length, 0);
