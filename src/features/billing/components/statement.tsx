import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { cn } from '#kit/ui/cn.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterLinks, useFilter } from '#kit/ui/filter-links.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { statement, type StatementItem } from '../contract.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

const choices = [
  { value: undefined, label: 'Everything' },
  { value: 'work', label: 'Work' },
  { value: 'money', label: 'Transactions' },
] as const;

export function Statement() {
  const only = useFilter('only', ['work', 'money'] as const);
  const { items, error, isFetching, refetch, hasMore, loadMore, isLoadingMore } = usePages(
    statement,
    only ? { only } : {},
  );
  return (
    <div className="grid gap-4">
      <FilterLinks label="Show" param="only" value={only} options={choices} />
      {error && (
        <ErrorState
          level={3}
          title="The statement couldn’t be loaded"
          onRetry={refetch}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      )}
      {!items && !error && <Skeleton className="h-48 rounded-card" />}
      {items?.length === 0 && (
        <EmptyState>No transactions yet. Runs that cost credits are listed here.</EmptyState>
      )}
      {items && items.length > 0 && (
        <ul
          aria-label="Transactions"
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {items.map((item) => (
            <Movement key={item.id} item={item} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasMore} pending={isLoadingMore} onLoadMore={loadMore} />
    </div>
  );
}

function Movement({ item: { title, at, credits } }: { item: StatementItem }) {
  return (
    <li className="flex items-baseline justify-between gap-4 px-5 py-3">
      <span className="grid min-w-0">
        <span className="wrap-anywhere">{title}</span>
        <Time value={at} className="text-sm text-muted" />
      </span>
      <span className={cn('shrink-0 font-medium tabular-nums', credits > 0 && 'text-bamboo-deep')}>
        {number.format(credits)}
      </span>
    </li>
  );
}
