import { useQuery } from '@tanstack/react-query';
import { currentUser } from '#kit/auth/contract.ts';
import { ownPandas } from '#features/pandas/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useOwnWork } from '#tools/follow/use-own-work.ts';
import { greetingFor } from './greeting-for.ts';

/** What the panda says first, and where one left off. */
export function useGreeting() {
  const { data: user } = useQuery({ ...query(currentUser), enabled: false });
  const { data: pandas } = useQuery({ ...query(ownPandas), enabled: user?.isPanda === true });
  const last = useOwnWork().recent?.[0];
  return { greeting: greetingFor({ name: user?.name, panda: pandas?.items[0]?.name, last }), last };
}
