import { cn } from './cn.ts';

interface SpinnerProps {
  /** Announced to screen readers; leave it out where words beside it already say so. */
  label?: string;
  className?: string;
}

/** Turns; under reduced motion it breathes instead. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} aria-hidden={label ? undefined : true} className="inline-flex">
      <svg
        viewBox="0 0 24 24"
        data-motion="opacity"
        aria-hidden
        className={cn('size-5 animate-spin motion-reduce:animate-breathe', className)}
      >
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
