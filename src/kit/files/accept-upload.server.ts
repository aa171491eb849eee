/** The door for uploads: what a file really is decides, never its name or what the sender called it. */
import { AppError } from '#kit/errors.ts';
import { reencodeImage, type Picture, type PictureSize } from '#kit/files/reencode-image.server.ts';
import { sniffType } from '#kit/files/sniff-type.server.ts';

/** Animated PNG is PNG to every decoder. */
const imageTypes = new Set([
  'image/png',
  'image/apng',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
]);

const wanted = 'Please use a PNG, JPEG, WebP, GIF or AVIF picture.';

export interface ImageLimits {
  maxBytes: number;
  maxPixels: number;
  sizes: readonly PictureSize[];
}

/** For profile pictures and screenshots. The bytes that came in are never stored, only what comes out here. */
export async function acceptImage(
  bytes: Uint8Array,
  { maxBytes, maxPixels, sizes }: ImageLimits,
): Promise<Picture[]> {
  if (bytes.byteLength > maxBytes) throw new AppError('too_large');
  const type = await sniffType(bytes);
  if (!type || !imageTypes.has(type)) throw new AppError('unsupported_type', { message: wanted });
  return reencodeImage(bytes, { maxPixels, sizes });
}
