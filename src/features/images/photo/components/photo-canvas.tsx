import { useEffect, useRef } from 'react';
import { applyTone, cutOf, frameOf, isPlainTone, matrixOf, type Look, type Size } from '#kit/photos/look.ts';

interface PhotoCanvasProps {
  image: HTMLImageElement;
  pixels: Size;
  look: Look;
  /** All of it, while it is being cropped. */
  isWhole?: boolean;
  label: string;
  className?: string;
}

const mostSide = 1600;

/** What of it is on the canvas. */
export const shownSize = (pixels: Size, look: Look, isWhole: boolean): Size =>
  isWhole ? frameOf(pixels, look) : cutOf(pixels, look);

/** A photo with its look, drawn by the rules that also write the file. */
export function PhotoCanvas({ image, pixels, look, isWhole = false, label, className }: PhotoCanvasProps) {
  const drawn = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = drawn.current;
    const context = canvas?.getContext('2d', { willReadFrequently: true });
    if (!canvas || !context) return;
    const { width, height } = shownSize(pixels, look, isWhole);
    const scale = Math.min(1, mostSide / Math.max(width, height));
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const [a, b, c, d, e, f] = matrixOf(pixels, look, { cropped: !isWhole });
    context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, pixels.width, pixels.height);
    if (isPlainTone(look.tone)) return;
    const all = context.getImageData(0, 0, canvas.width, canvas.height);
    applyTone(all.data, 4, look.tone);
    context.putImageData(all, 0, 0);
  }, [image, pixels, look, isWhole]);
  return <canvas ref={drawn} role="img" aria-label={label} className={className} />;
}
