import { useEffect, useState, type RefObject } from 'react';
import { isDense } from './is-dense.ts';

/** Half a screen around, so that scrolling meets nothing unfinished. */
const near = '50% 0px';

/** False for a dense text until it comes into sight: neither the server nor a browser draws a page full of them at once. */
export function useDrawnInSight(place: RefObject<Element | null>, text: string): boolean {
  const [isDrawn, setDrawn] = useState(() => !isDense(text));
  useEffect(() => {
    const element = place.current;
    if (isDrawn || !element) return;
    const observer = new IntersectionObserver((entries) => setDrawn(entries.at(-1)!.isIntersecting), {
      rootMargin: near,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isDrawn]);
  return isDrawn;
}
