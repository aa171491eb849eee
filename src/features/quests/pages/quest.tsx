import { useQuery } from '@tanstack/react-query';
import { data, Link, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { contentOf, replaceTags } from '#kit/head.ts';
import { href } from '#kit/href.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { QuestShown } from '../components/quest-shown.tsx';
import { getQuest, type QuestView } from '../contract.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [getQuest, { params: { id: params.questId! } }]);
  if (!questIn(page)) throw data(null, { status: 404 });
  return page;
}

function questIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries[0]?.state.data as QuestView | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const quest = loaderData && questIn(loaderData);
  if (!quest) return inherited;
  return replaceTags(inherited, [
    { title: `${quest.title} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: quest.about },
    { property: 'og:title', content: quest.title },
    { property: 'og:description', content: quest.about },
    ...(quest.isPublic ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]);
}

export default function Quest() {
  const { questId: id = '' } = useParams();
  // Whoever comes back from a tool sees what they did there.
  const {
    data: quest,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...query(getQuest, { params: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const { data: user } = useQuery(query(currentUser));
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/frenlyai-v2/quests')}>See all quests</Link>
      </ErrorState>
    );
  if (!quest)
    return (
      <div aria-busy className="grid max-w-3xl gap-5 py-12">
        <Skeleton className="h-14 w-4/5" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  return (
    <QuestShown
      key={id}
      quest={quest}
      signedIn={Boolean(user)}
      checking={isFetching}
      onCheck={() => void refetch()}
    />
  );
}
