/** What one has under way, kept true while it is shown: what begins, comes further or ends elsewhere appears by itself. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { listUnderWay, type UnderWayRun } from '../run/contract.ts';
import { isOpen } from '../run/run.ts';

/** Word may be lost; and a quick run is listed only once it turns out not to be. */
const lookAgain = 4_000;
const lookEvery = 20_000;

type Moved = Pick<UnderWayRun, 'id' | 'step' | 'progress' | 'secondsLeft'>;

export function useUnderWay(): readonly UnderWayRun[] {
  const client = useQueryClient();
  const { queryKey } = query(listUnderWay);
  const { data } = useQuery({
    ...query(listUnderWay),
    refetchInterval: ({ state }) => (state.data?.items.some((run) => isOpen(run.state)) ? lookEvery : false),
  });
  const look = () => void client.invalidateQueries({ queryKey });
  useOwnChannel(({ type, data: told }) => {
    if (type === 'joined') look();
    if (type === 'run.changed') {
      look();
      if (isOpen((told as UnderWayRun).state)) setTimeout(look, lookAgain);
    }
    if (type === 'run.moved')
      client.setQueryData(queryKey, (known) => known && { items: withMoved(known.items, told as Moved) });
  });
  return data?.items ?? [];
}

const withMoved = (items: readonly UnderWayRun[], moved: Moved) =>
  items.map((run) => (run.id === moved.id ? { ...run, ...moved, state: 'running' as const } : run));
