/** Files that go along with a mail: taken as they come, read by their owner alone. */
import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { removeFile, type Files, type StoredFile } from '#kit/files/files.server.ts';
import { files as fileRows } from '#kit/files/table.server.ts';
import type { UploadUse } from '#kit/files/upload/upload-use.server.ts';
import { mailFileUse, mostMailBytes, type MailFile, type MailPart } from './email.ts';

/** Mail servers refuse these whatever they are called. */
const programs =
  /^application\/(?:x-(?:msdownload|executable|sharedlib|mach-binary|elf|msi)|vnd\.microsoft\.portable-executable)/;
/** What a browser might run: kept as bytes, so that it is never shown in place. Its name tells mail programs what it is. */
const runs = /^(?:text\/html|application\/xml|text\/xml|image\/svg|application\/xhtml)/;
const unknown = 'application/octet-stream';

export const mailFileUpload: UploadUse = {
  id: mailFileUse,
  maxBytes: mostMailBytes,
  async accept({ type, read }) {
    if (type && programs.test(type))
      throw new AppError('unsupported_type', {
        message: 'Mail servers block executable files. Share a link instead.',
      });
    return { contentType: !type || runs.test(type) ? unknown : type, body: read() };
  },
};

/** Of mail on its way out or gone. */
const goesWith = (mailId: string) => `mail:${mailId}`;
const isOfMail = ({ purpose }: StoredFile) => purpose === mailFileUse || /^(?:work|mail):/.test(purpose);

interface Parts {
  db: Queryable;
  files: Files;
}

/** Theirs and still there, or it fails with its name. */
export async function ownMailFile(
  { db, files }: Parts,
  ownerId: string,
  { id, name }: Pick<MailFile, 'id' | 'name'>,
): Promise<StoredFile> {
  const file = await files.find(db, id);
  if (file?.ownerId !== ownerId || !isOfMail(file))
    throw new AppError('invalid:attachment', {
      message: `“${name}” no longer exists. Remove it, or attach it again.`,
    });
  return file;
}

export async function readMailFiles(
  parts: Parts,
  ownerId: string,
  attachments: readonly MailFile[] = [],
): Promise<MailPart[]> {
  const read: MailPart[] = [];
  for (const attached of attachments) {
    const file = await ownMailFile(parts, ownerId, attached);
    const stored = await parts.files.storage.get(file.key);
    if (!stored) throw new AppError('not_found:file');
    const data = Buffer.from(await new Response(stored.stream).arrayBuffer());
    read.push({
      name: file.name,
      contentType: file.contentType === unknown ? undefined : file.contentType,
      data,
    });
  }
  return read;
}

/** The bytes once more, for something that outlives what they were attached to. */
export async function copyBytes({ files }: Pick<Parts, 'files'>, file: StoredFile) {
  const stored = await files.storage.get(file.key);
  if (!stored) throw new AppError('not_found:file');
  return files.keep(stored.stream, { contentType: file.contentType, maxBytes: file.bytes });
}

export interface CopiedFile {
  kept: Awaited<ReturnType<typeof copyBytes>>;
  row: { id: string; ownerId: string; name: string; contentType: string };
}

/** The rows of copies that belong to a mail from now on. */
export async function recordForMail(
  tx: Queryable,
  files: Files,
  copies: readonly CopiedFile[],
  mailId: string,
) {
  for (const { kept, row } of copies) await files.record(tx, kept, { ...row, purpose: goesWith(mailId) });
}

export async function removeMailFiles(
  services: { db: Database; files: Pick<Files, 'storage'> },
  { ownerId, mailId }: { ownerId: string; mailId: string },
) {
  const own = await services.db
    .select({ id: fileRows.id })
    .from(fileRows)
    .where(and(eq(fileRows.ownerId, ownerId), eq(fileRows.purpose, goesWith(mailId))));
  for (const { id } of own) await removeFile(services, id);
}
