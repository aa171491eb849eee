/** One creation as it is, and as it becomes while one looks. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUser } from '#kit/auth/contract.ts';
import { call } from '#kit/contract/call.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { query } from '#kit/contract/query.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import {
  getCreation,
  likeCreation,
  listComments,
  listGallery,
  unlikeCreation,
  type CreationView,
} from './contract.ts';

export function useCreation(id: string) {
  const client = useQueryClient();
  const { data: user } = useQuery(query(currentUser));
  const one = query(getCreation, { params: { id } });
  useChannel(user ? `gallery:${id}` : null, () => {
    void client.invalidateQueries({ queryKey: one.queryKey });
    void client.invalidateQueries({ queryKey: keyOf(listComments, { query: { item: id } }) });
  });
  return { ...useQuery(one), user: user ?? null };
}

/** Counts at once; where the server disagrees, its word holds. */
export function useLike({ id, liked, likes }: CreationView) {
  const client = useQueryClient();
  const change = (next: Pick<CreationView, 'liked' | 'likes'>) =>
    client.setQueryData(
      query(getCreation, { params: { id } }).queryKey,
      (known) => known && { ...known, ...next },
    );
  return useMutation({
    mutationFn: (next: boolean) => call(next ? likeCreation : unlikeCreation, { params: { id } }),
    onMutate: (next) => change({ liked: next, likes: likes + (next ? 1 : -1) }),
    onSuccess(answer) {
      change(answer);
      void client.invalidateQueries({ queryKey: keyOf(listGallery) });
    },
    onError(error) {
      change({ liked, likes });
      toastError(error);
    },
  });
}
