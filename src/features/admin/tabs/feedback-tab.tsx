import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { useFilter } from '#kit/ui/filter-links.tsx';
import {
  feedbackCounts,
  feedbackStates,
  feedbackTypes,
  listFeedback,
  type FeedbackState,
} from '#features/feedback/contract.ts';
import { FeedbackItem } from '../components/feedback-item.tsx';
import { FilterHead } from '../components/filter-head.tsx';
import { PagedList } from '../components/paged-list.tsx';

const empty: Record<FeedbackState | 'any', string> = {
  open: 'Nobody is waiting for an answer.',
  answered: 'Nothing has been answered yet.',
  closed: 'Nothing has been closed yet.',
  any: 'Nobody has written yet. It will be here when someone does.',
};

export function FeedbackTab() {
  const state = useFilter('state', feedbackStates);
  const type = useFilter('type', feedbackTypes);
  const { data: counts } = useQuery(query(feedbackCounts));
  const list = usePages(listFeedback, { ...(state && { state }), ...(type && { type }) });
  return (
    <div className="grid gap-4">
      <FilterHead
        filters={[
          {
            label: 'Status',
            param: 'state',
            value: state,
            options: [
              { value: undefined, label: 'All' },
              { value: 'open', label: 'Open', count: counts?.open },
              { value: 'answered', label: 'Answered', count: counts?.answered },
              { value: 'closed', label: 'Closed', count: counts?.closed },
            ],
          },
          {
            label: 'Kind',
            param: 'type',
            value: type,
            options: [
              { value: undefined, label: 'Any kind' },
              { value: 'bug', label: 'Bugs' },
              { value: 'suggestion', label: 'Suggestions' },
              { value: 'praise', label: 'Praise' },
              { value: 'question', label: 'Questions' },
            ],
          },
        ]}
      />
      <PagedList label="Feedback" list={list} empty={type ? 'Nothing of this kind.' : empty[state ?? 'any']}>
        {(item) => <FeedbackItem item={item} />}
      </PagedList>
    </div>
  );
}
