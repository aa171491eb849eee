import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { PeopleMapContext } from '#social/places/people-map.ts';
import { listingPlaces, type ListingQuery } from '../contract.ts';

/** Where the matches are; the list below follows what the map shows. */
export function ListingsMap({
  filter: { sort: _s, page: _p, area: _a, ...filter },
}: {
  filter: ListingQuery;
}) {
  const Map = use(PeopleMapContext);
  const [, setSearch] = useSearchParams();
  const { data, error } = useQuery({
    ...query(listingPlaces, { query: filter }),
    placeholderData: keepPreviousData,
  });
  const change = (values: Record<string, string>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(values)) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data || !Map) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      {/* oxlint-disable-next-line react/static-components -- it comes from a context, made once */}
      <Map
        places={data.places}
        countries={[]}
        counted={{ one: 'listing', many: 'listings' }}
        onSelect={({ id, name }) => change({ near: id, place: name, within: '25' })}
        onArea={(area) => change({ area })}
      />
    </Suspense>
  );
}

const Waiting = () => <Skeleton className="h-[22rem] rounded-panel sm:h-[30rem]" />;
