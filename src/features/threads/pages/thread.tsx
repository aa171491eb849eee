import { useQuery } from '@tanstack/react-query';
import { data, Link, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ThreadPanel } from '../components/thread-panel.tsx';
import { ThreadSidebar } from '../components/thread-sidebar.tsx';
import { getThread, listMessages, type ThreadView } from '../contract.ts';
import { threadHead } from '../thread-head.ts';

/** Opens where one stopped reading. */
const atUnread = { at: 'unread' } as const;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = params.id!;
  const page = await prefetch(
    context,
    [getThread, { params: { id } }],
    [listMessages, { params: { id }, query: atUnread }],
  );
  if (!viewIn(page)) throw data(null, { status: 404 });
  return page;
}

function viewIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries
    .map(({ state }) => state.data as ThreadView | undefined)
    .find((known) => known?.members);
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const view = loaderData && viewIn(loaderData);
  return view ? threadHead(inherited, view) : inherited;
}

export default function Thread() {
  const { id = '' } = useParams();
  const { data: view, error, refetch, isFetching } = useQuery(query(getThread, { params: { id } }));
  // Once: from then on the page is told what changes.
  const { data: first } = useQuery({
    ...query(listMessages, { params: { id }, query: atUnread }),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error && !view)
    return (
      <ErrorState level={1} title="Thread not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/threads')}>See your threads</Link>
      </ErrorState>
    );
  if (!view || !first) return <Waiting />;
  const isMember = view.me !== null && !view.isGuest;
  return (
    <div
      className={
        isMember ? 'grid grid-cols-[minmax(0,1fr)] gap-4 pt-2 lg:grid-cols-[17rem_minmax(0,1fr)]' : 'pt-2'
      }
    >
      {isMember && <ThreadSidebar current={id} />}
      <ThreadPanel key={id} view={view} first={first} />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-4 py-6">
      <h1 className="sr-only">Thread</h1>
      <Skeleton className="h-9 w-1/2" />
      <Skeleton className="h-[60vh] rounded-card" />
    </div>
  );
}
