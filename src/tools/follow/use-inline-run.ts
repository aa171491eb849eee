/** A tool used in the middle of something else: started here, followed here, and kept in the history like any other run. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { keyOfRun, useFollowing } from './use-following.ts';
import { createRun, getRun } from '../run/contract.ts';
import { isOpen } from '../run/run.ts';

const noRun = '00000000-0000-0000-0000-000000000000';

export function useInlineRun(tool: string) {
  const client = useQueryClient();
  const [id, setId] = useState<string>();
  const { data } = useQuery({ ...query(getRun, { params: { id: id ?? noRun } }), enabled: id !== undefined });
  const run = id === undefined ? undefined : (data ?? undefined);
  useFollowing(run);
  const start = useMutation({
    mutationFn: (input: Record<string, unknown>) =>
      call(createRun, { params: { tool }, body: { input } as never }),
    onSuccess: (begun) => {
      client.setQueryData(keyOfRun(begun.id), begun);
      setId(begun.id);
    },
  });
  return {
    run,
    isBusy: start.isPending || (run !== undefined && isOpen(run.state)),
    failure: start.error,
    start: start.mutate,
    clear: () => setId(undefined),
  };
}
