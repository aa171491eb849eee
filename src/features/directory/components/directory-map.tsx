import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { useNavigate } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { PeopleMapContext } from '#social/places/people-map.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { directoryPlaces, type DirectoryQuery } from '../contract.ts';

/** Those who were found and chose to be on the map, each as near as they chose; the list below says who. */
export function DirectoryMap({ filter }: { filter: Omit<DirectoryQuery, 'before'> }) {
  const PeopleMap = use(PeopleMapContext);
  const navigate = useNavigate();
  const { data, error } = useQuery({
    ...query(directoryPlaces, { query: filter }),
    placeholderData: keepPreviousData,
  });
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data || !PeopleMap) return <Waiting />;
  const people = data.places.reduce((sum, place) => sum + place.people, 0);
  return (
    <div className="grid gap-2">
      <Suspense fallback={<Waiting />}>
        {/* oxlint-disable-next-line react/static-components -- it comes from a context, made once */}
        <PeopleMap {...data} onSelect={({ id }) => void navigate(href('/location/:id', { id }))} />
      </Suspense>
      <p className="text-sm text-muted">
        {people === 0
          ? 'None of them are on the map.'
          : `${people === 1 ? '1 of them is' : `${people} of them are`} on the map, as precisely as they chose.`}
      </p>
    </div>
  );
}

const Waiting = () => <Skeleton className="h-[22rem] rounded-panel sm:h-[30rem]" />;
