import { useEffect, useSyncExternalStore } from 'react';
import { browserAi, prepareSwitch, type BrowserAi } from '#kit/ai/browser/tab/browser-ai.ts';

const checking: BrowserAi = { is: 'checking' };

/** The state of this browser's own AI; looking begins no download. */
export function useBrowserAi(): BrowserAi {
  useEffect(() => void prepareSwitch(), []);
  return useSyncExternalStore(browserAi.subscribe, browserAi.get, () => checking);
}
