import { Link } from 'react-router';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

interface LoadMoreProps {
  /** Whether a next cursor came with the last page; without one nothing is shown. */
  hasMore: boolean;
  pending?: boolean;
  onLoadMore?: () => void;
  /** Where the next page lives, for lists that strangers and robots read: the button is then a link. */
  to?: string;
  label?: string;
  className?: string;
}

/** Cursor pagination: the next page joins the list below. */
export function LoadMore({
  hasMore,
  pending,
  onLoadMore,
  to,
  label = 'Load more',
  className,
}: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <div className={cn('flex justify-center py-6', className)}>
      {to ? (
        <Button asChild variant="secondary">
          <Link to={to} rel="next" preventScrollReset>
            {label}
          </Link>
        </Button>
      ) : (
        <Button variant="secondary" pending={pending} onClick={onLoadMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
