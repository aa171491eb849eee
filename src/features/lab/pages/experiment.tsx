import { data, Link, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { missingHead } from '#kit/head.ts';
import { href } from '#kit/href.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ExperimentShown } from '../components/experiment-shown.tsx';
import { getExperiment, listLabPosts, type Experiment } from '../contract.ts';
import { experimentHead } from '../lab-head.ts';
import { useExperiment } from '../use-experiment.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = { id: params.id! };
  const page = await prefetch(
    context,
    [getExperiment, { params: id }],
    [listLabPosts, { params: id, query: {} }],
  );
  if (!experimentIn(page)) throw data(null, { status: 404 });
  return page;
}

function experimentIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries.find(({ state }) => (state.data as Experiment | undefined)?.title !== undefined)
    ?.state.data as Experiment | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  // The root speaks for the page table; routes between only repeat it.
  const inherited = matches[0]?.meta ?? [];
  const experiment = loaderData && experimentIn(loaderData);
  return experiment ? experimentHead(inherited, experiment) : missingHead(inherited);
}

export default function ExperimentPage() {
  const { id = '' } = useParams();
  const { data: experiment, error, refetch, isFetching, user } = useExperiment(id);
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/create/lab')}>See the lab</Link>
      </ErrorState>
    );
  if (!experiment)
    return (
      <div aria-busy className="grid max-w-4xl gap-5 py-12">
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    );
  return <ExperimentShown key={id} experiment={experiment} user={user} />;
}
