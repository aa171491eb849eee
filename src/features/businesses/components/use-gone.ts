import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { actAs, actingNow } from '#kit/businesses/acting-tab.ts';
import { isBelow, isOf } from '#kit/contract/query-key.ts';
import { href } from '#kit/href.ts';
import { listBusinesses } from '../contract.ts';

/** Away from a business that one is no longer in, or that is no more: nothing of it is asked for again. */
export function useGone(businessId: string) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    if (actingNow()?.id === businessId) actAs(null);
    await navigate(href('/business/my-businesses'));
    await client.invalidateQueries({ predicate: isOf(listBusinesses) });
    client.removeQueries({ predicate: isBelow(`${listBusinesses.path}/`), type: 'inactive' });
  };
}
