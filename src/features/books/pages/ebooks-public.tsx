/** Books that members published. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Rss from 'lucide-react/icons/rss';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { cardLink } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterBar } from '#kit/ui/filter-bar.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { TagLinks } from '#kit/ui/tag-links.tsx';
import { creationCover, listGallery, type Creation } from '#features/gallery/contract.ts';
import { opdsCatalogue } from '../contract.ts';
import { bookKind } from '../kind.ts';

const sorts = ['week', 'liked'] as const;

function filterIn(search: URLSearchParams) {
  const given = (['q', 'tag', 'before'] as const).flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  const sort = sorts.find((known) => known === search.get('sort'));
  return {
    kind: bookKind.id,
    ...(Object.fromEntries(given) as { q?: string; tag?: string; before?: string }),
    ...(sort && { sort }),
  };
}

export function loader({ context, request }: LoaderFunctionArgs) {
  return prefetch(context, [listGallery, { query: filterIn(new URL(request.url).searchParams) }]);
}

export default function EbooksPublic() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const { kind: _kind, ...inAddress } = filter;
  const { data, error, refetch, isFetching } = useQuery({
    ...query(listGallery, { query: filter }),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = Boolean(filter.q ?? filter.tag);
  const next = new URLSearchParams(search);
  next.set('before', data?.next ?? '');
  return (
    <div className="pb-16">
      <PageHeader
        title="Public bookshelf"
        lede="Books that members wrote and published. Read them here, or download them for your reading app."
        actions={
          <>
            <Button asChild variant="secondary">
              <a href={urlOf(opdsCatalogue)}>
                <Rss aria-hidden /> OPDS catalogue
              </a>
            </Button>
            <Button asChild>
              <Link to={href('/ebooks')}>Your books</Link>
            </Button>
          </>
        }
      />
      <FilterBar
        filter={inAddress}
        search={{ label: 'Search books', maxLength: 200 }}
        className="pb-8"
        first={
          <FilterLinks
            label="Sort by"
            param="sort"
            value={filter.sort}
            options={[
              { value: undefined, label: 'New' },
              { value: 'week', label: 'Liked this week' },
              { value: 'liked', label: 'Most liked' },
            ]}
          />
        }
      />
      {error ? (
        <ErrorState title="The books couldn’t be loaded" onRetry={() => void refetch()} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <Skeleton className="h-80 rounded-card" />
      ) : data.items.length === 0 ? (
        <EmptyState
          sample={isNarrowed ? [] : [{ title: 'Soups for cold days', detail: 'By Ana. CC BY 4.0' }]}
        >
          {isNarrowed
            ? 'No books match. Try other words.'
            : 'No public books yet. Open a book of yours and choose “Add to gallery”.'}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
          {data.items.map((book) => (
            <PublicBook key={book.id} book={book} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={Boolean(data?.next)} to={`?${next}`} label="Show more" />
    </div>
  );
}

function PublicBook({ book: { id, title, author, caption, tags } }: { book: Creation }) {
  return (
    <li className="relative grid content-start gap-2">
      <img
        alt=""
        loading="lazy"
        src={urlOf(creationCover, { params: { id, width: '320' } })}
        className="aspect-[5/8] w-full rounded-md bg-sunken object-cover shadow-soft"
      />
      <h2 dir="auto" className="text-base wrap-anywhere">
        <Link to={href('/ebooks/:id', { id })} className={cardLink}>
          {title}
        </Link>
      </h2>
      <p className="text-sm text-muted">
        <bdi>{author.name}</bdi>
      </p>
      {caption && (
        <p dir="auto" className="line-clamp-3 text-sm wrap-anywhere">
          {caption}
        </p>
      )}
      <TagLinks tags={tags} hrefOf={(tag) => href('/ebooks/public', { tag })} />
    </li>
  );
}
