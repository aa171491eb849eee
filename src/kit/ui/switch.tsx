import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from './cn.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** For a setting that takes effect at once; a choice that is sent with a form is a Checkbox. */
export function Switch({ label, hint, className, ...props }: SwitchProps) {
  const id = useId();
  return (
    <label
      className={cn(
        'group flex items-start justify-between gap-6 py-1 has-disabled:cursor-not-allowed',
        className,
      )}
    >
      <span className="grid gap-0.5">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative mt-px h-7 w-12 shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...props}
          className="peer h-7 w-12 appearance-none rounded-full border-[1.5px] border-edge bg-sunken transition-colors duration-150 group-hover:border-ink checked:border-bamboo checked:bg-bamboo disabled:opacity-50"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-edge transition-[translate,background-color] duration-150 peer-checked:translate-x-5 peer-checked:bg-on-bamboo" />
      </span>
    </label>
  );
}
