/** TanStack Query over the contracts; the numbers are the specification's. */
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { actingHeader } from '#kit/businesses/acting.ts';
import { HttpError, request } from './call.ts';
import type { AnyEndpoint, CallInput, OutputOf } from './endpoint.ts';
import { actingIn, keyOf, urlOfKey, waitsForActing } from './query-key.ts';

export const freshness = 5 * 60_000;
export const cacheTime = 10 * 60_000;

/** GET of what the key says, as JSON. Signed out is an answer (null), not a failure. */
export async function defaultFetcher({
  queryKey,
  signal,
}: {
  queryKey: readonly unknown[];
  signal?: AbortSignal;
}) {
  const as = actingIn(queryKey);
  await waitsForActing(queryKey, signal);
  try {
    const response = await request(urlOfKey(queryKey), {
      signal: signal ?? null,
      ...(as ? { headers: { [actingHeader]: as } } : {}),
    });
    return (await response.json()) as unknown;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultFetcher,
        staleTime: freshness,
        gcTime: cacheTime,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
}

type Input<E extends AnyEndpoint> = keyof CallInput<E> extends never ? [] : [input: CallInput<E>];

export function query<E extends AnyEndpoint>(endpoint: E, ...[input]: Input<E>) {
  return queryOptions<OutputOf<E> | null>({ queryKey: keyOf(endpoint, input) });
}

/** The same for this business, whether or not the tab acts for it; of endpoints without input. */
export function queryFor<E extends AnyEndpoint>(businessId: string, { method, path }: E) {
  return queryOptions<OutputOf<E> | null>({ queryKey: [method, path, { as: businessId }] });
}
