/**
 * The run that a tool's page shows. Its id stands in the address (`?run=`), so that a reload, a second tab and the way back
 * find it; what is known of it stands in the query cache.
 */
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call, isUnreachable } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { getTicket } from '#kit/realtime/contract.ts';
import { createRun, getRun, retryRun, stopRun, type RunView } from '../run/contract.ts';
import { withoutSent } from '../page/sent-input.ts';
import { rememberBegun } from './has-begun.ts';
import { isHistory, keyOfRun, useFollowing } from './use-following.ts';

const noRun = '00000000-0000-0000-0000-000000000000';

const longestWait = 15_000;

/** Asked for again while the server is out of reach; whoever leaves the page ends it. */
export const runQuery = (id: string) => ({
  ...query(getRun, { params: { id } }),
  retry: (_: number, error: Error) => isUnreachable(error),
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, longestWait),
});

const nowhere = { isLoading: false, isMissing: false, isUnreachable: false };

type Loading = Pick<UseQueryResult, 'isPending' | 'isError' | 'isSuccess' | 'failureCount'>;

export const howItLoads = (loaded: Loading, run: RunView | undefined) => ({
  isLoading: loaded.isPending,
  /** The address names a run that is not there, or not for this page. */
  isMissing: loaded.isError || (loaded.isSuccess && !run),
  /** Nobody answered yet; it is being asked for again. */
  isUnreachable: loaded.isPending && loaded.failureCount > 0,
});

export interface RunRequest {
  input: Record<string, unknown>;
  engine?: string | undefined;
  /** The creation in the gallery that it begins with. */
  remixOf?: string | undefined;
}

export type ToolRunState = ReturnType<typeof useRun>;

export function useRun(tool: string) {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const id = search.get('run') ?? undefined;
  const loaded = useQuery({ ...runQuery(id ?? noRun), enabled: id !== undefined });
  // What was made with another tool is not this page's to show.
  const run = loaded.data?.tool === tool ? loaded.data : undefined;
  const isConnected = useFollowing(run);

  /** Opens a run that is already known here; null clears the page. */
  function show(next: RunView | string | null, { replace = false } = {}) {
    if (next !== null && typeof next !== 'string') client.setQueryData(keyOfRun(next.id), next);
    setSearch(
      (before) => {
        const params = withoutSent(before);
        if (next === null) params.delete('run');
        else params.set('run', typeof next === 'string' ? next : next.id);
        return params;
      },
      { replace, preventScrollReset: true },
    );
    void client.invalidateQueries({ predicate: isHistory });
  }

  // With a key of its own each, a request that the network sends twice runs once.
  const idempotencyKey = () => crypto.randomUUID();
  const start = useMutation({
    mutationFn: (body: RunRequest) =>
      call(createRun, { params: { tool }, body: body as never }, { idempotencyKey: idempotencyKey() }),
    onSuccess: (begun) => {
      rememberBegun();
      show(begun);
      // Whoever was nobody is a guest now, and has something to hear of.
      const ticket = query(getTicket).queryKey;
      if (client.getQueryData(ticket)?.channel === null) void client.invalidateQueries({ queryKey: ticket });
    },
  });
  const retry = useMutation({
    mutationFn: ({ id, engine }: { id: string; engine?: string | undefined }) =>
      call(
        retryRun,
        { params: { id }, body: engine === undefined ? {} : { engine } },
        { idempotencyKey: idempotencyKey() },
      ),
    onSuccess: (begun) => show(begun),
  });
  const stop = useMutation({
    mutationFn: (id: string) => call(stopRun, { params: { id } }),
    onSuccess: (ended) => client.setQueryData(keyOfRun(ended.id), ended),
  });

  return {
    run,
    isConnected,
    ...(id === undefined ? nowhere : howItLoads(loaded, run)),
    isStarting: start.isPending || retry.isPending,
    isStopping: stop.isPending,
    failure: start.error ?? retry.error ?? stop.error,
    start(asked: RunRequest) {
      retry.reset();
      start.mutate(asked);
    },
    retry(engine?: string) {
      start.reset();
      if (run) retry.mutate({ id: run.id, engine });
    },
    stop: () => run && stop.mutate(run.id),
    show,
  };
}
