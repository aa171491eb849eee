import Check from 'lucide-react/icons/check';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from './cn.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, hint, error, className, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cn('grid content-start gap-1', className)}>
      <label className="group flex items-start gap-3 py-1 has-disabled:cursor-not-allowed has-disabled:text-muted">
        <span className="relative mt-px grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-describedby={
              [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
            }
            aria-invalid={error ? true : undefined}
            {...props}
            className="peer size-6 appearance-none rounded-sm border-[1.5px] border-edge bg-surface transition-colors duration-150 group-hover:border-ink checked:border-bamboo checked:bg-bamboo disabled:bg-sunken aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            strokeWidth={3.2}
            className="pointer-events-none absolute size-4 scale-50 text-on-bamboo opacity-0 transition duration-150 peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-9 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="pl-9 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
