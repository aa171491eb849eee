import { cn } from './cn.ts';

/** A quiet stand-in with the size of what will come; give it that size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      data-motion="opacity"
      className={cn('block h-4 animate-breathe rounded-sm bg-line motion-reduce:animate-none', className)}
    />
  );
}
