import { useQuery } from '@tanstack/react-query';
import {
  data,
  Link,
  redirect,
  useLoaderData,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { prefetch, serverCall } from '#kit/contract/prefetch.ts';
import { replaceTags } from '#kit/head.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { withQuote } from '#kit/quotes/quote-link.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { LocationMap } from '../components/location-map.tsx';
import { LocationThings } from '../components/location-things.tsx';
import { NoSuchPlace } from '../components/no-such-place.tsx';
import { PersonRow } from '../components/person-row.tsx';
import { PutYourself } from '../components/put-yourself.tsx';
import { getLocation, placesNamed, type Location } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';
import { longestPlaceSearch } from '../place.ts';
import { locationHead } from '../location-head.ts';
import { countWords, placeWords, precisionWords } from '../words.ts';

const inputFor = (id: string, search: URLSearchParams) => {
  const { before } = filterIn(search);
  return { params: { id }, query: before ? { before } : {} };
};

/** A name in place of an id leads to the best known place that is called so. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params.id!;
  const page = await prefetch(context, [getLocation, inputFor(id, new URL(request.url).searchParams)]);
  if (locationIn(page)) return page;
  const name = nameIn(id);
  const named = await context.get(serverCall)(placesNamed, { query: { name } });
  const [place] = named?.places ?? [];
  if (place && place.id !== id) throw redirect(href('/location/:id', { id: place.id }));
  return data(page, { status: 404 });
}

/** As it would be typed: `new-york` is a name with a space. */
const nameIn = (id: string) =>
  id
    .replaceAll(/[-_+\s]+/g, ' ')
    .trim()
    .slice(0, longestPlaceSearch)
    .toWellFormed();

type Prefetched = Awaited<ReturnType<typeof prefetch>>;

const locationIn = ({ dehydrated }: Prefetched) => dehydrated.queries[0]?.state.data as Location | undefined;

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  // The root speaks for the page table; routes between only repeat it.
  const inherited = matches[0]?.meta ?? [];
  const location = loaderData && locationIn(loaderData);
  return location
    ? locationHead(inherited, location)
    : replaceTags(inherited, [{ name: 'robots', content: 'noindex' }]);
}

export default function LocationPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data: location, error, refetch, isFetching } = useQuery(query(getLocation, inputFor(id, search)));
  const isKnown = locationIn(useLoaderData<typeof loader>() as Prefetched) !== undefined;
  if (!isKnown && !location) return <NoSuchPlace name={nameIn(id)} />;
  if (error)
    return (
      <ErrorState
        level={1}
        title="This place couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!location) return <Waiting />;
  return (
    <div className="pb-16">
      <PageHeader
        title={location.name}
        lede={<Where location={location} />}
        actions={
          <Button asChild variant="secondary">
            <Link to={withQuote(href('/discover/world'), location)}>Open the map</Link>
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:gap-12">
        <LocationMap location={location} />
        <section aria-labelledby="people">
          <h2 id="people" className="text-2xl">
            {location.people === 0 ? 'No one here yet' : countWords(location.people)}
          </h2>
          {location.people === 0 ? (
            <EmptyState action={<PutYourself size="sm" />} className="mt-4">
              No members are shown in {location.name.replace(/^Around/, 'the region around')} yet.
            </EmptyState>
          ) : (
            <ul aria-label="People" className="divide-y divide-line">
              {location.items.map((person) => (
                <PersonRow key={person.handle} person={person} />
              ))}
            </ul>
          )}
          <LoadMore hasMore={Boolean(location.next)} to={`?before=${location.next}`} label="Show more" />
        </section>
      </div>
      <LocationThings location={location} />
      <Namesakes places={location.namesakes} />
    </div>
  );
}

function Where({ location: { precision, area, within } }: { location: Location }) {
  return (
    <>
      {precisionWords[precision]}
      {area && `, ${area}`}
      {within.toReversed().map(({ id, name }) => (
        <span key={id}>
          , <Link to={href('/location/:id', { id })}>{name.replace(/^Around/, 'around')}</Link>
        </span>
      ))}
    </>
  );
}

function Namesakes({ places }: { places: Location['namesakes'] }) {
  if (places.length === 0) return null;
  return (
    <Section title="Other places with this name">
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {places.map((place) => (
          <li key={place.id}>
            <Link to={href('/location/:id', { id: place.id })}>{placeWords(place)}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-6 pt-12">
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-80 rounded-panel" />
    </div>
  );
}
