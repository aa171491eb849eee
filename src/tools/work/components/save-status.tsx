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
          ? 'You’re offline. Your text is saved in this browser and will sync when you’re back online.'
          : status === 'saving'
            ? 'Saving…'
            : isWaiting
              ? 'Not saved yet: files are still uploading.'
              : 'Saved'}
    </p>
  );
}
