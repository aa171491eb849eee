import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { FilterBar, TagLinks } from '#kit/ui/filter-bar.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { listLabTags, type LabFilter } from '../contract.ts';
import { longestTitle } from '../limits.ts';
import { labStatuses } from '../table-words.ts';
import { statusWords } from '../words.ts';

interface LabFiltersProps {
  filter: LabFilter;
  signedIn: boolean;
}

export function LabFilters({ filter, signedIn }: LabFiltersProps) {
  const tags = useQuery(query(listLabTags)).data?.items ?? [];
  const { shelf, status, tag } = filter;
  return (
    <FilterBar
      filter={filter}
      search={{ label: 'Search the lab', maxLength: longestTitle }}
      first={
        <FilterLinks
          label="Show"
          param="shelf"
          value={shelf === 'active' ? undefined : shelf}
          options={[
            { value: undefined, label: 'Recently changed' },
            { value: 'new', label: 'Newest' },
            { value: 'testers', label: 'Testers wanted' },
            ...(signedIn
              ? [
                  { value: 'following', label: 'Following' } as const,
                  { value: 'mine', label: 'Mine' } as const,
                ]
              : []),
          ]}
        />
      }
    >
      <FilterLinks
        label="Status"
        param="status"
        value={status}
        options={[
          { value: undefined, label: 'Any status' },
          ...labStatuses.map((value) => ({ value, label: statusWords[value].label })),
        ]}
      />
      <TagLinks tags={tags} value={tag} />
    </FilterBar>
  );
}
