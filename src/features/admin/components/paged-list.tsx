import type { ReactNode } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';

interface PagedListProps<Item extends { id: string }> {
  label: string;
  list: {
    items: Item[] | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => void;
    hasMore: boolean;
    loadMore: () => void;
    isLoadingMore: boolean;
  };
  /** One sentence for when there is nothing. */
  empty: string;
  children: (item: Item) => ReactNode;
}

/** A list that comes in pages, in each of its states. */
export function PagedList<Item extends { id: string }>({
  label,
  list,
  empty,
  children,
}: PagedListProps<Item>) {
  const { items, error, isFetching, refetch, hasMore, loadMore, isLoadingMore } = list;
  if (error)
    return (
      <ErrorState level={3} title="This did not load" onRetry={refetch} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!items) return <Waiting />;
  if (items.length === 0) return <EmptyState>{empty}</EmptyState>;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line rounded-card border border-line bg-surface">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      <LoadMore hasMore={hasMore} pending={isLoadingMore} onLoadMore={loadMore} />
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy className="divide-y divide-line rounded-card border border-line bg-surface">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2.5 p-4 sm:px-5">
          <Skeleton className="w-2/5" />
          <Skeleton className="w-3/5" />
        </div>
      ))}
    </div>
  );
}
