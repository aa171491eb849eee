/** The place of one page in the row of pages. What is on it is drawn only when it is near. */
import { memo, useCallback } from 'react';
import { layoutOf, type Rotation, type Size, type Zoom } from '../geometry.ts';
import type { Mark } from '../marks.ts';
import { usePage, type PageCache } from '../page-cache.ts';
import type { Pdf } from '../pdf/open-pdf.ts';
import { MarkBoxes } from './mark-boxes.tsx';
import { PdfDrawing } from './pdf-drawing.tsx';
import { PictureDrawing } from './picture-drawing.tsx';
import { WordsLayer } from './words-layer.tsx';

export interface PageContent {
  pageCache: PageCache;
  number: number;
  marks: readonly Mark[];
}

export interface PageFrameProps extends PageContent {
  isNear: boolean;
  size: Size;
  zoom: Zoom;
  rotation: Rotation;
  availableWidth: number;
  dark: boolean;
  /** What it is drawn from. */
  from: { pdf: Pdf | undefined } | { picture: string; name: string };
  onSize(number: number, size: Size): void;
}

const noMarks: readonly Mark[] = [];

export const PageFrame = memo(function PageFrame(props: PageFrameProps) {
  const { number, isNear, size, zoom, rotation, availableWidth, dark } = props;
  const { width, height, outer, transform } = layoutOf(size, zoom, rotation, availableWidth);
  return (
    <section
      data-page={number}
      aria-label={`Page ${number}`}
      className="relative mx-auto shrink-0 overflow-hidden rounded-[3px] shadow-soft"
      style={{ ...outer, backgroundColor: dark ? '#111' : '#fff' }}
    >
      {isNear && (
        <div className="relative origin-top-left" style={{ width, height, transform }}>
          <Drawn {...props} width={width} height={height} />
        </div>
      )}
    </section>
  );
});

function Drawn(props: PageFrameProps & Size) {
  const { pageCache, number, marks = noMarks, from, width, height, dark, onSize } = props;
  const state = usePage(pageCache, number);
  const reportSize = useCallback((size: Size) => onSize(number, size), [number, onSize]);
  return (
    <>
      {'picture' in from ? (
        <PictureDrawing address={from.picture} name={from.name} dark={dark} onSize={reportSize} />
      ) : (
        from.pdf && (
          <PdfDrawing pdf={from.pdf} number={number} width={width} dark={dark} onSize={reportSize} />
        )
      )}
      {state && 'page' in state && (
        <>
          <MarkBoxes page={state.page} marks={marks} dark={dark} />
          <WordsLayer page={state.page} width={width} height={height} />
        </>
      )}
    </>
  );
}
