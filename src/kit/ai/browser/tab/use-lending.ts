import { useEffect } from 'react';
import { switchKey } from './switch-key.ts';

/** Goes on lending this browser's models where that was switched on; other browsers load nothing for it. */
export function useLending() {
  useEffect(() => {
    try {
      if (localStorage.getItem(switchKey) !== null)
        void import('./browser-ai.ts').then(({ startBrowserAi }) => startBrowserAi());
    } catch {
      // storage is blocked
    }
  }, []);
}
