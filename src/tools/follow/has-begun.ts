/** Whether something was begun in this browser: without an account, only then can anything be under way. */
import { useSyncExternalStore } from 'react';

const key = 'frenly-has-begun';
const listeners = new Set<() => void>();
let isKnown = false;

export function rememberBegun() {
  isKnown = true;
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Storage may be blocked: it is known until the page is left.
  }
  for (const tell of listeners) tell();
}

function hasBegun(): boolean {
  try {
    return isKnown || localStorage.getItem(key) === 'true';
  } catch {
    return isKnown;
  }
}

/** False on the server. */
export const useHasBegun = () => useSyncExternalStore(listen, hasBegun, () => false);

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
