import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ThreadDocument } from '../components/thread-document.tsx';
import { ThreadLine, useOwnThreads } from '../components/thread-list.tsx';
import { ThreadPanel } from '../components/thread-panel.tsx';
import { getThread, listMessages } from '../contract.ts';

/** A thread beside the document that its people write. */
export default function Workspace() {
  const [search] = useSearchParams();
  const id = search.get('thread');
  return id && /^[\da-f-]{36}$/.test(id) ? <Opened key={id} id={id} /> : <Choose />;
}

function Opened({ id }: { id: string }) {
  const { data: view, error, refetch, isFetching } = useQuery(query(getThread, { params: { id } }));
  const { data: first } = useQuery({
    ...query(listMessages, { params: { id }, query: { at: 'unread' } }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [isGone, setGone] = useState(false);
  if (error && !view)
    return (
      <ErrorState level={1} title="Thread not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/threads/workspace')}>Choose another</Link>
      </ErrorState>
    );
  if (!view || !first)
    return (
      <div aria-busy className="grid gap-4 py-6">
        <h1 className="sr-only">Thread workspace</h1>
        <Skeleton className="h-[70vh] rounded-card" />
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 pb-16 lg:grid-cols-[minmax(20rem,28rem)_minmax(37.5rem,1fr)]">
      <ThreadPanel
        view={view}
        first={first}
        isNarrow
        className="max-lg:h-[70dvh] lg:border-r lg:border-line lg:pr-4"
        onGone={() => setGone(true)}
      />
      {!isGone && <ThreadDocument view={view} />}
    </div>
  );
}

function Choose() {
  const list = useOwnThreads();
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6"
        title="Thread workspace"
        lede="A thread and its document, side by side. Choose a thread."
      />
      {list.error ? (
        <p role="alert">{wordsOf(list.error)}</p>
      ) : !list.items ? (
        <Skeleton className="h-40" />
      ) : list.items.length === 0 ? (
        <EmptyState
          action={
            <Button asChild>
              <Link to={href('/threads/new')}>Start a thread</Link>
            </Button>
          }
        >
          You’re not in any threads yet.
        </EmptyState>
      ) : (
        <ul
          aria-label="Your threads"
          className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line bg-surface p-2"
        >
          {list.items.map((thread) => (
            <li key={thread.id}>
              <ThreadLine thread={thread} to={href('/threads/workspace', { thread: thread.id })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
