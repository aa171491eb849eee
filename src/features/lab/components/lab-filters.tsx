import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { Field } from '#kit/ui/field.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { listLabTags, type LabFilter } from '../contract.ts';
import { longestTitle } from '../limits.ts';
import { labStatuses } from '../table-words.ts';
import { statusWords } from '../words.ts';

interface LabFiltersProps {
  filter: LabFilter;
  signedIn: boolean;
}

/** What narrows the list, all of it in the address. */
export function LabFilters({ filter, signedIn }: LabFiltersProps) {
  const tags = useQuery(query(listLabTags)).data?.items ?? [];
  const { shelf, status, tag } = filter;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
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
        <SearchForm key={filter.q} filter={filter} />
      </div>
      <FilterLinks
        label="Status"
        param="status"
        value={status}
        options={[
          { value: undefined, label: 'Any status' },
          ...labStatuses.map((value) => ({ value, label: statusWords[value].label })),
        ]}
      />
      {(tags.length > 1 || tag) && (
        <FilterLinks
          label="Tags"
          param="tag"
          value={tag}
          options={[
            { value: undefined, label: 'All tags' },
            ...(tag && !tags.some((one) => one.tag === tag) ? [{ value: tag, label: `#${tag}` }] : []),
            ...tags.map((one) => ({ value: one.tag, label: `#${one.tag}`, count: one.count })),
          ]}
        />
      )}
    </div>
  );
}

/** A form of its own, so that it searches before scripts are there. */
function SearchForm({ filter: { q, before: _, ...rest } }: { filter: LabFilter }) {
  return (
    <Form role="search" className="relative w-full sm:w-80" preventScrollReset>
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="Search the lab" hideLabel>
        <Input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={longestTitle}
          placeholder="Search the lab"
          className="pr-12"
        />
      </Field>
      <IconButton type="submit" label="Search" className="absolute top-0 right-0">
        <Search aria-hidden />
      </IconButton>
    </Form>
  );
}
