import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { Link, useLocation } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { listSearches, saveSearch } from '../deals-contract.ts';
import type { Filter } from '../filter-in-address.ts';

export function SaveSearch({ filter }: { filter: Filter }) {
  const { data: user } = useQuery(query(currentUser));
  const { pathname, search } = useLocation();
  const save = useCall(saveSearch, {
    refreshes: [listSearches],
    onSuccess: () =>
      toast({ title: 'Search saved', description: 'You’ll be notified of new listings that match.' }),
  });
  if (!user)
    return (
      <Button asChild variant="secondary">
        <Link to={href('/login', { return_url: pathname + search })}>
          <Bell aria-hidden /> Sign in to save this search
        </Link>
      </Button>
    );
  const { q, section, kind, facets, lowest, highest, currency, near, within } = filter;
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const body = {
    q,
    section,
    kind,
    facets,
    lowest: number(lowest),
    highest: number(highest),
    currency,
    near,
    within: number(within),
  };
  return (
    <Button
      variant="secondary"
      pending={save.isPending}
      disabled={save.isSuccess}
      onClick={() => save.mutate({ body }, { onError: toastError })}
    >
      <Bell aria-hidden /> {save.isSuccess ? 'Search saved' : 'Save this search'}
    </Button>
  );
}
