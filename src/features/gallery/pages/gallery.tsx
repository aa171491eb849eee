import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { AddYours } from '../components/add-yours.tsx';
import { WaitingGrid } from '../components/creation-grid.tsx';
import { CreationMasonry } from '../components/creation-masonry.tsx';
import { GalleryExamples } from '../components/gallery-examples.tsx';
import { GalleryFilters } from '../components/gallery-filters.tsx';
import { listExamples } from '../examples/contract.ts';
import { galleryShelves, listGallery } from '../contract.ts';
import { filterIn, without } from '../filter-in-address.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const filter = filterIn(new URL(request.url).searchParams);
  return prefetch(context, [listGallery, { query: filter }], [galleryShelves], [listExamples]);
}

export default function Gallery() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const list = useQuery({ ...query(listGallery, { query: filter }), placeholderData: keepPreviousData });
  const { data, error, refetch, isFetching } = list;
  const isNarrowed = Object.keys(filter).some((name) => name !== 'sort');
  const { data: ours } = useQuery(query(listExamples));
  const examples = !isNarrowed && ours?.items.length ? ours : undefined;
  return (
    <div className="pb-16">
      <PageHeader
        title="Gallery"
        lede="See what members have made. Like it, comment on it, or remix it."
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={href('/showcase')}>Showcase</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={href('/collections')}>Collections</Link>
            </Button>
            <AddYours />
          </>
        }
      />
      {(isNarrowed || data?.items.length !== 0) && <GalleryFilters filter={filter} />}
      {error ? (
        <ErrorState
          title="The gallery couldn’t be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <WaitingGrid />
      ) : data.items.length === 0 ? (
        !examples && <Nothing isNarrowed={isNarrowed} />
      ) : (
        <CreationMasonry creations={data.items} />
      )}
      {filter.before && (
        <p className="pt-6 text-center">
          <Link to={without(search)}>Back to the start</Link>
        </p>
      )}
      <LoadMore hasMore={Boolean(data?.next)} to={pageAfter(search, data?.next ?? '')} label="Show more" />
      {data && examples && <GalleryExamples {...examples} />}
    </div>
  );
}

function pageAfter(search: URLSearchParams, next: string) {
  const params = new URLSearchParams(search);
  params.set('before', next);
  return `?${params}`;
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState
        action={
          <Button asChild variant="secondary">
            <Link to={href('/gallery')}>Clear filters</Link>
          </Button>
        }
      >
        Nothing matches these filters.
      </EmptyState>
    );
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={href('/ai')}>See the tools</Link>
        </Button>
      }
      sample={[{ title: 'How bamboo grows', detail: 'Summary by Ana. 12 likes, 3 comments.' }]}
    >
      Nothing here yet. Make something with a tool and choose “Add to gallery”.
    </EmptyState>
  );
}
