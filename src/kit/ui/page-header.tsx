import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface PageHeaderProps {
  title: ReactNode;
  /** One or two sentences on what can be done here. */
  lede?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

export function PageHeader({ title, lede, actions, className }: PageHeaderProps) {
  return (
    <div
      className={cn(
        'flex flex-col gap-6 pt-8 pb-8 sm:pt-12 md:flex-row md:items-end md:justify-between',
        className,
      )}
    >
      <div className="grid max-w-3xl gap-3">
        <h1>{title}</h1>
        {lede && <p className="max-w-[38em] text-lg text-muted">{lede}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
