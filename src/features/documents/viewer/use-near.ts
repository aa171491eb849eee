import { useEffect, useState, type RefObject } from 'react';

/** Which of the elements with a `data-page` in a scrolled list are in sight or soon will be. */
export function useNear(
  list: RefObject<HTMLElement | null>,
  count: number,
  margin = '75%',
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]));
  useEffect(() => {
    const root = list.current!;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const number = Number((target as HTMLElement).dataset.page);
            if (isIntersecting) now.add(number);
            else now.delete(number);
          }
          return now;
        }),
      { root, rootMargin: `${margin} 0px` },
    );
    for (const element of [...root.querySelectorAll('[data-page]')].slice(0, count))
      observer.observe(element);
    return () => observer.disconnect();
  }, [list, count, margin]);
  return near;
}
