import { useQuery } from '@tanstack/react-query';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { ownPandas, type AdoptedPanda } from '../contract.ts';

/** The panda that one adopted first; nothing for guests and those who have none. */
export function useOwnPanda(): AdoptedPanda | undefined {
  const { data: user } = useQuery({ ...query(currentUser), enabled: false });
  const { data } = useQuery({ ...query(ownPandas), enabled: user?.isPanda === true });
  return user?.isPanda ? data?.items[0] : undefined;
}
