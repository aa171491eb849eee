/** A picture of somebody's as pixels that fit into the design. A drawing (SVG) is drawn here once: scripts in it never run, and none are kept. */
import { longestPicture } from '../scene.ts';

export async function smallPicture(file: Blob): Promise<{ address: string; ratio: number }> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const [w, h] = [image.naturalWidth || 800, image.naturalHeight || 800];
    const isClear = file.type !== 'image/jpeg';
    for (const side of [1400, 1000, 700, 450, 300]) {
      const scale = Math.min(file.type === 'image/svg+xml' ? 8 : 1, side / Math.max(w, h));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(w * scale));
      canvas.height = Math.max(1, Math.round(h * scale));
      canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
      const address = canvas.toDataURL(isClear ? 'image/webp' : 'image/jpeg', 0.86);
      if (address.length <= longestPicture && address.startsWith('data:image/'))
        return { address, ratio: w / h };
    }
  } finally {
    URL.revokeObjectURL(url);
  }
  throw new Error('the picture stays too large');
}
