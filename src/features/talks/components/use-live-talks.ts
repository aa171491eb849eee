import { useQueryClient } from '@tanstack/react-query';
import { isBelow } from '#kit/contract/query-key.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { listFolders, listTalks } from '../contract.ts';

/** Keeps the lists true while they are shown: what is said or sorted in another tab appears by itself. */
export function useLiveTalks() {
  const client = useQueryClient();
  useOwnChannel(({ type }) => {
    if (type !== 'run.changed' && type !== 'talks.changed') return;
    void client.invalidateQueries({ predicate: isBelow(listTalks.path, listFolders.path) });
  });
}
