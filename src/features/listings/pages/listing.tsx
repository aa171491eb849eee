import { useQuery } from '@tanstack/react-query';
import { data, Link, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { missingHead } from '#kit/head.ts';
import { href } from '#kit/href.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ListingShown } from '../components/listing-shown.tsx';
import { getListing, type ListingView } from '../contract.ts';
import { listingHead } from '../listing-head.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [getListing, { params: { id: params.id! } }]);
  if (!listingIn(page)) throw data(null, { status: 404 });
  return page;
}

function listingIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries[0]?.state.data as ListingView | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const listing = loaderData && listingIn(loaderData);
  return listing ? listingHead(inherited, listing) : missingHead(inherited);
}

export default function Listing() {
  const { id = '' } = useParams();
  const { data: user } = useQuery(query(currentUser));
  const { data: listing, error, refetch, isFetching } = useQuery(query(getListing, { params: { id } }));
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/marketplace/:section?', {})}>See all listings</Link>
      </ErrorState>
    );
  if (!listing)
    return (
      <div aria-busy className="grid max-w-4xl gap-5 py-12">
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="aspect-4/3 rounded-card" />
      </div>
    );
  return <ListingShown key={id} listing={listing} user={user ?? null} />;
}
