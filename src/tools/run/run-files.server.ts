/** Files that a run reads and makes: always its owner's, and gone when it is. */
import { and, eq, like, or } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { removeFile, type Files, type StoredFile } from '#kit/files/files.server.ts';
import type { Body } from '#kit/files/storage.server.ts';
import { files as fileRows } from '#kit/files/table.server.ts';
import type { Database } from '#kit/db/database.server.ts';

interface NewRunFile {
  name: string;
  contentType: string;
  body: Body;
  maxBytes: number;
}

export type RunFiles = ReturnType<typeof bindFiles>;

/** Of uploads that wait for a run. */
export const attachmentPurpose = 'attachment';
const runPurpose = 'run:';
const purposeOf = (runId: string) => runPurpose + runId;

/** Attachments and what runs made; people have other files too, which are no business of a run. */
const isForRuns = ({ purpose }: StoredFile) =>
  purpose === attachmentPurpose || purpose.startsWith(runPurpose);
export const areForRuns = or(
  eq(fileRows.purpose, attachmentPurpose),
  like(fileRows.purpose, `${runPurpose}%`),
);

export function bindFiles(
  db: Database,
  files: Files,
  { ownerId, runId }: { ownerId: string; runId: string },
) {
  return {
    store: (file: NewRunFile): Promise<StoredFile> =>
      files.store({ ...file, ownerId, purpose: purposeOf(runId) }),
    /** A file of the same person that waited for a run goes with this one from now on. */
    async adopt(id: string): Promise<void> {
      await db
        .update(fileRows)
        .set({ purpose: purposeOf(runId), expiresAt: null })
        .where(
          and(eq(fileRows.id, id), eq(fileRows.ownerId, ownerId), eq(fileRows.purpose, attachmentPurpose)),
        );
    },
    /** The bytes of a file that the same person attached, or that a run of theirs made. */
    async read(id: string): Promise<{ file: StoredFile; stream: ReadableStream<Uint8Array> }> {
      const file = await files.find(db, id);
      const isTheirs = file?.ownerId === ownerId && isForRuns(file);
      const stored = isTheirs ? await files.storage.get(file.key) : undefined;
      if (!file || !stored)
        throw new AppError('not_found:file', { message: 'The file is not there any more.' });
      return { file, stream: stored.stream };
    },
  };
}

export async function removeRunFiles(
  services: { db: Database; files: Pick<Files, 'storage'> },
  { ownerId, runId }: { ownerId: string; runId: string },
) {
  const made = await services.db
    .select({ id: fileRows.id })
    .from(fileRows)
    .where(and(eq(fileRows.ownerId, ownerId), eq(fileRows.purpose, purposeOf(runId))));
  for (const { id } of made) await removeFile(services, id);
}
