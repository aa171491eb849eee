import type { Uploading } from '#kit/files/upload/use-uploads.ts';
import { Button } from '#kit/ui/button.tsx';

interface UploadListProps {
  uploads: readonly Uploading[];
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Files on their way, and what became of those that did not arrive. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploading" className="grid gap-1 text-sm">
      {uploads.map(({ key, name, progress, problem, isRetrying, isFinal }) => (
        <li key={key} className="flex flex-wrap items-center gap-2">
          <bdi className="truncate">{name}</bdi>
          {problem ? (
            <span role="alert" className="font-medium text-danger">
              {problem}
            </span>
          ) : (
            <span role="status" className="text-muted tabular-nums">
              {isRetrying ? 'The server is busy. Trying again…' : `${Math.round(progress * 100)}%`}
            </span>
          )}
          {problem && !isFinal && (
            <Button size="sm" variant="link" onClick={() => onRetry(key)}>
              Try again
            </Button>
          )}
          <Button size="sm" variant="link" onClick={() => onRemove(key)}>
            {problem ? 'Dismiss' : 'Cancel'}
          </Button>
        </li>
      ))}
    </ul>
  );
}
