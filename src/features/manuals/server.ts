import { AppError } from '#kit/errors.ts';
import { reencodeImage } from '#kit/files/reencode-image.server.ts';
import { readBytes } from '#kit/http/body.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { largestPhoto, preparePhoto } from './contract.ts';

const widths = [1200, 900, 600, 400];
/** Letters of one as a data address: twenty of them fit into a manual. */
const enough = 165_000;

export const manualEndpoints = [
  implement(preparePhoto, async (_, context) => {
    const bytes = await readBytes(context.request, largestPhoto);
    await context.principal();
    const sizes = widths.map((width) => ({ width, height: width, fit: 'inside' as const }));
    const photos = await reencodeImage(bytes, {
      maxPixels: 50_000_000,
      sizes,
    });
    const pictures = photos.map(
      (photo) => `data:image/webp;base64,${Buffer.from(photo.bytes).toString('base64')}`,
    );
    const picture = pictures.find(({ length }) => length <= enough);
    if (!picture)
      throw new AppError('too_large:picture', { message: 'That photo can’t be made small enough. Crop it.' });
    return { picture };
  }),
];
