import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';
import { Panda } from './panda/panda.tsx';

interface SampleRow {
  title: string;
  detail: string;
}

interface EmptyStateProps {
  /** One sentence: what will be here. */
  children: ReactNode;
  /** The one thing to press. */
  action?: ReactNode;
  /** What it looks like when it is full; marked as a sample, and nothing in it can be pressed. */
  sample?: readonly SampleRow[];
  className?: string;
}

/** An empty list: a sleeping panda, and the first step. */
export function EmptyState({ children, action, sample, className }: EmptyStateProps) {
  return (
    <div className={cn('grid gap-6 rounded-card bg-sunken p-6 pt-8 sm:p-8', className)}>
      <div className="flex flex-col items-start gap-5 sm:flex-row sm:items-center sm:gap-8">
        <Panda mood="sleep" size={104} />
        <div className="grid justify-items-start gap-4">
          <p className="max-w-prose text-lg">{children}</p>
          {action}
        </div>
      </div>
      {sample && <Sample rows={sample} />}
    </div>
  );
}

function Sample({ rows }: { rows: readonly SampleRow[] }) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="rounded-lg border border-dashed border-edge px-4 py-3">
      <figcaption id={id} className="text-sm font-semibold text-muted">
        Sample
      </figcaption>
      <ul className="divide-y divide-line">
        {rows.map(({ title, detail }) => (
          <li key={title} className="grid gap-0.5 py-2.5 text-muted">
            <span>{title}</span>
            <span className="text-sm">{detail}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
