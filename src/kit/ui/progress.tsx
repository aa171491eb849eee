import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';

interface ProgressProps {
  label: ReactNode;
  /** From 0 to 100; without it the work has no known end. */
  percent?: number;
  /** The step it is at. */
  detail?: ReactNode;
  className?: string;
}

/** The native element: it reads well, prints, and needs no inline style, which the content policy would refuse. */
export function Progress({ label, percent, detail, className }: ProgressProps) {
  const id = useId();
  const known = percent === undefined ? undefined : Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={cn('grid content-start gap-2', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {known !== undefined && <span className="text-sm text-muted tabular-nums">{known}%</span>}
      </div>
      <progress
        id={id}
        max={100}
        value={known}
        data-motion={known === undefined ? 'opacity' : undefined}
        className={cn(
          'h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-bamboo [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-bamboo [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-200',
          known === undefined && 'animate-breathe bg-bamboo',
        )}
      />
      {detail && <p className="text-sm text-muted">{detail}</p>}
    </div>
  );
}
