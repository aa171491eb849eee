/** One turn of a talk: what is known of its run, kept up to date, and how it is stopped. */
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '#kit/contract/use-call.ts';
import { keyOfRun, useFollowing, useRunPart } from '../follow/use-following.ts';
import { sayWhy } from '../page/say-why.ts';
import { stopRun, type RunView } from '../run/contract.ts';
import { isOpen } from '../run/run.ts';

/** All but what streams. */
const factsOf = ({ id, state, title, input, parentId, version, error, step }: RunView) => ({
  id,
  state,
  title,
  input,
  parentId,
  version,
  error,
  step,
});
export type TurnFacts = ReturnType<typeof factsOf>;

export function useTurn(id: string) {
  const client = useQueryClient();
  const facts = useRunPart(id, factsOf);
  const isConnected = useFollowing(facts);
  const stop = useCall(stopRun, {
    onSuccess: (ended) => client.setQueryData(keyOfRun(ended.id), ended),
  });
  return {
    facts,
    isOpen: facts !== undefined && isOpen(facts.state),
    isConnected,
    isStopping: stop.isPending,
    stop: () => stop.mutate({ params: { id } }, { onError: sayWhy }),
  };
}
