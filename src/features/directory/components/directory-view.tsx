import { keepPreviousData, useQuery } from '@tanstack/react-query';
import List from 'lucide-react/icons/list';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { longestDirectorySearch, searchDirectory, type DirectoryQuery } from '../contract.ts';
import { facetIds, filterIn, valuesOf } from '../filter-in-address.ts';
import { DirectoryMap } from './directory-map.tsx';
import { DirectoryPersonCard } from './directory-person-card.tsx';
import { FacetList } from './facet-list.tsx';
import { KeptViews } from './kept-views.tsx';

const ownOfferings = `${href('/settings', { tab: 'profile' })}#offerings`;

interface DirectoryViewProps {
  title: string;
  lede: string;
  /** Which facets stand beside the list; all by default. */
  facets?: readonly string[];
  /** What narrows the list whatever the address says. */
  always?: Pick<DirectoryQuery, 'offers'>;
  /** Said while nobody is found though nothing is narrowed down. */
  nobody?: string;
}

/** People who want to be found, in words and by what they offer. */
export function DirectoryView({ title, lede, facets, always = {}, nobody }: DirectoryViewProps) {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const { data, error, refetch, isFetching } = useQuery({
    ...query(searchDirectory, { query: { ...filter, ...always } }),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = Object.keys(filter).length > 0;
  const isMap = search.get('view') === 'map';
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const filtersId = useId();
  const chosen = facetIds.reduce((sum, id) => sum + valuesOf(search, id).length, 0);
  const shown = data?.facets.filter(({ id }) => !facets || facets.includes(id)) ?? [];
  // Where nobody is listed there is nothing to narrow down.
  const hasFilters = !data || isNarrowed || shown.some(({ values }) => values.length > 0);
  return (
    <div className="pb-16">
      <PageHeader
        title={title}
        lede={lede}
        className="pb-6"
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={shownAs(search, isMap ? 'list' : 'map')} replace preventScrollReset>
                {isMap ? <List aria-hidden /> : <MapPin aria-hidden />}
                {isMap ? 'List' : 'Map'}
              </Link>
            </Button>
            <Button asChild>
              <Link to={ownOfferings}>Add what you offer</Link>
            </Button>
          </>
        }
      />
      <Form role="search" aria-label={title} replace className="mb-6 flex max-w-2xl gap-3">
        <Field label="Search people and what they offer" hideLabel className="flex-1">
          <Input
            key={filter.q}
            type="search"
            name="q"
            defaultValue={filter.q}
            maxLength={longestDirectorySearch}
            placeholder="A name, a skill, something you need"
          />
        </Field>
        {facetIds.map((id) => {
          const value = search.get(id);
          return value && <input key={id} type="hidden" name={id} value={value} />;
        })}
        {isMap && <input type="hidden" name="view" value="map" />}
        <Button type="submit">
          <Search aria-hidden />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </Form>
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-8',
          hasFilters && 'lg:grid-cols-[15rem_minmax(0,1fr)]',
        )}
      >
        {hasFilters && (
          <div className="grid content-start gap-6">
            {/* Where they stand above the list, they would push it off the screen. */}
            <Button
              variant="secondary"
              className="justify-self-start lg:hidden"
              aria-expanded={areFiltersOpen}
              aria-controls={filtersId}
              onClick={() => setFiltersOpen(!areFiltersOpen)}
            >
              <SlidersHorizontal aria-hidden />
              {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
            </Button>
            <div id={filtersId} className={cn('grid gap-6', !areFiltersOpen && 'max-lg:hidden')}>
              <FacetList facets={shown} />
              <KeptViews />
            </div>
          </div>
        )}
        <div aria-busy={isFetching} className="grid content-start gap-4">
          {error ? (
            <ErrorState
              title="The directory couldn’t be loaded"
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              {wordsOf(error)}
            </ErrorState>
          ) : !data ? (
            <Waiting />
          ) : data.items.length === 0 ? (
            <Nobody
              isNarrowed={isNarrowed}
              words={nobody}
              to={always.offers ? ownOfferings : href('/create/join')}
            />
          ) : (
            <>
              <p role="status" className="flex flex-wrap gap-x-4 text-sm text-muted">
                {data.people === 1 ? '1 person' : `${data.people} people`}
                {isNarrowed && <Link to="?">Clear search</Link>}
              </p>
              {isMap && <DirectoryMap filter={{ ...withoutPage(filter), ...always }} />}
              <ul aria-label="People" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
                {data.items.map((person) => (
                  <li key={person.handle} className="min-w-0">
                    <DirectoryPersonCard person={person} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <LoadMore hasMore={Boolean(data?.next)} to={after(search, data?.next ?? '')} label="Show more" />
        </div>
      </div>
    </div>
  );
}

function shownAs(search: URLSearchParams, view: 'list' | 'map') {
  const params = new URLSearchParams(search);
  if (view === 'map') params.set('view', 'map');
  else params.delete('view');
  return `?${params}`;
}

const withoutPage = ({ before: _, ...filter }: DirectoryQuery) => filter;

function after(search: URLSearchParams, next: string) {
  const params = new URLSearchParams(search);
  params.set('before', next);
  return `?${params}`;
}

interface NobodyProps {
  isNarrowed: boolean;
  words: string | undefined;
  /** Where one becomes the first. */
  to: string;
}

function Nobody({ isNarrowed, words, to }: NobodyProps) {
  if (isNarrowed)
    return (
      <EmptyState
        action={
          <Button asChild variant="secondary">
            <Link to="?">Clear search</Link>
          </Button>
        }
      >
        No one matches your search.
      </EmptyState>
    );
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={to}>Be the first</Link>
        </Button>
      }
      sample={[{ title: 'Ana (@ana)', detail: 'Offers proofreading. Speaks English and Português.' }]}
    >
      {words ?? 'No one is in the directory yet. Join and list what you offer to be the first.'}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className="h-44 rounded-card" />
      ))}
    </div>
  );
}
