import { useQuery } from '@tanstack/react-query';
import { data, Link, useParams, useSearchParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { LocationMap } from '../components/location-map.tsx';
import { LocationThings } from '../components/location-things.tsx';
import { PersonRow } from '../components/person-row.tsx';
import { PutYourself } from '../components/put-yourself.tsx';
import { getLocation, type Location } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';
import { locationHead } from '../location-head.ts';
import { countWords, precisionWords } from '../words.ts';

const inputFor = (id: string, search: URLSearchParams) => {
  const { before } = filterIn(search);
  return { params: { id }, query: before ? { before } : {} };
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = await prefetch(context, [
    getLocation,
    inputFor(params.id!, new URL(request.url).searchParams),
  ]);
  if (!locationIn(page)) throw data(null, { status: 404 });
  return page;
}

const locationIn = ({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) =>
  dehydrated.queries[0]?.state.data as Location | undefined;

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  // The root speaks for the page table; routes between only repeat it.
  const inherited = matches[0]?.meta ?? [];
  const location = loaderData && locationIn(loaderData);
  return location ? locationHead(inherited, location) : inherited;
}

export default function LocationPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data: location, error, refetch, isFetching } = useQuery(query(getLocation, inputFor(id, search)));
  if (error)
    return (
      <ErrorState
        level={1}
        title="This place did not load"
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
            <Link to={href('/discover/world')}>Open the map</Link>
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:gap-12">
        <LocationMap location={location} />
        <section aria-labelledby="people">
          <h2 id="people" className="text-2xl">
            {location.people === 0 ? 'Nobody here yet' : countWords(location.people)}
          </h2>
          {location.people === 0 ? (
            <EmptyState action={<PutYourself size="sm" />} className="mt-4">
              No member chose to be shown in {location.name.replace(/^Around/, 'the region around')} so far.
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

function Waiting() {
  return (
    <div aria-busy className="grid gap-6 pt-12">
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-80 rounded-panel" />
    </div>
  );
}
