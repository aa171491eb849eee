/** What a chosen picture may be, judged before it travels; the server judges again by what it really is. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/** Why a file cannot be taken, in words; undefined when it can. */
export function refusePicture({ type, size }: Pick<File, 'type' | 'size'>, most: number): string | undefined {
  if (!pictureTypes.includes(type)) return 'Choose a PNG, JPEG, WebP, GIF or AVIF picture.';
  if (size > most) return `That picture is larger than ${most / 1e6} MB. Choose a smaller one.`;
  return undefined;
}
