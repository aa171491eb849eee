import { Notice } from '#kit/ui/notice.tsx';
import type { WorkEditing } from '../use-work-editing.ts';

interface SaveStatusProps {
  editing: Pick<WorkEditing, 'status' | 'words' | 'mayEdit'>;
  /** Something that belongs to it is still on its way. */
  isWaiting?: boolean;
}

export function SaveStatus({ editing, isWaiting = false }: SaveStatusProps) {
  const { status, words, mayEdit } = editing;
  if (status === 'refused') return <Notice tone="error">{words}</Notice>;
  return (
    <p role="status" className="text-sm text-muted">
      {!mayEdit
        ? 'You can read this, but not edit it.'
        : status === 'unreachable'
          ? 'No connection. Your text is kept in this browser and saved once you are back online.'
          : status === 'saving'
            ? 'Saving…'
            : isWaiting
              ? 'Not everything is saved yet: files are on their way.'
              : 'Saved'}
    </p>
  );
}
