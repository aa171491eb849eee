/** The search that the address asks for: begun once for each address, kept as a run, shown as it grows. */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { createRun } from '#tools/run/contract.ts';
import { useRun } from '#tools/follow/use-run.ts';
import { askedIn, problemsOf, type AskedInAddress } from '../search-address.ts';
import { search } from '../tool.ts';

export function useSearch(isWhole: boolean) {
  const [params] = useSearchParams();
  const state = useRun(search.id);
  const inAddress = askedIn(params);
  const asked = (state.run?.input as AskedInAddress | undefined) ?? inAddress;
  const start = useMutation({
    mutationFn: (input: AskedInAddress) =>
      call(
        createRun,
        { params: { tool: search.id }, body: { input } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    // In place of the address that asked: the way back leads to what was before it.
    onSuccess: (begun) => state.show(begun, { replace: true }),
  });
  const mayBegin =
    !isWhole &&
    !params.has('run') &&
    inAddress !== undefined &&
    inAddress.q.trim() !== '' &&
    Object.keys(problemsOf(inAddress)).length === 0;
  const key = mayBegin ? JSON.stringify(inAddress) : undefined;
  const begin = useEffectEvent(() => {
    if (inAddress && !start.isPending) start.mutate(inAddress);
  });
  useEffect(() => {
    if (key !== undefined) begin();
  }, [key]);
  return {
    ...state,
    asked,
    isStarting: start.isPending || state.isStarting || mayBegin,
    failure: start.error ?? state.failure,
    again: () => inAddress && start.mutate(inAddress),
  };
}
