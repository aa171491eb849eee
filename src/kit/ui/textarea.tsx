import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';
import { useTypedEarly } from './use-typed-early.ts';

/** Grows with its text where the browser can, and can be dragged taller everywhere. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  const ref = useTypedEarly(props);
  return (
    <textarea
      rows={4}
      // People write in their own direction.
      dir="auto"
      {...useFieldControl(props)}
      ref={ref}
      className={cn(
        controlStyle,
        'field-sizing-content min-h-30 read-only:bg-sunken resize-y py-2.5',
        className,
      )}
    />
  );
}
