import { cn } from '#kit/ui/cn.ts';
import { useOnline } from './connection.ts';

/** Quietly, for as long as it is so. The place is always there: screen readers announce only what changes in it. */
export function OfflineLine({ className }: { className?: string }) {
  const online = useOnline();
  return (
    <div
      role="status"
      data-offline={online ? undefined : ''}
      className={cn(!online && 'bg-honey px-4 py-2 text-center', className)}
    >
      {!online && 'You’re offline. Open pages still work.'}
    </div>
  );
}
