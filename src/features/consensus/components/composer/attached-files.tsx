import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import type { Attachments } from './use-attachments.ts';

/** The files in the box, each with how it stands and a way to take it out. */
export function AttachedFiles({ files, remove }: Pick<Attachments, 'files' | 'remove'>) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="flex flex-wrap gap-2 px-4 pb-2">
      {files.map((file) => (
        <li
          key={file.key}
          className="flex max-w-full items-center gap-2 rounded-full bg-sunken py-0.5 pr-0.5 pl-3 text-sm"
        >
          {file.id || file.problem ? (
            <FileText aria-hidden className="size-4 shrink-0 text-muted" />
          ) : (
            <Spinner label="Uploading" className="size-4 shrink-0" />
          )}
          <span className="min-w-0">
            <span dir="auto" className="block max-w-48 truncate">
              {file.name}
            </span>
            {file.problem && (
              <span role="alert" className="block font-medium text-danger">
                {file.problem}
              </span>
            )}
          </span>
          <IconButton size="sm" label={`Take out ${file.name}`} onClick={() => remove(file)}>
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
