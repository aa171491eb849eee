import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { currentUser, type CurrentUser } from '#kit/auth/contract.ts';

/** Signed in or not. The document brings the first answer; after that it is always asked anew, and never retried. */
export function useCurrentUser(): CurrentUser | null {
  const { data } = useQuery({ ...query(currentUser), staleTime: 0, retry: false, refetchOnMount: false });
  return data ?? null;
}
