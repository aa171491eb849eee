import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

/** The platform's own select: it works before scripts do, and phones show their own wheel. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...useFieldControl(props)}
        className={cn(controlStyle, 'h-11 appearance-none pr-11', className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-4 my-auto size-4.5 text-muted"
      />
    </div>
  );
}
