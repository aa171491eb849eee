/** Whether an element is on the screen or near it. What is hidden or far away need not be drawn while it grows. */
import { useEffect, useState, type RefObject } from 'react';

/** Half a screen around, so that scrolling meets nothing unfinished. */
const near = '50% 0px';

export function useInSight(place: RefObject<Element | null>, isWatched: boolean): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const element = place.current;
    if (!isWatched || !element) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)!.isIntersecting), {
      rootMargin: near,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isWatched]);
  return isInSight;
}
