import { useQueryClient } from '@tanstack/react-query';
import { refreshQueries } from '#kit/contract/refresh-queries.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { isHistory } from './use-following.ts';

/** Keeps the lists of runs true while they are shown: what begins or ends in another tab appears by itself. */
export function useLiveHistory() {
  const client = useQueryClient();
  useOwnChannel(({ type }) => {
    // What changed between the first answer and joining was not told.
    if (type === 'run.changed' || type === 'joined') void refreshQueries(client, isHistory);
  });
}
