/** Remembers which part of a lesson is in sight, for those of whom something is kept anyway. */
import { useEffect, useRef } from 'react';
import { call } from '#kit/contract/call.ts';
import { keepPlace } from '../contract.ts';

const settleTime = 1500;

export function usePlace(slug: string, isKept: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isKept || !place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = -1;
    const keep = (part: number) => {
      if (part === last) return;
      last = part;
      clearTimeout(timer);
      // Where one stops counts, not what one passes. A lost call is made good by the next.
      timer = setTimeout(() => {
        call(keepPlace, { params: { slug }, body: { part } }).catch(() => (last = -1));
      }, settleTime);
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) keep(Number((target as HTMLElement).dataset.part));
      },
      { rootMargin: '-40% 0px -40% 0px' },
    );
    for (const part of place.current.querySelectorAll('[data-part]')) watcher.observe(part);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [slug, isKept]);
  return place;
}
