import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      // People write in their own direction.
      dir="auto"
      {...useFieldControl(props)}
      className={cn(controlStyle, 'h-11 read-only:bg-sunken', className)}
    />
  );
}
