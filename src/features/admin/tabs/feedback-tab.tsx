import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
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
  open: 'No open feedback.',
  answered: 'Nothing has been answered yet.',
  closed: 'Nothing has been closed yet.',
  any: 'No feedback yet.',
};

export function FeedbackTab() {
  const state = useFilter('state', feedbackStates);
  const type = useFilter('type', feedbackTypes);
  const { data: counts } = useQuery(query(feedbackCounts));
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
      <PagedList
        label="Feedback"
        endpoint={listFeedback}
        filter={{ ...(state && { state }), ...(type && { type }) }}
        empty={type ? 'Nothing matches.' : empty[state ?? 'any']}
      >
        {(item) => <FeedbackItem item={item} />}
      </PagedList>
    </div>
  );
}
