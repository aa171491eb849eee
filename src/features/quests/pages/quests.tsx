import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterLinks, useFilter } from '#kit/ui/filter-links.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { OwnScrolls } from '../components/own-scrolls.tsx';
import { QuestWall } from '../components/quest-card.tsx';
import { listMembersQuests, listQuests } from '../contract.ts';

export const loader = ({ context }: LoaderFunctionArgs) => prefetch(context, [listQuests]);

const shelves = ['members', 'own', 'scrolls'] as const;

export default function Quests() {
  const shelf = useFilter('shelf', shelves);
  const { data: user } = useQuery(query(currentUser));
  const { data } = useQuery(query(listQuests));
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-5"
        title="Quests"
        lede="Learn the tools step by step, at your own pace. Earlier activity counts too."
        actions={
          <>
            {data?.resume && (
              <Button asChild>
                <Link to={href('/frenlyai-v2/quests/:questId', { questId: data.resume.id })}>
                  Continue quest<span className="sr-only">: {data.resume.title}</span>
                </Link>
              </Button>
            )}
            {user && (
              <Button asChild variant="secondary">
                <Link to={href('/frenlyai-v2/quests/new')}>Create quest</Link>
              </Button>
            )}
          </>
        }
      />
      <div className="mb-6">
        <FilterLinks
          label="Show"
          param="shelf"
          value={shelf}
          options={[
            { value: undefined, label: 'By Frenly' },
            { value: 'members', label: 'By members' },
            ...(user
              ? [
                  { value: 'own' as const, label: 'Made by you' },
                  { value: 'scrolls' as const, label: 'Your scrolls' },
                ]
              : []),
          ]}
        />
      </div>
      <h2 className="sr-only">
        {shelf === 'scrolls' ? 'Your scrolls' : shelf === 'own' ? 'Made by you' : 'All quests'}
      </h2>
      {shelf === 'scrolls' && user ? (
        <OwnScrolls />
      ) : shelf === 'members' || (shelf === 'own' && user) ? (
        <ByMembers key={shelf} own={shelf === 'own'} />
      ) : (
        <BuiltInQuestList />
      )}
      {!user && (
        <p className="mt-8 max-w-prose text-muted">
          Your progress is saved in this browser. Scrolls and credits need an account; your progress moves
          with you.
        </p>
      )}
    </div>
  );
}

function BuiltInQuestList() {
  const { data, error, refetch, isFetching } = useQuery(query(listQuests));
  if (error)
    return (
      <ErrorState title="Quests couldn’t be loaded" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton aria-busy className="h-96 rounded-card" />;
  return <QuestWall label="Quests" quests={data.items} />;
}

function ByMembers({ own }: { own: boolean }) {
  const list = usePages(listMembersQuests, own ? { own: 'true' } : {});
  if (list.error)
    return (
      <ErrorState title="Quests couldn’t be loaded" onRetry={list.refetch} retrying={list.isFetching}>
        {wordsOf(list.error)}
      </ErrorState>
    );
  if (!list.items) return <Skeleton aria-busy className="h-96 rounded-card" />;
  if (list.items.length === 0)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to={href('/gallery')}>Open the gallery</Link>
          </Button>
        }
      >
        {own
          ? 'Every creation in the gallery can become a quest: open one and choose “Turn into a quest”, or start from scratch.'
          : 'No member quests yet. Open a creation in the gallery and choose “Turn into a quest” to be the first.'}
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      <QuestWall label="Quests by members" quests={list.items} />
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </div>
  );
}
