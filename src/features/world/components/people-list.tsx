import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { worldPeople } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';
import { countWords } from '../words.ts';
import { PersonRow } from './person-row.tsx';

/** The map in words: the same people, narrowed by the address and, where wished, by what the map shows. */
export function PeopleList({ area }: { area: string | undefined }) {
  const [search] = useSearchParams();
  const filter = { ...filterIn(search), ...(area && { area }) };
  const { data, error, refetch, isFetching } = useQuery({
    ...query(worldPeople, { query: filter }),
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <ErrorState title="The list couldn’t be loaded" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Waiting />;
  return (
    <div aria-busy={isFetching}>
      <p role="status" className="py-2 text-sm text-muted">
        {wordsOn(data.people, area !== undefined)}
      </p>
      {data.items.length > 0 && (
        <ul aria-label="People" className="divide-y divide-line">
          {data.items.map((person) => (
            <PersonRow key={person.handle} person={person} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={Boolean(data.next)} to={after(search, data.next)} label="Show more" />
    </div>
  );
}

function wordsOn(people: number, isPart: boolean): string {
  if (people === 0) return isPart ? 'No one in this area.' : 'No matches on the map.';
  return isPart ? `${countWords(people)} in this area` : countWords(people);
}

function after(search: URLSearchParams, next: string | null) {
  const params = new URLSearchParams(search);
  params.set('before', next ?? '');
  return `?${params}`;
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-5 py-3">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center gap-3.5">
          <Skeleton className="size-10 shrink-0 rounded-[32%]" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
