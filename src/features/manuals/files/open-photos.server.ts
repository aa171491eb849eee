/** Photos of a manual, opened, bounded and written anew; those that cannot be opened are left out, and their words stand there. */
import { openPicture } from '#kit/models/runners/open-picture.server.ts';
import type { Photo } from '../manual.ts';

export interface OpenedPhoto {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const mostPixels = 1600;

export async function openPhotos(photos: readonly Photo[]): Promise<Map<string, OpenedPhoto>> {
  const opened = new Map<string, OpenedPhoto>();
  for (const { id, picture } of photos) {
    const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    try {
      const { data, info } = await openPicture(bytes, (one) =>
        one
          .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 85 })
          .toBuffer({ resolveWithObject: true }),
      );
      opened.set(id, { bytes: data, width: info.width, height: info.height });
    } catch {
      continue; // not a picture any longer
    }
  }
  return opened;
}
