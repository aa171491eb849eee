import { useQuery } from '@tanstack/react-query';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import type { WorkView } from './contract.ts';
import { useWorkEditing } from './use-work-editing.ts';

/** Guests edit alone: sockets are open to those who are signed in. */
export function useIsMember(): boolean {
  const { data } = useQuery(query(currentUser));
  return Boolean(data);
}

/** What `WorkDesk` needs, for pages that also change the work themselves. */
export const useDesk = (work: WorkView) => useWorkEditing(work, { isMember: useIsMember() });
