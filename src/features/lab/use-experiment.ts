/** One experiment as it is, and as it becomes while one looks. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUser } from '#features/accounts/contract.ts';
import { query } from '#kit/contract/query.ts';
import { isBelow } from '#kit/contract/query-key.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { toast } from '#kit/ui/toast.ts';
import { getExperiment, listExperiments, listLabPosts } from './contract.ts';

export const refreshes = [getExperiment, listLabPosts, listExperiments];

export const sayWhy = (error: Error) =>
  void toast({ variant: 'destructive', title: 'That did not work', description: wordsOf(error) });

export function useExperiment(id: string) {
  const client = useQueryClient();
  const { data: user } = useQuery(query(currentUser));
  useChannel(user ? `lab:${id}` : null, ({ type }) => {
    if (type !== 'joined') void client.invalidateQueries({ predicate: isBelow('/api/lab/') });
  });
  return { ...useQuery(query(getExperiment, { params: { id } })), user: user ?? null };
}
