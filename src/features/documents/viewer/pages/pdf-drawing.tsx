/** One page of a PDF, drawn as sharp as the screen. The last drawing stays, stretched, until the next is done. */
import { useEffect, useRef, useState } from 'react';
import { sharpness, type Size } from '../geometry.ts';
import type { Pdf, PdfPage } from '../pdf/open-pdf.ts';

interface PdfDrawingProps {
  pdf: Pdf;
  number: number;
  width: number;
  dark: boolean;
  onSize?(size: Size): void;
}

export function PdfDrawing({ pdf, number, width, dark, onSize }: PdfDrawingProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const drawnWidth = Math.round(width);

  useEffect(() => {
    const stop = new AbortController();
    const show = (canvas: HTMLCanvasElement) => holder.current?.replaceChildren(canvas);
    draw({ pdf, number, width: drawnWidth, onSize }, stop.signal, show).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      console.warn('A page couldn’t be displayed', error);
      setFailed(true);
    });
    return () => stop.abort();
  }, [pdf, number, drawnWidth, onSize]);

  return (
    <>
      <div
        ref={holder}
        data-drawing
        className={
          dark
            ? 'size-full [filter:invert(1)_hue-rotate(180deg)] [&>canvas]:size-full'
            : 'size-full [&>canvas]:size-full'
        }
      />
      {failed && (
        <p className="absolute inset-x-0 top-1/3 px-6 text-center text-[#444]">
          Page {number} can’t be displayed. You may still be able to search its text.
        </p>
      )}
    </>
  );
}

async function draw(
  { pdf, number, width, onSize }: Omit<PdfDrawingProps, 'dark'>,
  signal: AbortSignal,
  show: (canvas: HTMLCanvasElement) => void,
) {
  const page = await pdf.getPage(number);
  if (signal.aborted) return;
  const { width: wide, height } = page.getViewport({ scale: 1 });
  const size = { width: wide, height };
  onSize?.(size);
  const canvas = await drawn(page, sharpness(size, width, window.devicePixelRatio), signal);
  if (canvas) show(canvas);
}

async function drawn(page: PdfPage, scale: number, signal: AbortSignal) {
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  const task = page.render({ canvas, viewport });
  const giveUp = () => task.cancel();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await task.promise;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
  return signal.aborted ? undefined : canvas;
}
