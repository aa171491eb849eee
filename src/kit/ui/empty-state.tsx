import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { Panda } from './panda/panda.tsx';

interface EmptyStateProps {
  /** One sentence: what will be here. */
  children: ReactNode;
  /** The obvious next step. */
  action?: ReactNode;
  className?: string;
}

/** An empty shelf: the panda sleeps on it. */
export function EmptyState({ children, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-start gap-5 rounded-card bg-sunken p-6 pt-8 sm:flex-row sm:items-center sm:gap-8 sm:p-8',
        className,
      )}
    >
      <Panda mood="sleep" size={104} />
      <div className="grid justify-items-start gap-4">
        <p className="max-w-prose text-lg">{children}</p>
        {action}
      </div>
    </div>
  );
}
