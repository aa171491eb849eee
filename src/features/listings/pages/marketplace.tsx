import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import Plus from 'lucide-react/icons/plus';
import { data as answer, Link, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { OutputOf } from '#kit/contract/endpoint.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { ListingFilters } from '../components/listing-filters.tsx';
import { ListingGrid, WaitingGrid } from '../components/listing-card.tsx';
import { ListingsMap } from '../components/listings-map.tsx';
import { SaveSearch } from '../components/save-search.tsx';
import { SectionCareNotes } from '../components/section-care.tsx';
import { SectionLinks } from '../components/section-links.tsx';
import { listListings, listSections } from '../contract.ts';
import { filterIn, queryOf, type Filter } from '../filter-in-address.ts';
import { sectionNamed } from '../sections.ts';

export function loader({ context, request, params: { section } }: LoaderFunctionArgs) {
  if (section && !sectionNamed(section)) throw answer(null, { status: 404 });
  const filter = queryOf(filterIn(new URL(request.url).searchParams, section));
  return prefetch(context, [listListings, { query: filter }], [listSections]);
}

export default function Marketplace() {
  const { section: sectionId } = useParams();
  const [search] = useSearchParams();
  const filter = filterIn(search, sectionId);
  const section = sectionNamed(sectionId);
  const isMap = search.get('view') === 'map';
  const list = useQuery({
    ...query(listListings, { query: queryOf(filter) }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-6 pb-16">
      <PageHeader
        className="pb-0"
        title={section?.title ?? 'FrenlyList'}
        lede={section?.lede ?? 'Find what you need and post what you have, near you or anywhere.'}
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={href('/marketplace/yours')}>Your listings</Link>
            </Button>
            <Button asChild>
              <Link to={href('/list', section ? { section: section.id } : {})}>
                <Plus aria-hidden /> Post a listing
              </Link>
            </Button>
          </>
        }
      />
      <SectionLinks current={section?.id} />
      <ListingFilters
        key={`${sectionId}${search}`}
        filter={filter}
        facets={list.data?.facets ?? []}
        isMap={isMap}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {list.data && totalWords(list.data.total)}
        </p>
        <div className="flex flex-wrap gap-2">
          <SaveSearch key={JSON.stringify(filter)} filter={filter} />
          <Button asChild variant="secondary">
            <Link to={viewLink(search, !isMap)} replace preventScrollReset>
              {isMap ? <List aria-hidden /> : <MapIcon aria-hidden />}
              {isMap ? 'Hide map' : 'Show map'}
            </Link>
          </Button>
        </div>
      </div>
      {isMap && <ListingsMap filter={queryOf(filter)} />}
      <Results list={list} filter={filter} search={search} />
      {section && <SectionCareNotes section={section.id} />}
    </div>
  );
}

const totalWords = (total: number) =>
  total === 0 ? '' : total === 1 ? '1 listing' : total >= 1000 ? 'Over 1,000 listings' : `${total} listings`;

function viewLink(search: URLSearchParams, isMap: boolean) {
  const params = new URLSearchParams(search);
  if (isMap) params.set('view', 'map');
  else {
    params.delete('view');
    params.delete('area');
  }
  return `?${params}`;
}

interface ResultsProps {
  list: UseQueryResult<OutputOf<typeof listListings> | null>;
  filter: Filter;
  search: URLSearchParams;
}

function Results({ list: { data, error, refetch, isFetching }, filter, search }: ResultsProps) {
  if (error)
    return (
      <ErrorState
        level={2}
        title="Listings couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <WaitingGrid />;
  if (data.items.length === 0) return <Nothing filter={filter} />;
  const next = new URLSearchParams(search);
  next.set('page', data.next ?? '');
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="sr-only">
        Listings
      </h2>
      <ListingGrid label="Listings" listings={data.items} />
      <LoadMore hasMore={data.next !== null} to={`?${next}`} label="Show more" />
    </section>
  );
}

function Nothing({ filter }: { filter: Filter }) {
  const section = sectionNamed(filter.section);
  const isSearch = Object.keys(filter).some((name) => name !== 'section');
  const words = filter.q ? { title: filter.q } : {};
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link
              to={href('/list', {
                ...words,
                kind: isSearch ? 'wanted' : 'offer',
                ...(section && { section: section.id }),
              })}
            >
              {isSearch ? 'Post it as wanted' : 'Post the first listing'}
            </Link>
          </Button>
          {isSearch && (
            <Button asChild variant="secondary">
              <Link to={href('/marketplace/:section?', section ? { section: section.id } : {})}>
                Clear filters
              </Link>
            </Button>
          )}
        </div>
      }
    >
      {isSearch
        ? 'Nothing matches yet. Save the search to hear of new listings, or post what you need so others can offer it.'
        : `No listings here yet. Post something you have or need${section ? `, such as “${section.example}”` : ''}. It takes a minute.`}
    </EmptyState>
  );
}
