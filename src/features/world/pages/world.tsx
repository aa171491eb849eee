import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useMemo, useState } from 'react';
import { useSearchParams, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { placeWords as degreeWords, quoteIn } from '#kit/quotes/quote-link.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { MapCredits } from '../components/credits.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { PlaceCard } from '../components/place-card.tsx';
import { PlaceHits } from '../components/place-hits.tsx';
import { PutYourself } from '../components/put-yourself.tsx';
import { WorldMap } from '../components/world-map.tsx';
import { WorldSearch } from '../components/world-search.tsx';
import { worldPeople, worldPlaces, type FoundPlace, type MapPlace } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';
import { countWords, placeWords } from '../words.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const filter = filterIn(new URL(request.url).searchParams);
  return prefetch(context, [worldPlaces], [worldPeople, { query: filter }]);
}

/** A search asks for what it lacks by itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

const noPlaces: MapPlace[] = [];

export default function World() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const { data, error, refetch, isFetching } = useQuery(query(worldPlaces));
  const [area, setArea] = useState<string>();
  const [isInView, setInView] = useState(false);
  const [target, setTarget] = useState<FoundPlace & { words: string }>();
  const linked = useLinkedPlace(search);
  const places = data?.places ?? noPlaces;
  const countries = data?.countries ?? [];
  const selected = places.find(({ id }) => id === filter.place);

  const choose = (id: string | undefined) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const name of ['place', 'before']) next.delete(name);
        if (id) next.set('place', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <div className="pb-16">
      <PageHeader
        title="World"
        lede={
          data && data.people > 0
            ? `${countWords(data.people)} in ${countWordsOf(countries.length)}, shown as precisely as they chose.`
            : 'See where members are. You choose how precisely you’re shown.'
        }
        actions={<PutYourself />}
        className="pb-6"
      />
      {error && (
        <ErrorState title="The map couldn’t be loaded" onRetry={() => void refetch()} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-3">
          <WorldMap
            places={places}
            countries={countries}
            selected={selected?.id}
            onSelect={({ id }) => choose(id)}
            target={target ?? linked}
            mark={filter.q && target ? target : linked}
            onArea={setArea}
            className="h-[22rem] sm:h-[30rem] lg:h-[31rem]"
          >
            {selected && <PlaceCard place={selected} onClose={() => choose(undefined)} />}
          </WorldMap>
          <MapCredits />
        </div>
        <section
          aria-label="The map as a list"
          className="grid content-start gap-3 lg:h-[31rem] lg:grid-rows-[auto_minmax(0,1fr)]"
        >
          <div className="grid gap-2.5">
            <WorldSearch key={filter.country} q={filter.q} country={filter.country} countries={countries} />
            {data?.people !== 0 && (
              <Checkbox
                label="Only the visible area"
                checked={isInView}
                onChange={(event) => setInView(event.target.checked)}
              />
            )}
            {selected && (
              <Button
                variant="secondary"
                size="sm"
                className="max-w-full justify-self-start"
                onClick={() => choose(undefined)}
              >
                <span className="truncate">Only {selected.name}</span>
                <X aria-hidden />
              </Button>
            )}
            {data?.people === 0 && !filter.q && (
              <EmptyState action={<PutYourself />} className="lg:[&>div]:flex-col lg:[&>div]:items-start">
                No one is on the map yet. Be the first: choose your country, region or town.
              </EmptyState>
            )}
          </div>
          <div className="lg:-mr-3 lg:overflow-y-auto lg:pr-3">
            {filter.q && (
              <PlaceHits
                q={filter.q}
                shown={target?.id}
                onShow={(place) => setTarget({ ...place, words: placeWords(place) })}
              />
            )}
            {data?.people !== 0 && <PeopleList area={isInView ? area : undefined} />}
          </div>
        </section>
      </div>
    </div>
  );
}

/** What a link with a place leads to; the same object as long as it is the same place, since others are flown to. */
function useLinkedPlace(search: URLSearchParams) {
  const quote = search.get('quote') ?? '';
  return useMemo(() => {
    const place = quoteIn(new URLSearchParams({ quote }));
    if (!place || !('latitude' in place)) return undefined;
    const words = degreeWords(place);
    return { ...place, precision: 'city' as const, name: words, words };
  }, [quote]);
}

const countWordsOf = (countries: number) => (countries === 1 ? '1 country' : `${countries} countries`);
