import { useQuery } from '@tanstack/react-query';
import { data, Link, useParams, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { EditSoulprint } from '../components/edit-soulprint.tsx';
import { SoulprintList } from '../components/soulprint-list.tsx';
import { SoulprintPicture } from '../components/soulprint-picture.tsx';
import { useLit } from '../components/use-lit.ts';
import { soulprintOf } from '../contract.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [soulprintOf, { params: { handle: params.handle! } }]);
  if (page.dehydrated.queries.length === 0) throw data(null, { status: 404 });
  return page;
}

export default function Soulprint() {
  const { handle = '' } = useParams();
  const { data: found, error, refetch, isFetching } = useQuery(query(soulprintOf, { params: { handle } }));
  const { data: user } = useQuery(query(currentUser));
  const lighting = useLit();
  if (error)
    return (
      <ErrorState
        level={1}
        title="This soulprint couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!found) return <Skeleton className="mt-12 h-96 rounded-card" />;
  const { person, facets } = found;
  const isOwn = user?.handle?.toLowerCase() === person.handle.toLowerCase();
  return (
    <div className="pb-16">
      <PageHeader
        title={
          <span dir="auto" className="wrap-anywhere">
            {person.name}-ness
          </span>
        }
        lede={
          isOwn ? 'What you’re about, from what you’ve approved.' : 'What they’re about, in their own words.'
        }
        actions={
          <Button asChild variant="secondary">
            <Link to={href('/profile/:handle', { handle: person.handle.toLowerCase() })}>Profile</Link>
          </Button>
        }
      />
      {facets.length > 0 ? (
        <div className="grid items-center gap-8 md:grid-cols-2">
          <SoulprintPicture facets={facets} name={person.name} lighting={lighting} />
          <SoulprintList facets={facets} lighting={lighting} />
        </div>
      ) : (
        <EmptyState>
          {isOwn
            ? 'Your soulprint is empty. Answer a question below and approve what fits.'
            : 'Nothing here yet.'}
        </EmptyState>
      )}
      {isOwn && <EditSoulprint />}
    </div>
  );
}
