/** What was there before each step; typing without a pause is one step. */
import { useState } from 'react';

const mostSteps = 60;
const pause = 1200;

interface Steps<Content> {
  past: Content[];
  future: Content[];
  /** When the last step was taken, and what it changed. */
  at: number;
  what: string;
}

export function useUndo<Content>(content: Content, onChange: (content: Content) => void) {
  const [steps, setSteps] = useState<Steps<Content>>({ past: [], future: [], at: 0, what: '' });
  return {
    change(next: Content, what = '') {
      const now = Date.now();
      const goesOn = what !== '' && what === steps.what && now - steps.at < pause;
      setSteps({
        past: goesOn ? steps.past : [...steps.past, content].slice(-mostSteps),
        future: [],
        at: now,
        what,
      });
      onChange(next);
    },
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo() {
      const before = steps.past.at(-1);
      if (before === undefined) return;
      setSteps({ past: steps.past.slice(0, -1), future: [content, ...steps.future], at: 0, what: '' });
      onChange(before);
    },
    redo() {
      const [after, ...future] = steps.future;
      if (after === undefined) return;
      setSteps({ past: [...steps.past, content], future, at: 0, what: '' });
      onChange(after);
    },
  };
}
