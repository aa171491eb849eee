import { useEffect, useState, type RefObject } from 'react';

/** Until it stands on a screen. */
const usual = 640;
/** Of the scrolled area, left and right. */
const padding = 24;

/** How wide a page may be to be seen whole. */
export function useAvailableWidth(scroller: RefObject<HTMLElement | null>): number {
  const [availableWidth, setAvailableWidth] = useState(usual);
  useEffect(() => {
    const element = scroller.current!;
    const observer = new ResizeObserver(() =>
      setAvailableWidth(Math.max(120, element.clientWidth - padding)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return availableWidth;
}
