/**
 * The run that a tool's page shows. Its id stands in the address (`?run=`), so that a reload, a second tab and the way back
 * find it; what is known of it stands in the query cache.
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, urlOf } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { createRun, getRun, listRuns, retryRun, stopRun, type RunView } from './contract.ts';
import { keepFollowing } from './follow-run.ts';
import { withEvent } from './run-events.ts';
import { isOpen } from './run.ts';

const noRun = '00000000-0000-0000-0000-000000000000';
const keyOf = (id: string) => query(getRun, { params: { id } }).queryKey;

export interface Asked {
  input: Record<string, unknown>;
  engine?: string | undefined;
}

export type ToolRunState = ReturnType<typeof useRun>;

export function useRun(tool: string) {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const id = search.get('run') ?? undefined;
  const loaded = useQuery({ ...query(getRun, { params: { id: id ?? noRun } }), enabled: id !== undefined });
  // What was made with another tool is not this page's to show.
  const run = loaded.data?.tool === tool ? loaded.data : undefined;
  const isConnected = useFollowing(run);

  /** Opens a run that is already known here; null clears the page. */
  function show(next: RunView | string | null, { replace = false } = {}) {
    if (next !== null && typeof next !== 'string') client.setQueryData(keyOf(next.id), next);
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        if (next === null) params.delete('run');
        else params.set('run', typeof next === 'string' ? next : next.id);
        return params;
      },
      { replace, preventScrollReset: true },
    );
    void client.invalidateQueries({ predicate: ({ queryKey }) => isHistory(queryKey[0]) });
  }

  // With a key of its own each, a request that the network sends twice runs once.
  const idempotencyKey = () => crypto.randomUUID();
  const start = useMutation({
    mutationFn: (body: Asked) =>
      call(createRun, { params: { tool }, body: body as never }, { idempotencyKey: idempotencyKey() }),
    onSuccess: (begun) => show(begun),
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
    onSuccess: (ended) => client.setQueryData(keyOf(ended.id), ended),
  });

  return {
    run,
    isConnected,
    isLoading: id !== undefined && loaded.isPending,
    /** The address names a run that is not there, or not for this page. */
    isMissing: id !== undefined && (loaded.isError || (loaded.isSuccess && !run)),
    isStarting: start.isPending || retry.isPending,
    isStopping: stop.isPending,
    failure: start.error ?? retry.error ?? stop.error,
    start(asked: Asked) {
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

/** Keeps an open run up to date while it is shown; answers whether there is a connection. */
function useFollowing(run: RunView | undefined): boolean {
  const client = useQueryClient();
  const [isConnected, setConnected] = useState(true);
  const id = run && isOpen(run.state) ? run.id : undefined;

  const follow = useEffectEvent(async (id: string, signal: AbortSignal) => {
    const key = keyOf(id);
    try {
      await keepFollowing(id, {
        signal,
        position: () => client.getQueryData(key)?.position ?? '',
        onEvent: (event) => client.setQueryData(key, (known) => (known ? withEvent(known, event) : known)),
        onConnection: setConnected,
      });
    } catch {
      // Gone, or no longer ours: asking for it says which.
      await client.invalidateQueries({ queryKey: key });
    }
    await client.invalidateQueries({ predicate: ({ queryKey }) => isHistory(queryKey[0]) });
  });

  useEffect(() => {
    if (id === undefined) return;
    const left = new AbortController();
    void follow(id, left.signal);
    return () => left.abort();
  }, [id]);
  return isConnected;
}

/** The lists of runs, but no single one. */
const isHistory = (key: unknown) =>
  String(key) === urlOf(listRuns) || String(key).startsWith(`${urlOf(listRuns)}?`);
