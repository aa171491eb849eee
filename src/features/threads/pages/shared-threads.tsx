import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ThreadLine, ThreadList, useOwnThreads } from '../components/thread-list.tsx';
import { listPublicThreads } from '../contract.ts';

const filterIn = (search: URLSearchParams) => {
  const before = search.get('before')?.slice(0, 80);
  return before ? { before } : {};
};

export function loader({ context, request }: LoaderFunctionArgs) {
  return prefetch(context, [listPublicThreads, { query: filterIn(new URL(request.url).searchParams) }]);
}

export default function SharedThreads() {
  const { data: user } = useQuery(query(currentUser));
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6"
        title="Shared threads"
        lede="Threads shared with you, and public threads."
      />
      {user && <WithMe />}
      <Section title="Public threads" className="pt-6 pb-0 sm:pt-6 sm:pb-0">
        <Public />
      </Section>
    </div>
  );
}

function WithMe() {
  const list = useOwnThreads({ shelf: 'shared' });
  return (
    <Section title="Shared with you" className="pt-0 pb-6 sm:pt-0 sm:pb-6">
      {list.items?.length === 0 ? (
        <EmptyState>Nothing yet. Threads shared with you appear here.</EmptyState>
      ) : (
        <ThreadList list={list} className="max-w-3xl rounded-card border border-line bg-surface p-2" />
      )}
    </Section>
  );
}

function Public() {
  const [search] = useSearchParams();
  const list = useQuery({
    ...query(listPublicThreads, { query: filterIn(search) }),
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch, isFetching } = list;
  if (error)
    return (
      <ErrorState
        level={3}
        title="Threads couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-40" />;
  if (data.items.length === 0) return <EmptyState>No public threads yet.</EmptyState>;
  return (
    <>
      <ul
        aria-label="Public threads"
        className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line bg-surface p-2"
      >
        {data.items.map((thread) => (
          <li key={thread.id}>
            <ThreadLine thread={thread} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={Boolean(data.next)}
        to={`?before=${encodeURIComponent(data.next ?? '')}`}
        label="Show more"
      />
    </>
  );
}
