/** Where in the document one is: kept when pages change their size, moved by marks, by hand, and by page number. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Passage } from '#kit/documents/read/document.ts';

/** A little of the page before stays in sight. */
const lead = 12;

interface Options {
  scrollerRef: RefObject<HTMLElement | null>;
  /** Each is brought into view when it becomes another. */
  wanted: Passage | undefined;
  hit: Passage | undefined;
  /** Changes whenever pages may have other sizes. */
  layout: object;
  onPage: ((page: number) => void) | undefined;
}

export function usePlace({ scrollerRef, wanted, hit, layout, onPage }: Options) {
  const [page, setPage] = useState(1);
  /** The mark that is followed until one scrolls oneself. */
  const followed = useRef<Passage>(undefined);
  const anchor = useRef({ page: 1, share: 0 });

  const bring = useCallback(
    (mark: HTMLElement | null) => {
      if (mark && followed.current) centre(scrollerRef.current!, mark);
    },
    [scrollerRef],
  );
  const goTo = useCallback(
    (page: number) => {
      followed.current = undefined;
      const frame = frameOf(scrollerRef.current!, page);
      if (frame) scrollTo(scrollerRef.current!, frame.offsetTop - lead);
    },
    [scrollerRef],
  );

  const follow = useCallback(
    (passage: Passage | undefined) => {
      if (!passage) return;
      followed.current = passage;
      const root = scrollerRef.current!;
      const mark = root.querySelector<HTMLElement>('[data-mark=current]');
      if (mark) return centre(root, mark);
      const frame = frameOf(root, passage.page);
      if (frame) scrollTo(root, frame.offsetTop - lead);
    },
    [scrollerRef],
  );
  useEffect(() => follow(wanted), [wanted, follow]);
  useEffect(() => follow(hit), [hit, follow]);

  useLayoutEffect(() => {
    const root = scrollerRef.current!;
    const mark = followed.current && root.querySelector<HTMLElement>('[data-mark=current]');
    if (mark) return centre(root, mark);
    const frame = frameOf(root, anchor.current.page);
    if (frame && layout) scrollTo(root, frame.offsetTop + anchor.current.share * frame.offsetHeight);
  }, [layout, scrollerRef]);

  useEffect(() => {
    const root = scrollerRef.current!;
    const letGo = () => {
      followed.current = undefined;
    };
    const look = () => {
      anchor.current = anchorOf(root);
      setPage(pageInView(root));
    };
    const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    root.addEventListener('scroll', look, { passive: true });
    for (const hand of hands) root.addEventListener(hand, letGo, { passive: true });
    return () => {
      root.removeEventListener('scroll', look);
      for (const hand of hands) root.removeEventListener(hand, letGo);
    };
  }, [scrollerRef]);

  useEffect(() => onPage?.(page), [page, onPage]);
  return { page, goTo, bring };
}

const frameOf = (root: HTMLElement, page: number) =>
  root.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? undefined;

const framesIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-page]')];

/** The first frame that ends below a line. */
function frameAt(root: HTMLElement, line: number): HTMLElement | undefined {
  const frames = framesIn(root);
  let [low, high] = [0, frames.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { offsetTop, offsetHeight } = frames[middle]!;
    if (offsetTop + offsetHeight >= line) high = middle;
    else low = middle + 1;
  }
  return frames[low];
}

function pageInView(root: HTMLElement): number {
  return Number(frameAt(root, root.scrollTop + root.clientHeight / 3)?.dataset.page ?? 1);
}

function anchorOf(root: HTMLElement) {
  const frame = frameAt(root, root.scrollTop);
  if (!frame) return { page: 1, share: 0 };
  return {
    page: Number(frame.dataset.page),
    share: (root.scrollTop - frame.offsetTop) / (frame.offsetHeight || 1),
  };
}

function scrollTo(root: HTMLElement, top: number) {
  root.scrollTop = top;
}

/** Only the pages move, never what surrounds the viewer. */
function centre(root: HTMLElement, mark: HTMLElement) {
  const [inner, outer] = [mark.getBoundingClientRect(), root.getBoundingClientRect()];
  root.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height * 0.4);
  if (inner.left < outer.left || inner.right > outer.right)
    root.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
