/** One turn of a talk: what is known of its run, kept up to date, and what can be done with it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { requestOfRun, stopRun, type RunView } from '#tools/run/contract.ts';
import type { ConsensusData } from '#features/consensus/data.ts';
import { isOpen } from '#tools/run/run.ts';
import { keyOfRun, useFollowing, useRunPart } from '#tools/follow/use-following.ts';
import { toast } from '#kit/ui/toast.ts';
import { asEnded } from '../member-words.ts';
import type { TurnActions } from './turn-actions.ts';

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

const dataOf = ({ output }: RunView) => output.data as ConsensusData | null;
const sayWhy = (error: Error) => toast({ title: wordsOf(error), variant: 'destructive' });

export function useTurn(id: string, retry: { start: (member: string) => void; isPending: boolean }) {
  const client = useQueryClient();
  const facts = useRunPart(id, factsOf);
  const told = useRunPart(id, dataOf) ?? null;
  const isConnected = useFollowing(facts);
  const [stopping, setStopping] = useState<ReadonlySet<string>>(new Set());
  const stop = useCall(stopRun, {
    onSuccess: (ended) => client.setQueryData(keyOfRun(ended.id), ended),
  });
  const { mutate: stopMember } = useMutation({
    mutationFn: (member: string) =>
      call(requestOfRun, { params: { id }, body: { request: 'stop-member', about: member } }),
    onMutate: (member) => setStopping((before) => new Set(before).add(member)),
    onError: sayWhy,
    onSettled: (_, __, member) =>
      setStopping((before) => new Set([...before].filter((other) => other !== member))),
  });
  const open = facts !== undefined && isOpen(facts.state);
  const data = useMemo(() => (told && !open ? asEnded(told) : told), [told, open]);
  const { start: retryMember, isPending: isRetrying } = retry;
  const actions = useMemo<TurnActions>(
    () => ({ run: id, isOpen: open, stopMember, stopping, retryMember, isRetrying }),
    [id, open, stopMember, stopping, retryMember, isRetrying],
  );
  return {
    facts,
    data,
    isOpen: open,
    isConnected,
    actions,
    isStopping: stop.isPending,
    stop: () => stop.mutate({ params: { id } }, { onError: sayWhy }),
  };
}
