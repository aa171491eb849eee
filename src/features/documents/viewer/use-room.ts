import { useEffect, useState, type RefObject } from 'react';

/** Until it stands on a screen. */
const usual = 640;
/** Of the scrolled area, left and right. */
const padding = 24;

/** How wide a page may be to be seen whole. */
export function useRoom(scroller: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(usual);
  useEffect(() => {
    const element = scroller.current!;
    const observer = new ResizeObserver(() => setRoom(Math.max(120, element.clientWidth - padding)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return room;
}
