import X from 'lucide-react/icons/x';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import type { Uploading } from './use-uploads.ts';

interface UploadListProps {
  uploads: readonly Pick<Uploading, 'key' | 'name' | 'progress' | 'problem'>[];
  onRemove: (key: string) => void;
}

/** How far each file is, or why it did not arrive. */
export function UploadList({ uploads, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="grid gap-3">
      {uploads.map(({ key, name, progress, problem }) => (
        <li key={key} className="flex items-start gap-3">
          {problem ? (
            <p role="alert" className="min-w-0 flex-1">
              <span dir="auto" className="block truncate font-medium">
                {name}
              </span>
              <span className="text-danger">{problem}</span>
            </p>
          ) : (
            <Progress label={name} percent={progress * 100} className="min-w-0 flex-1" />
          )}
          <IconButton size="sm" label={`Remove ${name}`} onClick={() => onRemove(key)}>
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
