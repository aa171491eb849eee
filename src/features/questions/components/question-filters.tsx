import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { FilterBar, TagLinks } from '#kit/ui/filter-bar.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { listQuestionTags, type QuestionFilter } from '../contract.ts';
import { longestTitle } from '../limits.ts';

interface QuestionFiltersProps {
  filter: QuestionFilter;
  signedIn: boolean;
}

export function QuestionFilters({ filter, signedIn }: QuestionFiltersProps) {
  const tags = useQuery(query(listQuestionTags)).data?.items ?? [];
  return (
    <FilterBar
      filter={filter}
      search={{ label: 'Search questions', maxLength: longestTitle }}
      first={
        <FilterLinks
          label="Show"
          param="shelf"
          value={filter.shelf === 'new' ? undefined : filter.shelf}
          options={[
            { value: undefined, label: 'Newest' },
            { value: 'unanswered', label: 'Unanswered' },
            { value: 'helpful', label: 'Most helpful' },
            ...(signedIn
              ? [{ value: 'mine', label: 'Mine' } as const, { value: 'for-me', label: 'For me' } as const]
              : []),
          ]}
        />
      }
    >
      <TagLinks tags={tags} value={filter.tag} />
    </FilterBar>
  );
}
