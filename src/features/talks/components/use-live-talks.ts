import { useQueryClient } from '@tanstack/react-query';
import { urlOf } from '#kit/contract/call.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { listFolders, listTalks } from '../contract.ts';

/** Keeps the lists true while they are shown: what is said or sorted in another tab appears by itself. */
export function useLiveTalks() {
  const client = useQueryClient();
  useOwnChannel(({ type }) => {
    if (type !== 'run.changed' && type !== 'talks.changed') return;
    const lists = [urlOf(listTalks), urlOf(listFolders)];
    void client.invalidateQueries({
      predicate: ({ queryKey }) => lists.some((url) => String(queryKey[0]).startsWith(url)),
    });
  });
}
