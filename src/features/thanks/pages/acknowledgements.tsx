import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
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
import { useScrollToAnchor } from '#kit/ui/use-scroll-to-anchor.ts';
import { ThankForm } from '../components/thank-form.tsx';
import { ThanksItem } from '../components/thanks-item.tsx';
import { listThanks } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prefetch(context, [listThanks, { query: filterIn(new URL(request.url).searchParams) }]);

export default function Acknowledgements() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const { data: user } = useQuery(query(currentUser));
  const { data, error, refetch, isFetching } = useQuery({
    ...query(listThanks, { query: filter }),
    placeholderData: keepPreviousData,
  });
  useScrollToAnchor(data !== undefined);
  return (
    <div className="pb-16">
      <PageHeader
        title="Acknowledgements"
        lede={
          filter.of
            ? `Thanks that @${filter.of} received.`
            : 'Thanks from one member to another. The person thanked can hide it.'
        }
        className="pb-6"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-4 max-lg:order-last">
          <div className="flex flex-wrap items-center gap-4">
            {user && (
              <FilterLinks
                label="Which"
                param="shelf"
                value={filter.shelf}
                options={[
                  { value: undefined, label: 'Public' },
                  { value: 'received', label: 'To you' },
                  { value: 'given', label: 'From you' },
                ]}
              />
            )}
            {filter.of && <Link to={href('/connect/acknowledgements')}>Show everyone’s</Link>}
          </div>
          {error ? (
            <ErrorState
              title="Thanks couldn’t be loaded"
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              {wordsOf(error)}
            </ErrorState>
          ) : !data ? (
            <Skeleton className="h-40 rounded-card" />
          ) : data.items.length === 0 ? (
            <EmptyState
              sample={[{ title: 'Ana thanked Ben for an answer', detail: '“That saved my weekend.”' }]}
            >
              {filter.shelf === 'received'
                ? 'No thanks yet. Answer a question to help someone.'
                : 'No thanks yet. Who would you like to thank?'}
            </EmptyState>
          ) : (
            <>
              <p role="status" className="text-sm text-muted">
                {data.count} thanks
              </p>
              <ul aria-label="Thanks" className="grid gap-4">
                {data.items.map((one) => (
                  <ThanksItem key={one.id} thanks={one} isMember={Boolean(user)} />
                ))}
              </ul>
            </>
          )}
          <LoadMore hasMore={Boolean(data?.next)} to={after(search, data?.next ?? '')} label="Show more" />
        </div>
        {user ? (
          <ThankForm />
        ) : (
          <div className="grid content-start justify-items-start gap-4 rounded-card bg-leaf p-6">
            <p className="text-lg">You need an account to thank someone.</p>
            <Button asChild>
              <Link to={href('/register', { return_url: href('/connect/acknowledgements') })}>
                Create your account
              </Link>
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function after(search: URLSearchParams, next: string) {
  const params = new URLSearchParams(search);
  params.set('before', next);
  return `?${params}`;
}
