/** The picture that may come with feedback: made anew from its pixels, private, and gone soon unless feedback takes it. */
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { acceptImage } from '#kit/files/accept-upload.server.ts';
import type { Files } from '#kit/files/files.server.ts';
import { signFileUrl } from '#kit/files/signed-link.server.ts';
import { files } from '#kit/files/table.server.ts';
import { readBytes } from '#kit/http/body.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { longestScreenshot, uploadScreenshot } from './contract.ts';

const purpose = 'feedback-screenshot';
const mostPixels = 50_000_000;
/** Small writing is still legible, and the file is small. */
const size = { width: 2560, height: 2560, fit: 'inside' } as const;
const hour = 3600_000;

export const screenshotEndpoints = [
  implement(uploadScreenshot, async (_, context) => {
    const given = await readBytes(context.request, longestScreenshot);
    const limits = { maxBytes: longestScreenshot, maxPixels: mostPixels, sizes: [size] };
    const [picture] = await acceptImage(given, limits);
    const { bytes, contentType, width } = picture!;
    const file = await context.files.store({
      ownerId: await context.principal(),
      purpose,
      name: 'screenshot.webp',
      contentType,
      body: bytes,
      maxBytes: longestScreenshot,
      reencoded: true,
      width,
      expiresAt: new Date(Date.now() + hour),
    });
    return { id: file.id };
  }),
];

/** In the transaction of the feedback: from now on it is kept. One's own only, and only once. */
export async function takeScreenshot(tx: Queryable, { id, ownerId }: { id: string; ownerId: string }) {
  const taken = await tx
    .update(files)
    .set({ expiresAt: null })
    .where(
      and(
        eq(files.id, id),
        eq(files.ownerId, ownerId),
        eq(files.purpose, purpose),
        gt(files.expiresAt, new Date()),
      ),
    )
    .returning({ id: files.id });
  if (taken.length === 0) throw new AppError('not_found:screenshot');
}

/** For admins, and for as long as they may have the list open. */
export function screenshotUrl(store: Pick<Files, 'linkKeys'>, fileId: string): string {
  return signFileUrl({
    path: `/api/files/${fileId}`,
    keys: store.linkKeys(),
    fileId,
    expiresAt: new Date(Date.now() + hour),
    disposition: 'inline',
  });
}
