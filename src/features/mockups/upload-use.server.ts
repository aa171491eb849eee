/** What goes into a mockup: pictures, made anew from their pixels, and pages without anything that could run or lead elsewhere. */
import { buffer } from 'node:stream/consumers';
import { AppError } from '#kit/errors.ts';
import { acceptImage } from '#kit/files/accept-upload.server.ts';
import { pageType } from '#kit/files/framed-page.server.ts';
import type { UploadUse } from '#kit/files/upload/upload-use.server.ts';
import { cleanPage } from './clean-page.server.ts';
import { largestPage, largestPicture, mockupUse } from './contract.ts';

const mostPixels = 50_000_000;
const size = { width: 3000, height: 6000, fit: 'inside' } as const;

export const mockupUpload: UploadUse = {
  id: mockupUse,
  maxBytes: largestPicture,
  async accept({ type, bytes, read }) {
    if (type === pageType) {
      if (bytes > largestPage) throw new AppError('too_large', { message: 'A page can be up to 2 MB.' });
      return {
        contentType: pageType,
        body: new TextEncoder().encode(cleanPage(asText(await buffer(read())))),
      };
    }
    if (!/^image\/(?:png|apng|jpeg|webp|gif|avif)$/.test(type ?? ''))
      throw new AppError('unsupported_type', {
        message: 'Use a PNG, JPEG, WebP, GIF or AVIF picture, or one self-contained HTML file.',
      });
    const limits = { maxBytes: largestPicture, maxPixels: mostPixels, sizes: [size] };
    const [picture] = await acceptImage(await buffer(read()), limits);
    return {
      contentType: picture!.contentType,
      body: picture!.bytes,
      reencoded: true,
      width: picture!.width,
    };
  },
};

function asText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '');
  } catch {
    throw new AppError('unsupported_type', { message: 'This HTML file isn’t UTF-8. Save it as UTF-8.' });
  }
}
