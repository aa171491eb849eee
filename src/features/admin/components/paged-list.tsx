import type { ReactNode } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages, type PagedEndpoint, type PageFilter, type PageItem } from '#kit/contract/use-pages.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';

interface PagedListProps<E extends PagedEndpoint> {
  label: string;
  /** The endpoint that lists it, and what narrows the list. */
  endpoint: E;
  filter: PageFilter<E>;
  /** One sentence for when there is nothing. */
  empty: string;
  /** Without a way to older items. */
  firstPageOnly?: boolean;
  children: (item: PageItem<E>) => ReactNode;
}

/** A list that comes in pages, in each of its states. */
export function PagedList<E extends PagedEndpoint>({
  label,
  endpoint,
  filter,
  empty,
  firstPageOnly = false,
  children,
}: PagedListProps<E>) {
  const { items, error, isFetching, refetch, hasMore, loadMore, isLoadingMore } = usePages(endpoint, filter);
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
      <LoadMore hasMore={hasMore && !firstPageOnly} pending={isLoadingMore} onLoadMore={loadMore} />
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
