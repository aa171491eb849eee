import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      {...props}
      className={cn(
        'inline-flex h-6 min-w-6 items-center justify-center rounded-sm border border-b-2 border-line bg-surface px-1.5 font-sans text-sm font-medium text-muted',
        className,
      )}
    />
  );
}
