import { useId, type ReactNode } from 'react';
import { Card } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';

interface PanelProps {
  title: ReactNode;
  lede?: ReactNode;
  /** Beside the title: a state, or the one thing to do. */
  aside?: ReactNode;
  danger?: boolean;
  children?: ReactNode;
}

/** One matter of the settings, with everything there is to do about it. */
export function Panel({ title, lede, aside, danger, children }: PanelProps) {
  const id = useId();
  return (
    <Card asChild padding="lg" className={cn(danger && 'border-danger')}>
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid max-w-prose flex-1 basis-72 gap-1.5">
            <h2 id={id} className="text-2xl">
              {title}
            </h2>
            {lede && <p className="text-muted">{lede}</p>}
          </div>
          {aside}
        </div>
        {children && <div className="mt-6">{children}</div>}
      </section>
    </Card>
  );
}
