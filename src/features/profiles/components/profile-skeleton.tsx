import { Skeleton } from '#kit/ui/skeleton.tsx';
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx';

export function ProfileSkeleton() {
  return (
    <div role="status" className="pb-16">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton className="mt-8 h-28 rounded-panel sm:h-44" />
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-10">
        <Skeleton className="relative -mt-14 ml-4 size-28 rounded-[32%] ring-6 ring-paper sm:-mt-18 sm:ml-0 sm:size-40" />
        <div className="grid content-start gap-5 sm:pt-6">
          <Skeleton className="h-12 w-72 max-w-full" />
          <Skeleton className="h-6 w-56" />
          <Skeleton className="h-20 max-w-prose" />
        </div>
      </div>
    </div>
  );
}
