import { useQuery } from '@tanstack/react-query';
import { data as respond, redirect, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { readTopic } from '#social/topics/topic.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { NothingOnTopic } from '../components/nothing-on-topic.tsx';
import { ResultGroup } from '../components/result-group.tsx';
import { topicResults, type TopicAnswer } from '../contract.ts';
import { topicHead } from '../topic-head.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [topicResults, { params: { topic: params.topic! } }]);
  const answer = answerIn(page);
  const member = answer?.member;
  if (member) throw redirect(href('/profile/:handle', { handle: member }));
  // A word that nothing here is about is no page.
  return answer?.results.length === 0 ? respond(page, { status: 404 }) : page;
}

function answerIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries[0]?.state.data as TopicAnswer | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  // The root's: routes between pass it on unchanged, so all of them together would say everything twice.
  const inherited = matches[0]?.meta ?? [];
  const answer = loaderData && answerIn(loaderData);
  return answer ? topicHead(inherited, answer) : inherited;
}

export default function Topic() {
  const { topic = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(query(topicResults, { params: { topic } }));
  const isNothing = data?.results.length === 0;
  return (
    <div className="pb-16">
      <PageHeader
        title={
          isNothing ? (
            'Page not found'
          ) : (
            <span className="wrap-anywhere">{data?.title ?? readTopic(topic).title}</span>
          )
        }
        lede={data && !isNothing ? 'Everything on Frenly about this topic.' : undefined}
      />
      {error ? (
        <ErrorState
          title="This topic couldn’t be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <Waiting />
      ) : isNothing ? (
        <NothingOnTopic answer={data} />
      ) : (
        <div className="grid gap-12">
          {Object.entries(Object.groupBy(data.results, ({ kind }) => kind)).map(([kind, results]) => (
            <ResultGroup key={kind} title={kind} results={results!} />
          ))}
        </div>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-28 rounded-card" />
      ))}
    </div>
  );
}
