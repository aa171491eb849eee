/** A chosen picture, drawn so small that it fits into the site. */
import { longestPicture } from '../site.ts';

export async function smallPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  try {
    for (const side of [1600, 1200, 900, 600, 400]) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(bitmap.width * scale));
      canvas.height = Math.max(1, Math.round(bitmap.height * scale));
      canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      // Browsers that cannot write WebP write PNG.
      const address = canvas.toDataURL(file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', 0.84);
      if (address.length <= longestPicture) return address;
    }
  } finally {
    bitmap.close();
  }
  throw new Error('the picture stays too large');
}
