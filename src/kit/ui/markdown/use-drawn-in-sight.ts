import { useContext, useEffect, useState, type RefObject } from 'react';
import { DrawingBudgetContext, spendOn } from './drawing-budget.ts';
import { isDense } from './is-dense.ts';

/** Half a screen around, so that scrolling meets nothing unfinished. */
const near = '50% 0px';

/**
 * False for a text that is dense, or was over the server's budget, until it comes into sight: neither the server nor a browser draws a
 * page full of them at once. Its element carries `id` as long as it is false: that is how the browser knows what the server did.
 */
export function useDrawnInSight(place: RefObject<Element | null>, text: string, id: string): boolean {
  const budget = useContext(DrawingBudgetContext);
  const [isDrawn, setDrawn] = useState(
    () =>
      !isDense(text) &&
      (typeof document === 'undefined'
        ? spendOn(text, budget ?? undefined)
        : document.getElementById(id) === null),
  );
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
