import { longestPicture } from '#features/settings/contract.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/** Why a chosen file cannot be a picture, before it travels; undefined when it can. */
export function refusePicture({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type)) return 'Choose a PNG, JPEG, WebP, GIF or AVIF picture.';
  if (size > longestPicture)
    return `That picture is larger than ${longestPicture / 1e6} MB. Choose a smaller one.`;
  return undefined;
}
