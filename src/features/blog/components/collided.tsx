import { useMemo } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { SideBySide } from '#kit/ui/diff/diff-text.tsx';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import { Notice } from '#kit/ui/notice.tsx';
import type { Theirs } from './use-draft.ts';

interface CollidedProps {
  mine: string;
  theirs: Theirs;
  onMine: () => void;
  onTheirs: () => void;
}

/** Both changed the same words: one looks, and decides. Nothing is lost, since what was saved is a revision. */
export function Collided({ mine, theirs, onMine, onTheirs }: CollidedProps) {
  const pieces = useMemo(() => diffWords(theirs.text, mine), [theirs.text, mine]);
  return (
    <section aria-label="Two versions" className="grid gap-4">
      <Notice tone="warning" title="Someone else changed the same words">
        Compare the two. Their version stays in the revisions either way.
      </Notice>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label="What differs"
        className="max-h-96 overflow-y-auto rounded-card border border-line bg-surface p-4"
      >
        <SideBySide pieces={pieces} before="Theirs, saved" after="Yours, not saved" />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onMine}>Save mine</Button>
        <Button variant="secondary" onClick={onTheirs}>
          Use theirs
        </Button>
      </div>
    </section>
  );
}
