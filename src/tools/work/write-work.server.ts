/** Works as files to take away. */
import { downloadHeaders } from '#kit/files/download-headers.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { fileName } from '../export/save-file.ts';
import { readMailFiles } from '../kinds/email-files.server.ts';
import { workAddress } from './work-address.ts';
import { exportedVersions } from './exported-versions.server.ts';
import type { WorkRow } from './work-queries.server.ts';

/** Of every work, as it was kept: also of kinds that are no more and of schemas that are newer than the server's. */
export const jsonExporter = {
  format: 'json',
  label: 'JSON',
  extension: 'json',
  contentType: 'application/json',
};

export async function writeWork(
  { works, db, files, settings, request }: Context,
  row: WorkRow,
  { format, who }: { format: string; who: string },
): Promise<Response> {
  const { title } = row;
  if (format === jsonExporter.format) return file(asJson(row), title, jsonExporter);
  const exporter = works.exportersOf(row).find((one) => one.format === format);
  if (!exporter)
    throw new AppError('invalid:format', { message: 'This can’t be downloaded in that format.' });
  const { content } = works.read(row);
  const address = workAddress(works.kindOf(row.kind)?.page, row.id);
  const written = await exporter.write({
    title,
    content,
    origin: settings.publicUrl,
    address,
    versions: () => exportedVersions({ db, works }, row),
    who,
    signal: request.signal,
    mailFiles: (attached) => readMailFiles({ db, files }, row.ownerId, attached),
  });
  return file(written, title, exporter);
}

/** Whoever reads these files may rely on a version: within one, fields are added but never change their meaning. */
function asJson({ kind, title, schemaVersion, content, createdAt, updatedAt }: WorkRow): string {
  const document = { format: 'frenly-work', version: 1, kind, title, schema: schemaVersion, content };
  return `${JSON.stringify({ ...document, createdAt, updatedAt, exportedAt: new Date() }, null, 2)}\n`;
}

function file(
  body: string | Uint8Array<ArrayBuffer>,
  title: string,
  { contentType, extension }: { contentType: string; extension: string },
) {
  const name = fileName(title, { extension });
  return new Response(body, { headers: downloadHeaders({ name, contentType }, { audience: 'owner' }) });
}
