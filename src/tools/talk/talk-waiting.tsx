import { Skeleton } from '#kit/ui/skeleton.tsx';

/** The shape of a talk that is being loaded. */
export function TalkWaiting() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-44 rounded-panel" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
