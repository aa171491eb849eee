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
import { LessonShown } from '../components/lesson-shown.tsx';
import { getLesson, type LessonView } from '../contract.ts';
import { lessonHead } from '../lesson-head.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [getLesson, { params: { slug: params.slug! } }]);
  if (!lessonIn(page)) throw data(null, { status: 404 });
  return page;
}

function lessonIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries[0]?.state.data as LessonView | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const lesson = loaderData && lessonIn(loaderData);
  return lesson ? lessonHead(inherited, lesson) : missingHead(inherited);
}

export default function Lesson() {
  const { slug = '' } = useParams();
  const { data: lesson, error, refetch, isFetching } = useQuery(query(getLesson, { params: { slug } }));
  const { data: user } = useQuery(query(currentUser));
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/university')}>See all lessons</Link>
      </ErrorState>
    );
  if (!lesson)
    return (
      <div aria-busy className="grid max-w-3xl gap-5 py-12">
        <Skeleton className="h-14 w-4/5" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  return <LessonShown key={slug} lesson={lesson} signedIn={Boolean(user)} />;
}
