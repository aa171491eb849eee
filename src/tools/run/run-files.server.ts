/** Files that a run reads and makes: always its owner's, and gone when it is. */
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { removeFile, type Files, type StoredFile } from '#kit/files/files.server.ts';
import type { Body } from '#kit/files/storage.server.ts';
import { files as fileRows } from '#kit/files/table.server.ts';
import { queuePreviews } from '#kit/files/previews/job.server.ts';
import { requireStorage } from '#kit/files/quota.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Database, Queryable } from '#kit/db/database.server.ts';

interface NewRunFile {
  name: string;
  contentType: string;
  body: Body;
  maxBytes: number;
  /** `fine`: drawn by the built-in engine from words alone, so nobody needs to look at it. */
  judged?: 'fine';
}

export type RunFiles = ReturnType<typeof bindFiles>;

/** Of uploads that wait for a run. */
export const attachmentPurpose = 'attachment';
/** Files that a run made, and those that it was given; both go with it. */
export const madeBy = (runId: string) => `run:${runId}`;
/** The run that made a file, by the file's purpose. */
export const runOf = (purpose: string) => /^run:(.+)$/.exec(purpose)?.[1];
export const givenTo = (runId: string) => `run-input:${runId}`;
/** Uploads that wait for a run. */
export const waitingPurposes = [attachmentPurpose, 'file'];

/** Attachments and what runs made; people have other files too, which are no business of a run. */
const isForRuns = ({ purpose }: StoredFile) =>
  waitingPurposes.includes(purpose) || /^run(?:-input)?:/.test(purpose);

type Parts = Pick<Services, 'db' | 'files' | 'bus' | 'jobs'>;

interface OfRun {
  ownerId: string;
  runId: string;
  /** Until its row is there, nothing can be written that goes with it. */
  written?: Promise<unknown> | undefined;
}

export function bindFiles(parts: Parts, { ownerId, runId, written }: OfRun) {
  const { db, files } = parts;
  return {
    /** Streamed to the storage; what players and pages show of it beforehand is made by a job. */
    async store(file: NewRunFile): Promise<StoredFile> {
      await written;
      await requireStorage(db, files.quota, ownerId, 1);
      const stored = await files.store({ ...file, ownerId, purpose: madeBy(runId) });
      await queuePreviews(parts, stored);
      return stored;
    },
    /** A file of the same person that waited for a run goes with this one from now on. */
    async adopt(id: string): Promise<void> {
      await written;
      await db
        .update(fileRows)
        .set({ purpose: givenTo(runId), expiresAt: null })
        .where(
          and(
            or(eq(fileRows.id, id), eq(fileRows.variantOf, id)),
            eq(fileRows.ownerId, ownerId),
            inArray(fileRows.purpose, waitingPurposes),
          ),
        );
    },
    /** The bytes of a file that the same person attached, or that a run of theirs made. */
    async read(id: string): Promise<{ file: StoredFile; stream: ReadableStream<Uint8Array> }> {
      const file = await files.find(db, id);
      const isTheirs = file?.ownerId === ownerId && isForRuns(file);
      const stored = isTheirs ? await files.storage.get(file.key) : undefined;
      if (!file || !stored) throw new AppError('not_found:file', { message: 'The file no longer exists.' });
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
    .where(and(eq(fileRows.ownerId, ownerId), inArray(fileRows.purpose, [madeBy(runId), givenTo(runId)])));
  for (const { id } of made) await removeFile(services, id);
}

/** What a run made, without other sizes of it. */
export async function listRunFiles(db: Queryable, { ownerId, runId }: { ownerId: string; runId: string }) {
  const { id, name, contentType, bytes } = fileRows;
  return db
    .select({ id, name, contentType, bytes })
    .from(fileRows)
    .where(
      and(eq(fileRows.ownerId, ownerId), eq(fileRows.purpose, madeBy(runId)), isNull(fileRows.variantOf)),
    )
    .orderBy(fileRows.id);
}
