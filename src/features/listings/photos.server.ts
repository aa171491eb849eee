/** Photos of listings: made anew from their pixels, so that no place or camera is told, and read by whoever sees the listing. */
import { buffer } from 'node:stream/consumers';
import { and, eq, inArray, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { acceptImage } from '#kit/files/accept-upload.server.ts';
import type { FileGrant } from '#kit/files/grant.server.ts';
import { judgeFile } from '#kit/files/judge.server.ts';
import { files } from '#kit/files/table.server.ts';
import type { UploadUse } from '#kit/files/upload/upload-use.server.ts';
import { holdThing } from '#social/reports/hold.server.ts';
import { largestPhoto, photoUse } from './limits.ts';
import { listingReports } from './report-target.server.ts';
import { seenListing } from './who.server.ts';

const mostPixels = 50_000_000;
const size = { width: 2000, height: 2000, fit: 'inside' } as const;

export const listingPhotoUpload: UploadUse = {
  id: photoUse,
  maxBytes: largestPhoto,
  async accept({ type, read }) {
    if (!/^image\/(?:png|apng|jpeg|webp|gif|avif)$/.test(type ?? ''))
      throw new AppError('unsupported_type', { message: 'Use a JPEG, PNG, WebP, GIF or AVIF photo.' });
    const limits = { maxBytes: largestPhoto, maxPixels: mostPixels, sizes: [size] };
    const [picture] = await acceptImage(await buffer(read()), limits);
    const { contentType, bytes, width } = picture!;
    return { contentType, body: bytes, reencoded: true, width };
  },
};

const ofListing = (id: string) => `listing:${id}`;

interface Kept {
  listingId: string;
  ownerId: string;
  photos: readonly string[];
}

/** One's own uploads become the listing's; those left out expire. */
export async function keepPhotos(tx: Queryable, { listingId, ownerId, photos }: Kept) {
  const purpose = ofListing(listingId);
  const ids = [...photos];
  if (ids.length > 0) {
    const kept = await tx
      .update(files)
      .set({ purpose, expiresAt: null })
      .where(
        and(
          inArray(files.id, ids),
          eq(files.ownerId, ownerId),
          inArray(files.purpose, [photoUse, purpose]),
          isNull(files.deletedAt),
        ),
      )
      .returning({ id: files.id });
    if (kept.length < ids.length)
      throw new AppError('invalid:photos', {
        message: 'A photo is no longer there. Remove it and add it again.',
        issues: [{ path: 'photos', message: 'A photo is no longer there. Remove it and add it again.' }],
      });
    await tx.update(files).set({ purpose, expiresAt: null }).where(inArray(files.variantOf, ids));
  }
  await tx
    .update(files)
    .set({ expiresAt: new Date() })
    .where(
      and(
        eq(files.purpose, purpose),
        isNull(files.variantOf),
        ids.length > 0 ? notInArray(files.id, ids) : undefined,
      ),
    );
}

/** When the listing is removed for good; the sweep removes the bytes. */
export async function dropPhotos(tx: Queryable, listingId: string) {
  await tx
    .update(files)
    .set({ expiresAt: new Date() })
    .where(eq(files.purpose, ofListing(listingId)));
}

/** Others whose photos have the same pixels. */
export async function usesPhotoOfOthers(
  tx: Queryable,
  { ownerId, photos }: Pick<Kept, 'ownerId' | 'photos'>,
): Promise<boolean> {
  if (photos.length === 0) return false;
  const own = await tx
    .select({ hash: files.sha256 })
    .from(files)
    .where(inArray(files.id, [...photos]));
  const hashes = own.map(({ hash }) => hash);
  const [other] = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.sha256, hashes),
        ne(files.ownerId, ownerId),
        or(isNull(files.expiresAt)),
        isNull(files.variantOf),
        isNull(files.deletedAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Everyone sees the photos of a listing for as long as they see the listing. */
export const listingPhotoGrant: FileGrant = {
  name: 'listing',
  async mayRead(context, file, id) {
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) || file.purpose !== ofListing(id))
      return false;
    const seen = await seenListing(context, context.db, id).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 404) return undefined;
      throw error;
    });
    if (!seen?.listing.photos.includes(file.variantOf ?? file.id)) return false;
    if (file.judged === 'held') return false;
    if (file.judged !== null || (await judgeFile(context, file)) !== 'held') return true;
    await context.bus.transact((tx) => holdThing(tx, context, listingReports, id));
    return false;
  },
};
