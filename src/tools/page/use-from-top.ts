import { useEffect } from 'react';

/** What was asked for stands at the beginning of the page; the button that asked for it, at the end of a long form. */
export function useFromTop() {
  // New browsers answer with a promise, which is no clean-up.
  useEffect(() => void window.scrollTo({ top: 0 }), []);
}
