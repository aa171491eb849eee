import { data, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch, serverCall } from '#kit/contract/prefetch.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { missingHead } from '#kit/head.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { CreationComments } from '../components/comments.tsx';
import { CreationShown } from '../components/creation-shown.tsx';
import { getCreation, type CreationView } from '../contract.ts';
import { creationHead } from '../creation-head.ts';
import { useCountView } from '../statistics/use-count-view.ts';
import { useCreation } from '../use-creation.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [getCreation, { params: { id: params.id! } }]);
  if (creationIn(page)) return page;
  // It may be hidden, and of a business that the visitor acts for, which only the browser knows.
  const user = await context.get(serverCall)(currentUser);
  if (!user) throw data(null, { status: 404 });
  return data(page, { status: 404 });
}

function creationIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries[0]?.state.data as CreationView | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  // The root speaks for the page table; routes between only repeat it.
  const inherited = matches[0]?.meta ?? [];
  const creation = loaderData && creationIn(loaderData);
  return creation ? creationHead(inherited, creation) : missingHead(inherited);
}

export default function Creation() {
  const { id = '' } = useParams();
  const { data: creation, error, refetch, isFetching, user } = useCreation(id);
  useCountView(creation && !creation.mine ? id : undefined);
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!creation) return <Waiting />;
  return (
    <div className="pb-16">
      <CreationShown creation={creation} user={user}>
        <CreationComments id={id} signedIn={user !== null} />
      </CreationShown>
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy className="grid max-w-3xl gap-5 py-12">
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
