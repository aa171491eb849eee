import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

/** Whether the person asked their system for less motion. The server does not know, and says no. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(wish).matches,
    () => false,
  );
}

function listen(onChange: () => void) {
  const query = matchMedia(wish);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
