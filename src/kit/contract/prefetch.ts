/** For pages rendered with their data: the loader runs the queries on the server, the browser starts with the answers. */
import { dehydrate } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router';
import type { AnyEndpoint, CallInput, OutputOf } from './endpoint.ts';
import { keyOf } from './query-key.ts';
import { createQueryClient } from './query.ts';

/** Calls an endpoint in this process, as the visitor. Answers undefined where the visitor may not, or there is nothing. */
export type ServerCall = <E extends AnyEndpoint>(
  endpoint: E,
  input?: CallInput<E>,
) => Promise<OutputOf<E> | undefined>;

/** Set by the server for each document it renders. */
export const serverCall = createContext<ServerCall>();

export async function prefetch(
  context: Readonly<RouterContextProvider>,
  ...calls: [endpoint: AnyEndpoint, input?: object][]
) {
  const client = createQueryClient();
  const call = context.get(serverCall);
  await Promise.all(
    calls.map(async ([endpoint, input]) => {
      const answer = await call(endpoint, input as never);
      if (answer !== undefined) client.setQueryData(keyOf(endpoint, input), answer);
    }),
  );
  return { dehydrated: dehydrate(client) };
}
