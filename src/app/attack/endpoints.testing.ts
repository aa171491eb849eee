/** Every endpoint there is, as an attacker sees it: an address to fill in and a body to make up. New ones are here by being declared. */
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { fitting, nearlyFitting } from '#testing/arbitrary.ts';
import type { Answer, Client } from '#testing/client.ts';
import { gathered } from '../gathered.server.ts';

export const absent = '0198c0de-0000-7000-8000-000000000000';

/** Fetches models from the world outside when it is asked properly. */
const callsOut = new Set(['POST /api/admin/packs/:id/fetch']);

export const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
export const endpoints: AnyEndpoint[] = gathered.endpoints
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => !callsOut.has(nameOf(endpoint)));
export const named = (list: readonly AnyEndpoint[]) =>
  list.map((endpoint) => [nameOf(endpoint), endpoint] as const);

export interface Attempt {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** Parts that fit, each of which may instead nearly fit. */
export function attempts(
  { params, query, body }: AnyEndpoint,
  { ids, spoil }: { ids: readonly string[]; spoil: boolean },
): Arbitrary<Attempt> {
  const part = (schema: z.core.$ZodType | undefined): Arbitrary<unknown> => {
    if (!schema) return fc.constant(undefined);
    return spoil ? fc.oneof(fitting(schema, ids), nearlyFitting(schema, ids)) : fitting(schema, ids);
  };
  return fc.tuple(part(params), part(query), part(body)).map(([inPath, inQuery, inBody]) => ({
    params: asRecord(inPath),
    query: asRecord(inQuery),
    body: inBody,
  }));
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** No route has them, so they lead to a page, and this app draws none. */
const lineEnds = /%0A|%0D|%E2%80%A[89]/g;

export function addressOf(
  { path }: AnyEndpoint,
  { params, query }: Pick<Attempt, 'params' | 'query'>,
): string {
  const filled = path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) =>
    encoded(params[name] ?? absent).replaceAll(lineEnds, '%20'),
  );
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  return asked.length === 0
    ? filled
    : `${filled}?${asked.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;
}

/** Half of a pair cannot stand in an address; browsers put the sign for "something was here". Dots alone would lead elsewhere. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed()).replace(/^\.{1,2}$/, 'dots') || '%20';
}

export function send(
  client: Client,
  endpoint: AnyEndpoint,
  attempt: Attempt,
  headers: Record<string, string> = {},
) {
  const { method, rawBody } = endpoint;
  const body =
    rawBody && typeof attempt.body === 'string' ? attempt.body : JSON.stringify(attempt.body ?? {});
  return client.request(addressOf(endpoint, attempt), {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body }),
  });
}

/** What an answer says, without what is new in each. */
export const saidBy = ({ status, text }: Answer) =>
  `${status} ${text.replaceAll(/"(?:requestId|\w+At)":"[^"]*"/g, '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')}`;
