/** Undo and redo. What others change meanwhile is not undone: it ends the list of steps. */
import { useState } from 'react';
import type { Site } from './site.ts';

const mostSteps = 100;
const pause = 1000;

interface Steps {
  past: Site[];
  future: Site[];
  /** What the last step led to. */
  now: Site;
  at: number;
  what: string;
}

export function useHistory(site: Site, onChange: (site: Site) => void) {
  const [kept, setSteps] = useState<Steps>({ past: [], future: [], now: site, at: 0, what: '' });
  const steps: Steps = kept.now === site ? kept : { past: [], future: [], now: site, at: 0, what: '' };
  const go = (now: Site, past: Site[], future: Site[], what = '') => {
    setSteps({ past: past.slice(-mostSteps), future, now, at: Date.now(), what });
    onChange(now);
  };
  return {
    /** `what`: the same thing changed again without a pause is one step. */
    change(next: Site, what = '') {
      const goesOn = what !== '' && what === steps.what && Date.now() - steps.at < pause;
      go(next, goesOn ? steps.past : [...steps.past, site], [], what);
    },
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo() {
      const last = steps.past.at(-1);
      if (last) go(last, steps.past.slice(0, -1), [site, ...steps.future]);
    },
    redo() {
      const [next, ...future] = steps.future;
      if (next) go(next, [...steps.past, site], future);
    },
  };
}
export type History = ReturnType<typeof useHistory>;
