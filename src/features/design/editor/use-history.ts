/** Steps back and forth. Each is what was changed, not how it all was: so what others did meanwhile stays. */
import { useState } from 'react';
import { apply, diff, inverse, type Patch } from '../patch.ts';
import type { Design } from '../scene.ts';

const mostSteps = 100;
const pause = 1000;

interface Steps {
  past: Patch[];
  future: Patch[];
  at: number;
  what: string;
}

export function useHistory(design: Design, onChange: (design: Design) => void) {
  const [steps, setSteps] = useState<Steps>({ past: [], future: [], at: 0, what: '' });
  return {
    /** `what`: the same thing changed again without a pause is one step. */
    change(next: Design, what = '') {
      const patch = diff(design, next);
      if (patch.length === 0) return;
      const now = Date.now();
      const last = steps.past.at(-1);
      const goesOn = what !== '' && what === steps.what && now - steps.at < pause && last;
      const step = goesOn ? diff(apply(design, inverse(last)), next) : patch;
      setSteps({
        past: [...(goesOn ? steps.past.slice(0, -1) : steps.past), step].slice(-mostSteps),
        future: [],
        at: now,
        what,
      });
      onChange(next);
    },
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo() {
      const last = steps.past.at(-1);
      if (!last) return;
      setSteps({ past: steps.past.slice(0, -1), future: [last, ...steps.future], at: 0, what: '' });
      onChange(apply(design, inverse(last)));
    },
    redo() {
      const [next, ...future] = steps.future;
      if (!next) return;
      setSteps({ past: [...steps.past, next], future, at: 0, what: '' });
      onChange(apply(design, next));
    },
  };
}
export type History = ReturnType<typeof useHistory>;
