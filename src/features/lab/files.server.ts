/** Files of experiments: what may be uploaded, and who may read it. */
import { and, eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { FileGrant } from '#kit/files/grant.server.ts';
import { keptAsItIs } from '#kit/files/upload/kept-as-it-is.server.ts';
import type { UploadUse } from '#kit/files/upload/upload-use.server.ts';
import { acceptImage } from '#kit/files/accept-upload.server.ts';
import { AppError } from '#kit/errors.ts';
import { isId } from './channel.server.ts';
import { labUse, largestFile } from './limits.ts';
import { findExperiment } from './queries.server.ts';
import { labAttachments } from './table.server.ts';
import { viewerOf } from './who.server.ts';

/** Of files that hang on an experiment and go with it. */
export const heldBy = (experimentId: string) => `lab:${experimentId}`;

const largestPicture = 20_000_000;
const mostPixels = 50_000_000;
const size = { width: 2048, height: 2048, fit: 'inside' } as const;

/** Pictures are made anew from their pixels, so that they can be shown in place; the rest is only ever downloaded. */
export const labUpload: UploadUse = {
  ...keptAsItIs(largestFile),
  id: labUse,
  async accept(arrived) {
    if (!/^image\/(?:png|apng|jpeg|webp|gif|avif)$/.test(arrived.type ?? ''))
      return keptAsItIs(largestFile).accept(arrived);
    if (arrived.bytes > largestPicture)
      throw new AppError('too_large', { message: 'Pictures can be up to 20 MB.' });
    const limits = { maxBytes: largestPicture, maxPixels: mostPixels, sizes: [size] };
    const [picture] = await acceptImage(await buffer(arrived.read()), limits);
    const { bytes, contentType, width } = picture!;
    return { contentType, body: bytes, reencoded: true, width };
  },
};

/** Whoever may see the experiment reads what is attached to it, for as long as both are so. */
export const labFileGrant: FileGrant = {
  name: 'lab',
  async mayRead(context, file, experimentId) {
    if (!isId(experimentId) || file.purpose !== heldBy(experimentId)) return false;
    const { reader, isAdmin } = viewerOf(context);
    if (!(await findExperiment(context.db, experimentId, reader, { isAdmin }))) return false;
    const isAttached = and(
      eq(labAttachments.experimentId, experimentId),
      eq(labAttachments.kind, 'file'),
      eq(labAttachments.subjectId, file.variantOf ?? file.id),
    );
    return (await context.db.$count(labAttachments, isAttached)) > 0;
  },
};
