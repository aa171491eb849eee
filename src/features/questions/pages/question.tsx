import { data, Link, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { missingHead } from '#kit/head.ts';
import { href } from '#kit/href.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { QuestionShown } from '../components/question-shown.tsx';
import { getQuestion, type QuestionView } from '../contract.ts';
import { questionHead } from '../question-head.ts';
import { useQuestion } from '../use-question.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [getQuestion, { params: { id: params.id! } }]);
  if (!questionIn(page)) throw data(null, { status: 404 });
  return page;
}

function questionIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries[0]?.state.data as QuestionView | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  // The root speaks for the page table; routes between only repeat it.
  const inherited = matches[0]?.meta ?? [];
  const question = loaderData && questionIn(loaderData);
  return question ? questionHead(inherited, question) : missingHead(inherited);
}

export default function Question() {
  const { id = '' } = useParams();
  const { data: question, error, refetch, isFetching, user } = useQuestion(id);
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/qa')}>See all questions</Link>
      </ErrorState>
    );
  if (!question) return <Waiting />;
  return <QuestionShown key={id} question={question} user={user} />;
}

function Waiting() {
  return (
    <div aria-busy className="grid max-w-4xl gap-5 py-12">
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}
