import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { listBoundaries } from '#kit/boundaries/contract.ts';

/** Whether the reader muted or blocked someone. */
export function useBoundary({ handle }: { handle: string }, { enabled = true } = {}) {
  const { data } = useQuery({ ...query(listBoundaries), enabled });
  return data?.items.find((one) => one.handle.toLowerCase() === handle.toLowerCase())?.kind;
}
