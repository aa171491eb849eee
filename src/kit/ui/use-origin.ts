import { useSyncExternalStore } from 'react';

/** Only the browser knows by which name it came here. */
export function useOrigin(): string {
  return useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => '',
  );
}
