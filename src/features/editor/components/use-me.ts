import { useQuery } from '@tanstack/react-query';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';

/** The name of whoever writes; guests have none. */
export function useMe(): string {
  const { data } = useQuery(query(currentUser));
  return data?.name ?? 'Guest';
}
