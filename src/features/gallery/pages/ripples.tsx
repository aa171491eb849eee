import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { AuthorName } from '../components/author-name.tsx';
import { RippleGraph } from '../components/ripple-graph.tsx';
import { listGallery, readRipples, type Ripple } from '../contract.ts';

const mostLiked = { query: { sort: 'liked' as const } };

function askedIn(search: URLSearchParams) {
  const id = search.get('of') ?? '';
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : undefined;
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const id = askedIn(new URL(request.url).searchParams);
  return prefetch(context, id ? [readRipples, { params: { id } }] : [listGallery, mostLiked]);
}

export default function Ripples() {
  const [search] = useSearchParams();
  const id = askedIn(search);
  return (
    <div className="pb-16">
      <PageHeader title="Ripples" lede="See who remixed a creation, and who remixed theirs." />
      {id ? <Of id={id} /> : <Choose />}
    </div>
  );
}

function Of({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(query(readRipples, { params: { id } }));
  if (error)
    return (
      <ErrorState
        title="These remixes couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={<Link to={href('/ripples')}>Choose another</Link>}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  const root = data.nodes.find(({ from }) => from === null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
      <RippleGraph nodes={data.nodes} />
      <div className="grid content-start gap-4">
        {data.cameFrom.length > 0 && (
          <section aria-label="Original" className="grid gap-2">
            <h2>Original</h2>
            <ol className="grid gap-1">
              {data.cameFrom.map(({ id: origin, title, by }) => (
                <li key={origin} className="wrap-anywhere">
                  <Link to={href('/ripples', { of: origin })}>
                    <bdi>{title}</bdi>
                  </Link>{' '}
                  by <bdi>{by}</bdi>
                </li>
              ))}
            </ol>
          </section>
        )}
        <h2>As a list</h2>
        {root && <Branch node={root} nodes={data.nodes} />}
        {data.nodes.length === 1 && <p className="text-muted">No published remixes yet.</p>}
        {!data.isWhole && <p className="text-muted">There’s more. Open one of these to see its remixes.</p>}
        <p className="flex flex-wrap gap-4">
          <Link to={href('/connect/acknowledgements', { about: `creation:${id}` })}>Thanks</Link>
          <Link to={href('/ripples')}>Choose another</Link>
        </p>
      </div>
    </div>
  );
}

function Branch({ node, nodes }: { node: Ripple; nodes: readonly Ripple[] }) {
  const children = nodes.filter(({ from }) => from === node.id);
  return (
    <ul className="grid gap-3 [&_ul]:mt-3 [&_ul]:border-l-2 [&_ul]:border-line [&_ul]:pl-4">
      <li>
        <p className="wrap-anywhere">
          <Link to={href('/gallery/:id', { id: node.id })} className="font-semibold">
            <bdi>{node.title}</bdi>
          </Link>{' '}
          by <AuthorName author={node.author} />
        </p>
        <p className="text-sm text-muted">
          {counted(node.likes, 'like')}, {counted(node.comments, 'comment')}
          {node.thanks > 0 && `, ${node.thanks} thanks`}, used by{' '}
          {node.uses === 1 ? '1 person' : `${node.uses} people`}
          {node.joins > 0 && `, brought ${node.joins === 1 ? '1 new member' : `${node.joins} new members`}`}
          {node.from !== null && (
            <>
              . <Link to={href('/ripples', { of: node.id })}>Continue from here</Link>
            </>
          )}
        </p>
        {children.map((child) => (
          <Branch key={child.id} node={child} nodes={nodes} />
        ))}
      </li>
    </ul>
  );
}

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function Choose() {
  const { data, error, refetch, isFetching } = useQuery(query(listGallery, mostLiked));
  if (error)
    return (
      <ErrorState title="The gallery couldn’t be loaded" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-64 rounded-card" />;
  if (data.items.length === 0)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to={href('/ai')}>Make something</Link>
          </Button>
        }
      >
        No remixes yet. Add something to the gallery for others to remix.
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      <h2>Choose a creation</h2>
      <ul className="divide-y divide-line">
        {data.items.map(({ id, title, author, remixes }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <Link to={href('/ripples', { of: id })} className="font-semibold wrap-anywhere">
              <bdi>{title}</bdi>
            </Link>
            <span className="text-sm text-muted">
              by <bdi>{author.name}</bdi>, used by {remixes === 1 ? '1 person' : `${remixes} people`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
