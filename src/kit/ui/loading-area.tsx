import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

interface LoadingAreaProps {
  label?: string;
  className?: string;
}

/** The shared loading indicator: a spinner in the middle of a tall area. */
export function LoadingArea({ label = 'Loading', className }: LoadingAreaProps) {
  return (
    <div className={cn('grid min-h-[60vh] place-items-center text-bamboo', className)}>
      <Spinner label={label} className="size-9" />
    </div>
  );
}
