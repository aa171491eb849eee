import { useEffect } from 'react';

/** The browser looks for the anchor of an address when the page opens; what is drawn later is looked for here, once. */
export function useScrollToAnchor(isDrawn: boolean) {
  useEffect(() => {
    const anchor = decodeURIComponent(window.location.hash.slice(1));
    if (isDrawn && anchor) document.getElementById(anchor)?.scrollIntoView();
  }, [isDrawn]);
}
