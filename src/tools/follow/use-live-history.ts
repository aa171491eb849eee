import { useQueryClient } from '@tanstack/react-query';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { isHistory } from './use-following.ts';

/** Keeps the lists of runs true while they are shown: what begins or ends in another tab appears by itself. */
export function useLiveHistory() {
  const client = useQueryClient();
  useOwnChannel(({ type }) => {
    if (type === 'run.changed') void client.invalidateQueries({ predicate: isHistory });
  });
}
