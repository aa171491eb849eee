import { Notice } from '#kit/ui/notice.tsx';
import type { WorkEditing } from '../use-work-editing.ts';

export function SaveStatus({ editing: { status, words, mayEdit } }: { editing: WorkEditing }) {
  if (status === 'refused') return <Notice tone="error">{words}</Notice>;
  return (
    <p role="status" className="text-sm text-muted">
      {!mayEdit
        ? 'You can read this, but not edit it.'
        : status === 'unreachable'
          ? 'No connection. Your text is kept in this browser and saved once you are back online.'
          : status === 'saving'
            ? 'Saving…'
            : 'Saved'}
    </p>
  );
}
