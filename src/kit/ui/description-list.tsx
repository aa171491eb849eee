import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface DescriptionListProps {
  items: readonly { term: string; details: ReactNode }[];
  className?: string;
}

export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={cn('divide-y divide-line', className)}>
      {items.map(({ term, details }) => (
        <div key={term} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[minmax(9rem,1fr)_2.5fr]">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">{details}</dd>
        </div>
      ))}
    </dl>
  );
}
