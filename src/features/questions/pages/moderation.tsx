import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isBelow } from '#kit/contract/query-key.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterLinks, useFilter } from '#kit/ui/filter-links.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { listModeration, moderationCounts, moderationViews, type ModerationView } from '../admin-contract.ts';
import { Moderated } from '../components/moderated-post.tsx';
import { WaitingList } from '../components/question-list.tsx';

const empty: Record<ModerationView, string> = {
  reported: 'No reports are waiting for a decision.',
  appeals: 'No appeals.',
  hidden: 'Nothing is hidden.',
  newest: 'Nothing here yet.',
};

export default function Moderation() {
  const client = useQueryClient();
  // Reports and appeals are told to admins as they come.
  useChannel('admin', () => void client.invalidateQueries({ predicate: isBelow('/api/admin/questions') }));
  const shelf = useFilter('shelf', moderationViews) ?? 'reported';
  const { data: counts } = useQuery(query(moderationCounts));
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6 sm:pt-8"
        title="Q&A moderation"
        lede="Reports, appeals and hidden posts. Everyone involved is notified of each decision."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FilterLinks
          label="Show"
          param="shelf"
          value={shelf === 'reported' ? undefined : shelf}
          options={[
            { value: undefined, label: 'Reported', ...(counts && { count: counts.reported }) },
            { value: 'appeals', label: 'Appeals', ...(counts && { count: counts.appeals }) },
            { value: 'hidden', label: 'Hidden', ...(counts && { count: counts.hidden }) },
            { value: 'newest', label: 'Newest' },
          ]}
        />
        <Queue shelf={shelf} />
      </div>
    </div>
  );
}

function Queue({ shelf }: { shelf: ModerationView }) {
  const list = usePages(listModeration, { shelf });
  if (list.error)
    return (
      <ErrorState
        level={2}
        title="The queue couldn’t be loaded"
        onRetry={list.refetch}
        retrying={list.isFetching}
      >
        {wordsOf(list.error)}
      </ErrorState>
    );
  if (!list.items) return <WaitingList />;
  if (list.items.length === 0) return <EmptyState>{empty[shelf]}</EmptyState>;
  return (
    <>
      <ul aria-label="Queue" className="divide-y divide-line rounded-card border border-line bg-surface">
        {list.items.map((post) => (
          <li key={post.id}>
            <Moderated post={post} />
          </li>
        ))}
      </ul>
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </>
  );
}
