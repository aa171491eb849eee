import { useQueryClient } from '@tanstack/react-query';
import { isBelow } from '#kit/contract/query-key.ts';
import { refreshQueries } from '#kit/contract/refresh-queries.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { listFolders, listTalks } from '../contract.ts';

/** With what may have changed before the channel was joined. */
const changes = ['joined', 'run.changed', 'talks.changed'];

/** Keeps the lists true while they are shown: what is said or sorted in another tab appears by itself. */
export function useLiveTalks() {
  const client = useQueryClient();
  useOwnChannel(({ type }) => {
    if (changes.includes(type)) void refreshQueries(client, isBelow(listTalks.path, listFolders.path));
  });
}
