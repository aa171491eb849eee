import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Skeleton } from '#kit/ui/skeleton.tsx';

interface StatTileProps {
  label: string;
  Icon: LucideIcon;
  /** Absent while it is being counted. */
  value: string | number | undefined;
  detail?: ReactNode;
  /** Where the counted things are. */
  to?: string;
  /** Something that waits for an admin. */
  calls?: boolean;
}

export function StatTile({ label, Icon, value, detail, to, calls = false }: StatTileProps) {
  return (
    <Card
      field={calls ? 'honey' : 'surface'}
      padding="none"
      interactive={to ? true : undefined}
      className={cn('grid content-start gap-1 p-4 sm:p-5', calls && 'border border-honey')}
    >
      <p className="flex items-center justify-between gap-2 text-sm font-medium text-muted">
        {to ? (
          <Link to={to} className={cardLink}>
            {label}
          </Link>
        ) : (
          label
        )}
        <Icon aria-hidden className="size-4.5 shrink-0" />
      </p>
      {value === undefined ? (
        <Skeleton className="my-2 h-7 w-16" />
      ) : (
        <p className="font-display text-3xl font-bold tracking-tight tabular-nums">{value}</p>
      )}
      <p className="min-h-5 text-sm text-muted">{detail}</p>
    </Card>
  );
}
