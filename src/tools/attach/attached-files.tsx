import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { IconButton } from '#kit/ui/icon-button.tsx';
import type { Attachments } from './use-attachments.ts';

/** The files in the box, each with how it stands and a way to take it out. */
export function AttachedFiles({ files, remove }: Pick<Attachments, 'files' | 'remove'>) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="flex flex-wrap gap-2">
      {files.map((one) => (
        <li
          key={one.key}
          className="flex max-w-full items-center gap-2 rounded-full bg-sunken py-0.5 pr-0.5 pl-3 text-sm"
        >
          {one.file || one.problem ? (
            <FileText aria-hidden className="size-4 shrink-0 text-muted" />
          ) : (
            <span role="status" className="shrink-0 text-muted tabular-nums">
              <span className="sr-only">Uploading </span>
              {Math.round(one.progress * 100)}%
            </span>
          )}
          <span className="min-w-0">
            <span dir="auto" className="block max-w-48 truncate">
              {one.name}
            </span>
            {one.problem && (
              <span role="alert" className="block font-medium text-danger">
                {one.problem}
              </span>
            )}
          </span>
          <IconButton size="sm" label={`Remove ${one.name}`} onClick={() => remove(one)}>
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
