import { buffer } from 'node:stream/consumers';
import { AppError } from '#kit/errors.ts';
import type { Services } from '#kit/services.server.ts';
import type { StoredFile } from '../files.server.ts';
import { reencodeImage } from '../reencode-image.server.ts';

/** A row of results, and one of them as large as a page shows it. */
export const thumbnailWidths = [320, 1280] as const;
const mostPixels = 100_000_000;
/** A decoder needs all of a picture at once; larger ones go without. */
const mostBytes = 50_000_000;

export async function makeThumbnails({ db, files, log }: Services, file: StoredFile) {
  if (file.bytes > mostBytes) return;
  for (const width of thumbnailWidths) {
    if (await files.findVariant(db, file.id, width)) continue; // by a try that died
    const stored = await files.storage.get(file.key);
    if (!stored) return;
    try {
      const bytes = await buffer(stored.stream);
      const size = { width, height: width * 4, fit: 'inside' } as const;
      const [picture] = await reencodeImage(bytes, { maxPixels: mostPixels, sizes: [size] });
      await files.store({
        ownerId: file.ownerId,
        purpose: file.purpose,
        name: file.name,
        contentType: picture!.contentType,
        reencoded: true,
        variantOf: file.id,
        // Under the width that is asked for, also where the picture itself is smaller.
        width,
        body: picture!.bytes,
        maxBytes: mostBytes,
        ...(file.expiresAt ? { expiresAt: file.expiresAt } : {}),
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      log.info(
        { event: 'preview.thumbnail_failed', file: file.id, code: error.code },
        'No smaller sizes could be made for a picture.',
      );
      return;
    }
  }
}
