import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ItemList, ItemRow } from '#kit/ui/item-row.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { RemoveButton } from '#kit/ui/remove-button.tsx';
import { Time } from '#kit/ui/time.tsx';
import { deleteSearch, listSearches, type SavedSearch } from '../deals-contract.ts';
import { formatMoney, typedAmount } from '../money.ts';
import { sectionNamed } from '../sections.ts';

export function SavedSearches() {
  const searches = useQuery(query(listSearches));
  const remove = useCall(deleteSearch, { refreshes: [listSearches] });
  return (
    <Loaded query={searches}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-muted">
            None yet. Search the marketplace and press “Save this search” to hear of new listings.
          </p>
        ) : (
          <ItemList label="Saved searches">
            {items.map(({ id, filter, createdAt }) => (
              <ItemRow
                key={id}
                icon={Bell}
                title={<Link to={addressOf(filter)}>{nameOf(filter)}</Link>}
                detail={
                  <>
                    Saved <Time value={createdAt} />
                  </>
                }
                actions={
                  <RemoveButton
                    name={nameOf(filter)}
                    description="You won’t hear of new listings that match."
                    onConfirm={async () => {
                      await remove.mutateAsync({ params: { id } });
                    }}
                  />
                }
              />
            ))}
          </ItemList>
        )
      }
    </Loaded>
  );
}

function nameOf({ q, section, kind, highest, currency }: SavedSearch['filter']): string {
  return [
    q ? `“${q}”` : 'Everything',
    section && `in ${sectionNamed(section)!.title}`,
    kind === 'wanted' && 'wanted',
    highest !== undefined && currency && `up to ${formatMoney(highest, currency)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function addressOf({
  section,
  facets,
  lowest,
  highest,
  currency,
  within,
  near,
  ...rest
}: SavedSearch['filter']) {
  const fields = Object.fromEntries((facets?.split(',') ?? []).map((facet) => facet.split(':')));
  const amount = (minor: number | undefined) =>
    minor === undefined || !currency ? undefined : typedAmount(minor, currency);
  const all = {
    ...rest,
    ...fields,
    near,
    within: within && String(within),
    from: amount(lowest),
    to: amount(highest),
    currency,
  };
  const known = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  return href('/marketplace/:section?', section ? { section } : {}, known);
}
