/** A call of a contract as a mutation: asks for confirmation when the server does, then refreshes what it changed. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, HttpError } from './call.ts';
import { confirmIdentity } from './confirmation.ts';
import type { AnyEndpoint, CallInput, OutputOf } from './endpoint.ts';
import { isOf } from './query-key.ts';

interface Options<E extends AnyEndpoint> {
  /** Endpoints whose answers this call makes stale, whatever their input; these and no others. */
  refreshes?: readonly AnyEndpoint[];
  onSuccess?: (answer: OutputOf<E>) => void;
  /** One call after the other, as they were made: for those that send a whole list, where the last must stand. */
  inOrder?: boolean;
}

type Variables<E extends AnyEndpoint> = keyof CallInput<E> extends never ? void : CallInput<E>;

export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  { refreshes = [], onSuccess, inOrder = false }: Options<E> = {},
) {
  const client = useQueryClient();
  return useMutation<OutputOf<E>, Error, Variables<E>>({
    ...(inOrder && { scope: { id: endpoint.path } }),
    mutationFn: (input) => callConfirmed(endpoint, input),
    onSuccess: async (answer) => {
      await client.invalidateQueries({ predicate: isOf(...refreshes) });
      onSuccess?.(answer);
    },
  });
}

async function callConfirmed<E extends AnyEndpoint>(endpoint: E, input: Variables<E>): Promise<OutputOf<E>> {
  const attempt = () =>
    (call as (endpoint: AnyEndpoint, input: unknown) => Promise<OutputOf<E>>)(endpoint, input);
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'confirm_required' || !(await confirmIdentity()))
      throw error;
    return attempt();
  }
}

/** What to show of a failed call: the server's words, or that there was no answer at all. */
export function wordsOf(error: unknown): string {
  if (error instanceof HttpError) return error.words;
  return 'No response from the server. Check your connection and try again.';
}
