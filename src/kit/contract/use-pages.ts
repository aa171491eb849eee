/** A list that comes in pages by a cursor: all pages so far as one list, and how to get the next. */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from './call.ts';
import type { AnyEndpoint, OutputOf } from './endpoint.ts';
import { keyOf, waitsForActing } from './query-key.ts';

/** An endpoint whose query takes `before`, the last id seen, and which answers `items` and the `next` such id. */
export type PagedEndpoint = AnyEndpoint & {
  query: z.ZodType<{ before?: string | undefined }>;
  output: z.ZodType<{ items: { id: string }[]; next: string | null }>;
};

export type PageFilter<E extends PagedEndpoint> = Omit<z.input<E['query']>, 'before'>;
export type PageItem<E extends PagedEndpoint> = OutputOf<E>['items'][number];

export function usePages<E extends PagedEndpoint>(
  endpoint: E,
  filter: PageFilter<E>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const result = useInfiniteQuery({
    // Begins as the endpoint's other keys do, so that a call that changes the list finds it.
    queryKey: [...keyOf(endpoint), { query: filter }, 'pages'],
    queryFn: async ({ queryKey, pageParam, signal }) => {
      await waitsForActing(queryKey, signal);
      const query = { ...filter, ...(pageParam === null ? {} : { before: pageParam }) };
      return (call as (...args: unknown[]) => Promise<OutputOf<E>>)(endpoint, { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    enabled,
  });
  return {
    items: result.data?.pages.flatMap((page) => page.items) as OutputOf<E>['items'] | undefined,
    error: result.error,
    isFetching: result.isFetching,
    refetch: () => void result.refetch(),
    hasMore: result.hasNextPage,
    loadMore: () => void result.fetchNextPage(),
    isLoadingMore: result.isFetchingNextPage,
  };
}
