import { Skeleton } from '#kit/ui/skeleton.tsx';

export function AdoptSkeleton() {
  return (
    <div
      role="status"
      className="grid gap-x-10 rounded-panel border border-line bg-surface p-9 md:grid-cols-[auto_1fr]"
    >
      <span className="sr-only">Looking for your panda</span>
      <Skeleton className="h-76 w-64 justify-self-center rounded-panel" />
      <div className="grid content-center gap-4 py-8">
        <Skeleton className="w-40" />
        <Skeleton className="h-14 w-full max-w-72" />
        <Skeleton className="w-full max-w-md" />
        <Skeleton className="w-full max-w-sm" />
      </div>
    </div>
  );
}
