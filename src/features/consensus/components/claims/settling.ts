/** What people brought to settle contested claims, of one's own run or of a shared one. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import {
  listSettlements,
  listSharedSettlements,
  removeSettlement,
  settleClaim,
  settleSharedClaim,
  type Settlement,
} from '../../contract.ts';

/** Where it is kept; undefined where it cannot be settled, as in a gallery. */
export type SettlingAccess = { run: string } | { secret: string } | undefined;
export const SettlingContext = createContext<SettlingAccess>(undefined);

type Settlements = { items: Settlement[] };

const queryOf = (door: SettlingAccess) =>
  door && 'secret' in door
    ? query(listSharedSettlements, { params: door })
    : query(listSettlements, { params: { id: door?.run ?? '' } });

const none: readonly Settlement[] = [];

export function useSettlements(): readonly Settlement[] {
  const door = useContext(SettlingContext);
  return useQuery({ ...queryOf(door), enabled: door !== undefined }).data?.items ?? none;
}

/** Puts what is there now in place of what was known. */
function useKnown() {
  const client = useQueryClient();
  const { queryKey } = queryOf(useContext(SettlingContext));
  return (change: (known: Settlements | null | undefined) => Settlements) =>
    client.setQueryData<Settlements | null>(queryKey, change);
}

interface Said {
  contest: string;
  side: string;
  source: string;
  note?: string;
}

export function useSettle(onDone: () => void) {
  const door = useContext(SettlingContext);
  const put = useKnown();
  const onSuccess = (answer: Settlements) => {
    put(() => answer);
    onDone();
  };
  const own = useCall(settleClaim, { onSuccess });
  const shared = useCall(settleSharedClaim, { onSuccess });
  return {
    isPending: own.isPending || shared.isPending,
    error: own.error ?? shared.error,
    settle(body: Said) {
      if (door && 'secret' in door) shared.mutate({ params: door, body });
      else if (door) own.mutate({ params: { id: door.run }, body });
    },
  };
}

export function useRemoveSettlement(id: string) {
  const put = useKnown();
  const remove = useCall(removeSettlement, {
    onSuccess: () => put((known) => ({ items: known?.items.filter((item) => item.id !== id) ?? [] })),
  });
  return { isPending: remove.isPending, remove: () => remove.mutate({ params: { id } }) };
}
