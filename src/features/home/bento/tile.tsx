import { useId, type ReactNode } from 'react';
import { cn } from '#kit/ui/cn.ts';

const fields = {
  surface: 'border border-line bg-surface',
  leaf: 'bg-leaf',
  sky: 'bg-sky',
  honey: 'bg-honey',
  blush: 'bg-blush',
};

interface TileProps {
  title: string;
  field?: keyof typeof fields;
  className?: string;
  children: ReactNode;
}

/** A tool small enough to be used where it stands. */
export function Tile({ title, field = 'surface', className, children }: TileProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('flex min-w-0 flex-col gap-4 rounded-panel p-5 sm:p-6', fields[field], className)}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
