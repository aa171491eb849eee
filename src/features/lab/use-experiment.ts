/** One experiment as it is, and as it becomes while one looks. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { isBelow } from '#kit/contract/query-key.ts';
import { refreshQueries } from '#kit/contract/refresh-queries.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { getExperiment, listExperiments, listLabPosts, listLabTags } from './contract.ts';

export const refreshes = [getExperiment, listLabPosts, listExperiments, listLabTags];

export function useExperiment(id: string) {
  const client = useQueryClient();
  const { data: user } = useQuery(query(currentUser));
  useChannel(user ? `lab:${id}` : null, () => void refreshQueries(client, isBelow('/api/lab/')));
  return { ...useQuery(query(getExperiment, { params: { id } })), user: user ?? null };
}
