import type { Query, QueryClient } from '@tanstack/react-query';

type Predicate = (query: Pick<Query, 'queryKey'>) => boolean;

/**
 * Asks anew after a change. A first answer that is still on its way may have been made before the change, and TanStack Query
 * does not ask again while it waits for one: such queries are asked again once it is there.
 */
export async function refreshQueries(client: QueryClient, predicate: Predicate): Promise<void> {
  const isFirst = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined;
  const first = client.getQueryCache().findAll({ predicate }).filter(isFirst);
  await client.invalidateQueries({ predicate: (query) => predicate(query) && !first.includes(query) });
  if (first.length === 0) return;
  await Promise.allSettled(first.map(({ promise }) => promise));
  await client.invalidateQueries({ predicate: (query) => first.includes(query) });
}

/** What failed while there was no connection is asked for again when it is back. */
export const refetchFailed = (client: QueryClient): Promise<void> =>
  client.refetchQueries(
    { type: 'active', predicate: ({ state }) => state.status === 'error' },
    { cancelRefetch: false },
  );
