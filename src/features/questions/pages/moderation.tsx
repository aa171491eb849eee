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
import {
  listModeration,
  moderationCounts,
  moderationShelves,
  type ModerationShelf,
} from '../admin-contract.ts';
import { Moderated } from '../components/moderated-post.tsx';
import { WaitingList } from '../components/question-list.tsx';

const empty: Record<ModerationShelf, string> = {
  reported: 'No reports are waiting for a decision.',
  appeals: 'Nobody has appealed.',
  hidden: 'Nothing is hidden.',
  newest: 'Nobody has written anything yet.',
};

export default function Moderation() {
  const client = useQueryClient();
  // Reports and appeals are told to admins as they come.
  useChannel('admin', () => void client.invalidateQueries({ predicate: isBelow('/api/admin/questions') }));
  const shelf = useFilter('shelf', moderationShelves) ?? 'reported';
  const { data: counts } = useQuery(query(moderationCounts));
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6 sm:pt-8"
        title="Q&A moderation"
        lede="What members reported, what its authors appealed, and what is hidden. Each decision is told to those concerned."
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

function Queue({ shelf }: { shelf: ModerationShelf }) {
  const list = usePages(listModeration, { shelf });
  if (list.error)
    return (
      <ErrorState level={2} title="The queue did not load" onRetry={list.refetch} retrying={list.isFetching}>
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
