/** What one has under way, kept true while it is shown: what begins, comes further or ends elsewhere appears by itself. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isOf } from '#kit/contract/query-key.ts';
import { query } from '#kit/contract/query.ts';
import { refreshQueries } from '#kit/contract/refresh-queries.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { listUnderWay, type UnderWayRun } from '../run/contract.ts';
import { isOpen } from '../run/run.ts';

/** A quick run is listed only once it turns out not to be. */
const lookAgain = 4_000;

type Moved = Pick<UnderWayRun, 'id' | 'step' | 'progress' | 'secondsLeft'>;

export function useUnderWay(): readonly UnderWayRun[] {
  const client = useQueryClient();
  const { queryKey } = query(listUnderWay);
  const { data } = useQuery(query(listUnderWay));
  const look = () => void refreshQueries(client, isOf(listUnderWay));
  useOwnChannel(({ type, data: event }) => {
    if (type === 'joined' || type === 'back') look();
    if (type === 'run.changed') {
      look();
      if (isOpen((event as UnderWayRun).state)) setTimeout(look, lookAgain);
    }
    if (type === 'run.moved')
      client.setQueryData(queryKey, (known) => known && { items: withMoved(known.items, event as Moved) });
  });
  return data?.items ?? [];
}

const withMoved = (items: readonly UnderWayRun[], moved: Moved) =>
  items.map((run) => (run.id === moved.id ? { ...run, ...moved, state: 'running' as const } : run));
