/** What a query is known by: the call's method, its path as the contract writes it, and what it was asked with. */
import type { Query } from '@tanstack/react-query';
import { actingFor } from '#kit/businesses/acting-tab.ts';
import { addressOf } from './call.ts';
import type { AnyEndpoint } from './endpoint.ts';

type Named = Pick<AnyEndpoint, 'method' | 'path' | 'business'>;

/** What is asked for a business is another answer. Without input it begins the key of every query of the endpoint, so invalidating it reaches them all. */
export function keyOf(endpoint: Named, input?: unknown): readonly unknown[] {
  const { method, path } = endpoint;
  const as = actingFor(endpoint);
  const { params, query } = (input ?? {}) as Record<string, Record<string, unknown> | undefined>;
  const asked = {
    ...(isGiven(params) ? { params } : {}),
    ...(isGiven(query) ? { query } : {}),
    ...(as ? { as } : {}),
  };
  return Object.keys(asked).length > 0 ? [method, path, asked] : [method, path];
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
