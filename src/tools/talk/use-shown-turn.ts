import { useEffect, useRef } from 'react';

/** Brings a turn into view when it becomes the one that is looked at: just asked, opened, or switched to. */
export function useShownTurn(isLookedAt: boolean) {
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLookedAt) top.current?.scrollIntoView({ block: 'start' });
  }, [isLookedAt]);
  return top;
}
