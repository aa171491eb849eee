import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';
import { useTypedEarly } from './use-typed-early.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  const ref = useTypedEarly(props);
  return (
    <input
      type="text"
      // People write in their own direction.
      dir="auto"
      {...useFieldControl(props)}
      ref={ref}
      className={cn(controlStyle, 'h-11 read-only:bg-sunken', className)}
    />
  );
}
