import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { LiveDocument } from './use-live-document.ts';

interface LiveFrameProps {
  live: LiveDocument;
  /** Edits it alone. */
  onUnavailable: () => void;
  /** Once it is here; what was refused is still there, to be read. */
  children: (shared: NonNullable<LiveDocument['shared']>) => ReactNode;
}

/** Around a live editor: until it is here, and where it cannot be edited together. */
export function LiveFrame({ live: { shared, refusal }, onUnavailable, children }: LiveFrameProps) {
  const refused = refusal !== undefined && (
    <Notice
      tone="warning"
      title="Live editing isn’t available right now"
      action={
        <Button size="sm" variant="secondary" onClick={onUnavailable}>
          Edit it alone
        </Button>
      }
    >
      {refusal}
      {shared && ' Your text is still below. You can copy it.'}
    </Notice>
  );
  if (!shared) return refused || <Skeleton className="h-96 rounded-card" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {refused}
      {children(shared)}
    </div>
  );
}

/** Whether it is saved, and who else is there. */
export function LiveStatus({ live, isReadOnly }: { live: LiveDocument; isReadOnly: boolean }) {
  const names = live.others.map(({ name }) => name);
  return (
    <p role="status" className="text-sm text-muted">
      {statusWords(live, isReadOnly)}
      {names.length > 0 && ` Here now: ${new Intl.ListFormat('en').format(names)}.`}
    </p>
  );
}

function statusWords({ isConnected, isSaved }: LiveDocument, isReadOnly: boolean): string {
  if (!isConnected) return 'You’re offline. Keep working; your changes will sync when you’re back.';
  if (isReadOnly) return 'You can read this, but not edit it.';
  return isSaved ? 'Saved.' : 'Saving…';
}
