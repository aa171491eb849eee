/** What a query is known by: the call's method, its path as the contract writes it, and what it was asked with. */
import type { Query } from '@tanstack/react-query';
import { actingFor, actingNow, canBeActedFor } from '#kit/businesses/acting-tab.ts';
import { addressOf } from './call.ts';
import type { AnyEndpoint } from './endpoint.ts';

type Named = Pick<AnyEndpoint, 'method' | 'path' | 'business'>;

/** What is asked for a business is another answer. Without input it begins the key of every query of the endpoint, so invalidating it reaches them all. */
export function keyOf(endpoint: Named, input?: unknown): readonly unknown[] {
  const { method, path } = endpoint;
  const as = actingFor(endpoint);
  if (canBeActedFor(endpoint)) forBusinesses.add(nameOf([method, path]));
  const { params, query } = (input ?? {}) as Record<string, Record<string, unknown> | undefined>;
  const asked = {
    ...(isGiven(params) ? { params } : {}),
    ...(isGiven(query) ? { query } : {}),
    ...(as ? { as } : {}),
  };
  return Object.keys(asked).length > 0 ? [method, path, asked] : [method, path];
}

/** What can be asked for a business, as far as it was asked for at all. */
const forBusinesses = new Set<string>();
const nameOf = ([method, path]: readonly unknown[]) => `${String(method)} ${String(path)}`;

/**
 * A page is drawn for the person before its tab knows that it acts, and would ask for what is theirs. Such a question waits
 * until nobody wants its answer any more, which is when the page is drawn for the business.
 */
export async function waitsForActing(key: readonly unknown[], signal: AbortSignal | undefined) {
  if (actingIn(key) !== undefined || !forBusinesses.has(nameOf(key)) || actingNow() === null) return;
  await new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
}

const isGiven = (values: Record<string, unknown> | undefined) =>
  values !== undefined && Object.values(values).some((value) => value !== undefined);

/** For predicates: the queries of these endpoints, whatever they were asked with, and of no others. */
export const isOf =
  (...endpoints: readonly Named[]) =>
  ({ queryKey: [method, path] }: Pick<Query, 'queryKey'>): boolean =>
    endpoints.some((endpoint) => endpoint.method === method && endpoint.path === path);

/** Queries of everything at or below a path. */
export const isBelow =
  (...paths: readonly string[]) =>
  ({ queryKey: [, path] }: Pick<Query, 'queryKey'>): boolean =>
    paths.some((above) => String(path).startsWith(above));

/** For which business a key asks. */
export const actingIn = ([, , asked]: readonly unknown[]): string | undefined =>
  (asked as { as?: string } | undefined)?.as;

/** Where the answer comes from. Documents that are no endpoint are known by their address alone. */
export function urlOfKey([method, path, asked]: readonly unknown[]): string {
  if (path === undefined) return String(method);
  return addressOf({ method, path } as AnyEndpoint, asked);
}
