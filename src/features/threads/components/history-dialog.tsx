import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listMessageVersions, type ThreadMessage } from '../contract.ts';

/** What a message said, from now back to its beginning. */
export function HistoryDialog({ message, onClose }: { message: ThreadMessage; onClose: () => void }) {
  const { data, error } = useQuery(query(listMessageVersions, { params: { id: message.id } }));
  const now = { text: message.text, createdAt: message.editedAt ?? message.createdAt };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Edit history">
        {error ? (
          <Notice tone="error">{wordsOf(error)}</Notice>
        ) : !data ? (
          <Skeleton className="h-32" />
        ) : (
          <ol className="grid max-h-[60vh] gap-4 overflow-y-auto">
            {[now, ...data.items].map(({ text, createdAt }) => (
              <li key={createdAt} className="grid gap-1">
                <Time value={createdAt} className="text-sm text-muted" />
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        )}
      </DialogContent>
    </Dialog>
  );
}
