import { Skeleton } from '#kit/ui/skeleton.tsx';
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx';

export function ProfileSkeleton() {
  return (
    <div role="status" className="grid gap-x-12 gap-y-8 py-10 sm:py-14 md:grid-cols-[auto_minmax(0,1fr)]">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton className="size-32 rounded-[32%] sm:size-44" />
      <div className="grid content-start gap-5">
        <Skeleton className="h-12 w-72 max-w-full" />
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-20 max-w-prose" />
      </div>
    </div>
  );
}
