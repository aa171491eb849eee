import { useSyncExternalStore } from 'react';

/** Whether a media query holds. On the server, and until the page is alive, it does not. */
export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = window.matchMedia(media);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    () => window.matchMedia(media).matches,
    () => false,
  );
}
