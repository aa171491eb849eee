/** Turning pages, and finding a place again after the text was set anew. */
import { useCallback, type RefObject } from 'react';
import type { Layout } from './look.ts';
import { firstSeen, rangeAt } from './text-places.ts';

/** Between two columns, as the style says. */
const gap = 64;

export function usePages(
  frame: RefObject<HTMLDivElement | null>,
  text: RefObject<HTMLDivElement | null>,
  layout: Layout,
) {
  /** Answers false at the end of the chapter. */
  function turn(by: 1 | -1): boolean {
    const box = frame.current;
    if (!box) return false;
    if (layout === 'pages') {
      const isFromRight = getComputedStyle(box).direction === 'rtl';
      const before = box.scrollLeft;
      box.scrollBy({ left: (isFromRight ? -by : by) * (box.clientWidth + gap), behavior: 'instant' });
      return Math.abs(box.scrollLeft - before) > 1;
    }
    const before = box.scrollTop;
    box.scrollBy({ top: by * (box.clientHeight - 60), behavior: 'instant' });
    return Math.abs(box.scrollTop - before) > 1;
  }

  const show = useCallback(
    (at: number) => {
      const [box, root] = [frame.current, text.current];
      if (!box || !root) return;
      box.scrollTo(0, 0);
      const range = at > 0 ? rangeAt(root, at, 1) : undefined;
      if (!range) return;
      const place = range.getBoundingClientRect();
      const edge = box.getBoundingClientRect();
      if (layout === 'scroll') box.scrollBy({ top: place.top - edge.top - 12, behavior: 'instant' });
      else {
        const step = box.clientWidth + gap;
        box.scrollTo({ left: Math.floor((place.left - edge.left) / step) * step, behavior: 'instant' });
      }
    },
    [frame, text, layout],
  );

  const showEnd = useCallback(() => {
    const box = frame.current;
    if (!box) return;
    box.scrollTo(layout === 'pages' ? box.scrollWidth : 0, layout === 'scroll' ? box.scrollHeight : 0);
  }, [frame, layout]);

  const current = () => (frame.current && text.current ? firstSeen(text.current, frame.current) : 0);
  return { turn, show, showEnd, current };
}
