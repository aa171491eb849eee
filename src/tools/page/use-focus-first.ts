import { useEffect, type RefObject } from 'react';
import { firstFieldIn } from '#kit/ui/first-field.ts';

/** Whoever opens a tool can type at once: the first field has the focus, unless it is already somewhere else. */
export function useFocusFirst(around: RefObject<HTMLElement | null>, isWanted = true) {
  useEffect(() => {
    if (isWanted && !isElsewhere()) firstFieldIn(around.current)?.focus({ preventScroll: true });
    // Only when the page opens: later the focus is where people put it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

function isElsewhere() {
  const active = document.activeElement;
  const isAtStart = active === null || active === document.body || active.id === 'main';
  return !isAtStart || document.querySelector('dialog[open], [role=dialog]') !== null;
}
