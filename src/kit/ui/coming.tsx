import { cn } from './cn.ts';

/** A quiet word on what is named and not open yet. */
export function Coming({ className }: { className?: string | undefined }) {
  return (
    <span className={cn('rounded-full bg-sunken px-2 py-px text-sm font-normal text-muted', className)}>
      coming
    </span>
  );
}
