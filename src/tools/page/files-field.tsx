import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useId, type DragEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { AttachedFiles } from '../attach/attached-files.tsx';
import { acceptedBy, type ToolFiles } from '../attach/tool-files.ts';
import type { Attachments } from '../attach/use-attachments.ts';

interface FilesFieldProps {
  taken: ToolFiles;
  attachments: Attachments;
  /** How many came with the run that is shown. */
  before: number;
  onForget: () => void;
  error: string | undefined;
}

/** The files of a form: chosen or dropped, each with how far it is. */
export function FilesField({ taken, attachments, before, onForget, error }: FilesFieldProps) {
  const id = useId();
  const isFull = before + attachments.files.length >= taken.most;
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    attachments.add(event.dataTransfer.files);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut; the button does the same
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-dashed border-edge p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span id={id} className="font-medium">
          {taken.label}
        </span>
        {!isFull && (
          <FileButton
            accept={acceptedBy(taken)}
            multiple={taken.most > 1}
            onChoose={(_, files) => attachments.add(files)}
          >
            <Paperclip aria-hidden /> {taken.most > 1 ? 'Choose files' : 'Choose a file'}
          </FileButton>
        )}
      </div>
      {before > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {before === 1 ? '1 file from before' : `${before} files from before`}
          <Button size="sm" variant="ghost" onClick={onForget}>
            <X aria-hidden /> Remove
          </Button>
        </p>
      )}
      <AttachedFiles {...attachments} />
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
