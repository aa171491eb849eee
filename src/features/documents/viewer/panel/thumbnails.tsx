import { useRef, useState } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { usualSize, type Size } from '../geometry.ts';
import { PdfDrawing } from '../pages/pdf-drawing.tsx';
import { PictureDrawing } from '../pages/picture-drawing.tsx';
import type { Pdf } from '../pdf/open-pdf.ts';
import { useNear } from '../use-near.ts';

interface ThumbnailsProps {
  count: number;
  pdf: Pdf | undefined;
  picture: string | undefined;
  page: number;
  onPage(page: number): void;
}

const width = 96;

export function Thumbnails({ count, pdf, picture, page, onPage }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);
  const near = useNear(list, count, '50%');
  return (
    <ol
      ref={list}
      className="flex h-full gap-3 overflow-x-auto p-3 @md:grid @md:content-start @md:justify-items-center @md:overflow-x-hidden @md:overflow-y-auto"
    >
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <li key={number} data-page={number}>
          <button
            type="button"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
            className={cn(
              'grid justify-items-center gap-1 rounded-md p-1.5 text-sm text-muted hover:bg-sunken',
              number === page && 'bg-bamboo-soft text-ink',
            )}
          >
            <Thumbnail isNear={near.has(number)} number={number} pdf={pdf} picture={picture} />
            {number}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface ThumbnailProps extends Pick<ThumbnailsProps, 'pdf' | 'picture'> {
  number: number;
  isNear: boolean;
}

function Thumbnail({ isNear, number, pdf, picture }: ThumbnailProps) {
  const [size, setSize] = useState<Size>(usualSize);
  return (
    <span
      className="relative block overflow-hidden rounded-[2px] bg-[#fff] shadow-soft"
      style={{ width, height: (width * size.height) / size.width }}
    >
      {isNear && picture && <PictureDrawing address={picture} name="" dark={false} onSize={setSize} />}
      {isNear && pdf && <PdfDrawing pdf={pdf} number={number} width={width} dark={false} onSize={setSize} />}
    </span>
  );
}
