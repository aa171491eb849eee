/** The picture of a business: made anew in two sizes and shown to everyone. */
import { and, eq } from 'drizzle-orm';
import { businesses } from '#kit/businesses/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { acceptImage } from '#kit/files/accept-upload.server.ts';
import type { KeptBytes } from '#kit/files/files.server.ts';
import { judgeBytes, judgesPictures } from '#kit/files/judge.server.ts';
import { files } from '#kit/files/table.server.ts';
import { readBytes } from '#kit/http/body.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { note } from './audit.server.ts';
import { putBusinessPicture } from './contract.ts';
import { longestPicture } from './fields.ts';

const purpose = 'business-picture';
const mostPixels = 50_000_000;
const square = (side: number) => ({ width: side, height: side, fit: 'cover' }) as const;

export const pictureEndpoints: Implementation[] = [
  implement(putBusinessPicture, async (_, context) => {
    const { files: store, bus, caller, request } = context;
    const { id: businessId } = caller.business!;
    const pictures = await acceptImage(await readBytes(request, longestPicture), {
      maxBytes: longestPicture,
      maxPixels: mostPixels,
      sizes: [square(384), square(96)],
    });
    // Unlike a person's it is not held for an appeal: a business without one shows its first letter.
    const judged = judgesPictures(context)
      ? await judgeBytes(context.models.forCaller(businessId), pictures[0]!.bytes)
      : null;
    if (judged === 'held')
      throw new AppError('forbidden:picture', {
        message: 'This picture looks explicit. Choose another.',
      });
    const kept: { width: number; bytes: KeptBytes }[] = [];
    for (const { bytes, contentType, width } of pictures)
      kept.push({ width, bytes: await store.keep(bytes, { contentType, maxBytes: longestPicture }) });
    const id = newId();
    const picture = `/api/files/${id}`;
    await bus.transact(async (tx) => {
      // What was shown before goes; the sweep takes its bytes.
      await tx
        .update(files)
        .set({ deletedAt: new Date() })
        .where(and(eq(files.ownerId, businessId), eq(files.purpose, purpose)));
      for (const [index, { width, bytes }] of kept.entries())
        await store.record(tx, bytes, {
          ...(index === 0 ? { id } : { variantOf: id }),
          ownerId: businessId,
          purpose,
          name: 'picture.webp',
          contentType: 'image/webp',
          visibility: 'public',
          reencoded: true,
          width,
          ...(judged && { judged }),
        });
      await tx.update(businesses).set({ picture }).where(eq(businesses.id, businessId));
      await note(tx, context, businessId, 'business.picture');
    });
    return { picture };
  }),
];
