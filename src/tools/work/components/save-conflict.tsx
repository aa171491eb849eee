import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import type { WorkEditing } from '../use-work-editing.ts';

/** Both are shown to whoever has to choose, and both stay. */
export function SaveConflict({ editing }: { editing: WorkEditing }) {
  return (
    <Notice
      tone="warning"
      title="This was also changed elsewhere"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void editing.settle('mine')}>
            Keep mine
          </Button>
          <Button size="sm" variant="secondary" onClick={() => void editing.settle('theirs')}>
            Use the other
          </Button>
        </span>
      }
    >
      Choose which to keep. The other is saved as a version.
    </Notice>
  );
}
