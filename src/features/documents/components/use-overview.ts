/** The overview of a document: made once by itself when the document is read, and found again in this browser. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { useFollowing, keyOfRun } from '#tools/follow/use-following.ts';
import { rememberBegun } from '#tools/follow/has-begun.ts';
import { useRemembered } from '#tools/page/use-remembered.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import type { DocumentView } from '../contract.ts';
import { documentOverview } from '../overview/tool.ts';
import { isUnderWay } from '../states.ts';

const noRun = '00000000-0000-0000-0000-000000000000';

export function useOverview({ id, name, state, pagesRead }: DocumentView, opened: string | undefined) {
  const client = useQueryClient();
  const [remembered, remember] = useRemembered(`frenly-overview-${id}`);
  const runId = opened ?? remembered ?? undefined;
  const loaded = useQuery({
    ...query(getRun, { params: { id: runId ?? noRun } }),
    enabled: runId !== undefined,
  });
  const run = loaded.data?.tool === documentOverview.id ? loaded.data : undefined;
  const isConnected = useFollowing(run);
  const start = useMutation({
    mutationFn: () =>
      call(
        createRun,
        { params: { tool: documentOverview.id }, body: { input: { document: id, name } } as never },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess(begun) {
      rememberBegun();
      client.setQueryData(keyOfRun(begun.id), begun);
      remember(begun.id);
    },
  });
  const begin = useEffectEvent(() => start.mutate());
  const isMissing = runId === undefined || (loaded.isFetched && !run);
  const isWanted = isMissing && !isUnderWay(state) && pagesRead > 0 && start.isIdle;
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);
  return { run, isConnected, start, isReading: isUnderWay(state) };
}
