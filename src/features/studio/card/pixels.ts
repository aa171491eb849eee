/** Pictures in the browser: one of somebody's made small, and the card drawn. */
import { longestPicture } from './look.ts';

const widest = 1200;

/** As a data address that goes into the set. Throws where the browser cannot read it. */
export async function smallPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  try {
    for (const [side, quality] of [
      [widest, 0.82],
      [900, 0.75],
      [600, 0.65],
    ] as const) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(bitmap.width * scale));
      canvas.height = Math.max(1, Math.round(bitmap.height * scale));
      canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const address = canvas.toDataURL('image/jpeg', quality);
      if (address.length <= longestPicture) return address;
    }
  } finally {
    bitmap.close();
  }
  throw new Error('the picture stays too large');
}

export async function asPng(
  svg: string,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/png');
  });
}
