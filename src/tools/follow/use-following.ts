/** Keeps an open run up to date in the query cache while it is shown. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { isOf } from '#kit/contract/query-key.ts';
import { getRun, listRuns, type RunView } from '../run/contract.ts';
import { keepFollowing } from './follow-run.ts';
import { withEvent } from './run-events.ts';
import { isOpen } from '../run/run.ts';

export const keyOfRun = (id: string) => query(getRun, { params: { id } }).queryKey;

/** Answers whether there is a connection. */
export function useFollowing(run: Pick<RunView, 'id' | 'state'> | undefined): boolean {
  const client = useQueryClient();
  const [isConnected, setConnected] = useState(true);
  const id = run && isOpen(run.state) ? run.id : undefined;

  const follow = useEffectEvent(async (id: string, signal: AbortSignal) => {
    const key = keyOfRun(id);
    // Pieces belong to what the stream has told so far, whatever else is put into the cache meanwhile.
    let current = client.getQueryData(key);
    try {
      await keepFollowing(id, {
        signal,
        position: () => current?.position ?? '',
        onEvent(event) {
          if (current) client.setQueryData(key, (current = withEvent(current, event)));
        },
        onConnection: setConnected,
      });
    } catch {
      // Gone, or no longer ours: asking for it says which.
      await client.invalidateQueries({ queryKey: key });
    }
    await client.invalidateQueries({ predicate: isHistory });
  });

  useEffect(() => {
    if (id === undefined) return;
    const left = new AbortController();
    void follow(id, left.signal);
    return () => left.abort();
  }, [id]);
  return isConnected;
}

/** A part of a run that is in the cache. Whoever asks for one text is not drawn anew when another grows. */
export function useRunPart<Part>(id: string, select: (run: RunView) => Part): Part | undefined {
  return useQuery({ ...query(getRun, { params: { id } }), select: (run) => (run ? select(run) : undefined) })
    .data;
}

/** The lists of runs, but no single one. */
export const isHistory = isOf(listRuns);
