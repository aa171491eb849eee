import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { listRunVersions } from '../run/contract.ts';
import type { TurnFacts } from './use-turn.ts';

const none: readonly string[] = [];

/** Ids of all versions of a turn, oldest first; asked for where there may be more than one. */
export function useVersions(facts: TurnFacts | undefined, isLookedAt: boolean): readonly string[] {
  const { data } = useQuery({
    ...query(listRunVersions, { params: { id: facts?.id ?? '' } }),
    enabled: facts !== undefined && (isLookedAt || facts.version > 1),
    select: (answer) => answer?.items.map(({ id }) => id).toReversed(),
  });
  return data ?? none;
}
