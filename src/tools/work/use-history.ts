/** Undo and redo. What others change meanwhile is not undone: it ends the list of steps. */
import { useState } from 'react';

const mostSteps = 100;
const pause = 1000;

interface Steps<Content> {
  past: Content[];
  future: Content[];
  /** What the last step led to. */
  now: Content;
  at: number;
  what: string;
}

export function useHistory<Content>(content: Content, onChange: (content: Content) => void) {
  const [kept, setSteps] = useState<Steps<Content>>({ past: [], future: [], now: content, at: 0, what: '' });
  const steps: Steps<Content> =
    kept.now === content ? kept : { past: [], future: [], now: content, at: 0, what: '' };
  const go = (now: Content, past: Content[], future: Content[], what = '') => {
    setSteps({ past: past.slice(-mostSteps), future, now, at: Date.now(), what });
    onChange(now);
  };
  return {
    /** `what`: the same thing changed again without a pause is one step. */
    change(next: Content, what = '') {
      const goesOn = what !== '' && what === steps.what && Date.now() - steps.at < pause;
      go(next, goesOn ? steps.past : [...steps.past, content], [], what);
    },
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo() {
      const last = steps.past.at(-1);
      if (last) go(last, steps.past.slice(0, -1), [content, ...steps.future]);
    },
    redo() {
      const [next, ...future] = steps.future;
      if (next) go(next, [...steps.past, content], future);
    },
  };
}
export type History<Content> = ReturnType<typeof useHistory<Content>>;
