import { useRef, type ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle } from './control-style.ts';
import { DictateButton } from './dictate-button.tsx';
import { useFieldControl } from './field-context.ts';
import { useTypedEarly } from './use-typed-early.ts';

/** Grows with its text where the browser can, and can be dragged taller everywhere. What is said becomes text in it. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  const ref = useTypedEarly(props);
  const around = useRef<HTMLDivElement>(null);
  const isFixed = props.readOnly || props.disabled;
  return (
    <div ref={around} className="relative grid grid-cols-[minmax(0,1fr)]">
      <textarea
        rows={4}
        // People write in their own direction.
        dir="auto"
        {...useFieldControl(props)}
        ref={ref}
        className={cn(
          controlStyle,
          'field-sizing-content min-h-30 read-only:bg-sunken resize-y py-2.5 pe-12',
          className,
        )}
      />
      {!isFixed && <DictateButton around={around} className="absolute end-1.5 top-1.5" />}
    </div>
  );
}
