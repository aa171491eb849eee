import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';

interface SectionProps {
  title: ReactNode;
  lede?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  /** An anchor to link to. */
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Section({ title, lede, actions, level = 2, id, className, children }: SectionProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={id} aria-labelledby={headingId} className={cn('py-8 sm:py-10', className)}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-3xl gap-2">
          <Heading id={headingId}>{title}</Heading>
          {lede && <p className="text-muted">{lede}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
