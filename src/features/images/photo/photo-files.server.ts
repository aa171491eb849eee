/** The bytes of photos. What a photo's content names counts only where the file belongs to that photo. */
import type { Database } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Files, StoredFile } from '#kit/files/files.server.ts';
import { noSuchWork } from '#tools/work/access.server.ts';
import { ofWork } from '#tools/work/work-files.server.ts';
import { findWorkFor, type WorkRow } from '#tools/work/work-queries.server.ts';
import { isAtLeast } from '#tools/work/work-role.ts';
import type { RunExtension } from '#tools/define/run-extension.server.ts';
import { photoContent, type Photo, type Pixels } from './content.ts';
import { shownAfter } from './steps.ts';
import { photoWork } from './photo-kind.ts';

const mostBytes = 80_000_000;

interface Parts {
  db: Database;
  files: Files;
}

export const gone = () => new AppError('not_found:photo', { message: 'This photo’s file no longer exists.' });

export async function bytesOf({ files }: Pick<Parts, 'files'>, file: StoredFile): Promise<Uint8Array> {
  const stored = await files.storage.get(file.key);
  if (!stored) throw gone();
  return new Uint8Array(await new Response(stored.stream).arrayBuffer());
}

export async function readPhotoFile(parts: Parts, work: Pick<WorkRow, 'id'>, id: string) {
  const file = await parts.files.find(parts.db, id);
  if (file?.purpose !== ofWork(work.id)) throw gone();
  return bytesOf(parts, file);
}

export function contentOf(work: WorkRow): Photo & { base: Pixels; original: NonNullable<Photo['original']> } {
  const read = photoContent.safeParse(work.content);
  if (work.kind !== photoWork.id || !read.success) throw noSuchWork();
  const { base, original } = read.data;
  if (!base || !original) throw gone();
  return { ...read.data, base, original };
}

/** What those see who may not edit it; in the content that they are shown there is nothing else. */
export function finishedOf(work: WorkRow): Pixels {
  const read = photoContent.safeParse(work.content);
  if (work.kind !== photoWork.id || !read.success) throw noSuchWork();
  if (!read.data.finished)
    throw new AppError('not_found:photo', {
      message: 'This photo isn’t finished yet. Its editor has to publish it first.',
    });
  return read.data.finished;
}

/** Belongs to the photo, also for its versions, until that goes. */
export async function keepPixels(
  { files }: Pick<Parts, 'files'>,
  work: Pick<WorkRow, 'id' | 'ownerId'>,
  { bytes, width, height }: { bytes: Uint8Array; width: number; height: number },
): Promise<Pixels> {
  const { id } = await files.storeWithinQuota({
    ownerId: work.ownerId,
    purpose: ofWork(work.id),
    name: 'Photo.webp',
    contentType: 'image/webp',
    reencoded: true,
    body: bytes,
    maxBytes: mostBytes,
  });
  return { file: id, width, height };
}

interface PhotosForRuns {
  /** The pixels as they are now and as they were, and a place for what is made of them. */
  open(id: string): Promise<{
    now: Uint8Array;
    first: Uint8Array;
    keep(made: { bytes: Uint8Array; width: number; height: number }): Promise<Pixels>;
  }>;
}

declare module '#tools/define/define-run.server.ts' {
  interface RunExtensions {
    photos: PhotosForRuns;
  }
}

export const photosForRuns: RunExtension<'photos'> = {
  name: 'photos',
  open: (parts, { ownerId }) => ({
    async open(id) {
      const found = await findWorkFor(parts.db, { id, who: ownerId });
      if (!found || !isAtLeast(found.role, 'editor')) throw noSuchWork();
      const { base, steps } = contentOf(found.row);
      const { pixels } = shownAfter(base, steps);
      const now = await readPhotoFile(parts, found.row, pixels.file);
      return {
        now,
        first: pixels.file === base.file ? now : await readPhotoFile(parts, found.row, base.file),
        keep: (made) => keepPixels(parts, found.row, made),
      };
    },
  }),
};
