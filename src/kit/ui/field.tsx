import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useMemo, type ReactNode } from 'react';
import { cn } from './cn.ts';
import { FieldContext } from './field-context.ts';

interface FieldProps {
  label: ReactNode;
  /** Help that stays while one types. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  required?: boolean;
  /** Says "optional" beside the label, for forms where most things are required. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  /** One Input, PasswordInput, Textarea or Select; it finds its label and messages by itself. */
  children: ReactNode;
}

export function Field({
  label,
  hint,
  error,
  required = false,
  optional,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const state = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required]);
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={cn('font-medium', hideLabel && 'sr-only')}>
        {label}
        {optional && <span className="ml-2 text-sm font-normal text-muted">optional</span>}
      </label>
      <FieldContext value={state}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
