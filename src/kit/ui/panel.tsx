import { useId, type ReactNode } from 'react';
import { Card } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';

interface PanelProps {
  /** For links that lead to it. */
  name?: string;
  title: ReactNode;
  lede?: ReactNode;
  /** The state it is in, beside the title. */
  badge?: ReactNode;
  /** The one thing to do, across from the title. */
  aside?: ReactNode;
  danger?: boolean;
  children?: ReactNode;
}

/** One matter of the settings, with everything there is to do about it. */
export function Panel({ name, title, lede, badge, aside, danger, children }: PanelProps) {
  const id = useId();
  return (
    <Card asChild padding="lg" className={cn(danger && 'border-danger')}>
      <section id={name} aria-labelledby={id} className="scroll-mt-24">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid max-w-prose flex-1 basis-72 gap-1.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 id={id} className="text-2xl">
                {title}
              </h2>
              {badge}
            </div>
            {lede && <p className="text-muted">{lede}</p>}
          </div>
          {aside}
        </div>
        <div className="mt-6 empty:hidden">{children}</div>
      </section>
    </Card>
  );
}
