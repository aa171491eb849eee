import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { feedTags } from '../blog-head.ts';
import { FeedLinks } from '../components/feed-links.tsx';
import { PostCard } from '../components/post-card.tsx';
import { listPosts, listPostTags } from '../contract.ts';

/** A bar of more would be longer than it helps. */
const mostFilters = 12;

function filterIn(search: URLSearchParams) {
  const [tag, before] = [search.get('tag'), search.get('before')];
  return { ...(tag ? { tag } : {}), ...(before ? { before } : {}) };
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const filter = filterIn(new URL(request.url).searchParams);
  return prefetch(context, [listPosts, { query: filter }], [listPostTags]);
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  return [...(matches[0]?.meta ?? []), ...feedTags()];
}

export default function Blog() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const list = useQuery({ ...query(listPosts, { query: filter }), placeholderData: keepPreviousData });
  const { data: tags } = useQuery(query(listPostTags));
  const { data, error, refetch, isFetching } = list;
  const next = new URLSearchParams(search);
  next.set('before', data?.next ?? '');
  return (
    <div className="pb-16">
      <PageHeader
        title="Blog"
        lede="How Frenly works, why it’s built that way, and what the numbers say."
        className="pb-5"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FeedLinks />
        {tags && tags.items.length > 0 && (
          <FilterLinks
            label="Tags"
            param="tag"
            value={filter.tag}
            options={[
              { value: undefined, label: 'All' },
              ...tags.items
                .slice(0, mostFilters)
                .map(({ tag, count }) => ({ value: tag, label: tag, count })),
            ]}
          />
        )}
        {error ? (
          <ErrorState
            title="The blog couldn’t be loaded"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {wordsOf(error)}
          </ErrorState>
        ) : !data ? (
          <Waiting />
        ) : data.items.length === 0 ? (
          <EmptyState
            action={
              <Button asChild variant="secondary">
                <Link to={href('/blog')}>See all posts</Link>
              </Button>
            }
          >
            {filter.tag ? 'No posts with this tag.' : 'Nothing has been published yet.'}
          </EmptyState>
        ) : (
          <ul aria-label="Posts" className="grid gap-5 md:grid-cols-2">
            {data.items.map((post) => (
              <li key={post.id}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        )}
        <LoadMore hasMore={Boolean(data?.next)} to={`?${next}`} label="Older posts" />
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-5 md:grid-cols-2">
      {[1, 2, 3, 4].map((one) => (
        <Skeleton key={one} className="h-56 rounded-card" />
      ))}
    </div>
  );
}
