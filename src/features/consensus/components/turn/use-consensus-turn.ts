/** A turn whose answer comes from several: each of them can be stopped and asked again. */
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '#kit/contract/call.ts';
import type { ConsensusData } from '#features/consensus/data.ts';
import { useRunPart } from '#tools/follow/use-following.ts';
import { sayWhy } from '#tools/page/say-why.ts';
import { requestOfRun, type RunView } from '#tools/run/contract.ts';
import { useTurn } from '#tools/talk/use-turn.ts';
import { asEnded } from '../member-words.ts';
import type { TurnActions } from './turn-actions.ts';

const dataOf = ({ output }: RunView) => output.data as ConsensusData | null;

export function useConsensusTurn(id: string, retry: { start: (member: string) => void; isPending: boolean }) {
  const turn = useTurn(id);
  const { isOpen } = turn;
  const live = useRunPart(id, dataOf) ?? null;
  const [stopping, setStopping] = useState<ReadonlySet<string>>(new Set());
  const { mutate: stopMember } = useMutation({
    mutationFn: (member: string) =>
      call(requestOfRun, { params: { id }, body: { request: 'stop-member', about: member } }),
    onMutate: (member) => setStopping((before) => new Set(before).add(member)),
    onError: sayWhy,
    onSettled: (_, __, member) =>
      setStopping((before) => new Set([...before].filter((other) => other !== member))),
  });
  const data = useMemo(() => (live && !isOpen ? asEnded(live) : live), [live, isOpen]);
  const { start: retryMember, isPending: isRetrying } = retry;
  const actions = useMemo<TurnActions>(
    () => ({ run: id, isOpen, stopMember, stopping, retryMember, isRetrying }),
    [id, isOpen, stopMember, stopping, retryMember, isRetrying],
  );
  return { ...turn, data, actions };
}
