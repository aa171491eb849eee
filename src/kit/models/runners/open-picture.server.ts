/** A stranger's picture, upright and bounded, for a model to look at. */
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#kit/errors.ts';

const mostPixels = 50_000_000;

export async function openPicture<T>(bytes: Uint8Array, use: (picture: Sharp) => Promise<T>): Promise<T> {
  try {
    return await use(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true }));
  } catch (error) {
    throw new AppError('invalid:picture', { message: 'That picture can’t be opened.', cause: error });
  }
}
