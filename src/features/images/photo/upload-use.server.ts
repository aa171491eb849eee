/** A photo as it came: kept for its owner with every byte, and never shown to anyone but as what the darkroom makes of it. */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { AppError } from '#kit/errors.ts';
import type { UploadUse } from '#kit/files/upload/upload-use.server.ts';
import { largestPhoto, mostPixels } from './contract.ts';
import { photoUse } from './photo-kind.ts';

const taken = /^image\/(?:png|apng|jpeg|webp|gif|avif)$/;

export const photoUpload: UploadUse = {
  id: photoUse,
  maxBytes: largestPhoto,
  async accept({ type, read }) {
    mustBeTaken(type);
    const bytes = await buffer(read());
    await mustOpen(bytes);
    return { contentType: type!.replace('apng', 'png'), body: bytes };
  },
};

function mustBeTaken(type: string | undefined) {
  if (type && /^image\/hei[cf]/.test(type))
    throw new AppError('unsupported_type', {
      message:
        'HEIC photos aren’t supported. Save it as JPEG, or send it from your phone as “most compatible”.',
    });
  if (type && /svg|xml/.test(type))
    throw new AppError('unsupported_type', {
      message: 'SVG files aren’t supported. Save it as PNG first.',
    });
  if (!type || !taken.test(type))
    throw new AppError('unsupported_type', {
      message: 'This photo can’t be opened. Use a JPEG, PNG, WebP, GIF or AVIF picture.',
    });
}

async function mustOpen(bytes: Uint8Array) {
  const { width, height } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('invalid:picture', {
        message: 'That picture is damaged and can’t be opened.',
        cause,
      });
    });
  if (width * height > mostPixels)
    throw new AppError('too_large:pixels', {
      message: `That photo has ${Math.round((width * height) / 1e6)} megapixels. It may have ${mostPixels / 1e6} at most: save it smaller first.`,
    });
}
