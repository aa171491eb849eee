import { useEffect, useRef } from 'react';
import { areaOf, type Size, type View } from './view.ts';

/** Said once the map rests. */
const rest = 350;

export function useReportArea(
  view: View | undefined,
  size: Size | undefined,
  onArea?: (area: string) => void,
) {
  const tell = useRef(onArea);
  useEffect(() => {
    tell.current = onArea;
  });
  useEffect(() => {
    if (!view || !size) return undefined;
    const timer = setTimeout(() => tell.current?.(areaOf(view, size)), rest);
    return () => clearTimeout(timer);
  }, [view, size]);
}
