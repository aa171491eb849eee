import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { Field } from '#kit/ui/field.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { listQuestionTags, type QuestionFilter } from '../contract.ts';
import { longestTitle } from '../limits.ts';

interface QuestionFiltersProps {
  filter: QuestionFilter;
  signedIn: boolean;
}

/** What narrows the list, all of it in the address. */
export function QuestionFilters({ filter, signedIn }: QuestionFiltersProps) {
  const { data } = useQuery(query(listQuestionTags));
  const tags = data?.items ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <FilterLinks
          label="Show"
          param="shelf"
          value={filter.shelf === 'new' ? undefined : filter.shelf}
          options={[
            { value: undefined, label: 'Newest' },
            { value: 'unanswered', label: 'Unanswered' },
            { value: 'helpful', label: 'Most helpful' },
            ...(signedIn
              ? [
                  { value: 'mine', label: 'Mine' } as const,
                  { value: 'for-me', label: 'Asked of me' } as const,
                ]
              : []),
          ]}
        />
        <SearchForm key={filter.q} filter={filter} />
      </div>
      {(tags.length > 1 || filter.tag) && (
        <FilterLinks
          label="Tags"
          param="tag"
          value={filter.tag}
          options={[
            { value: undefined, label: 'All tags' },
            ...(filter.tag && !tags.some(({ tag }) => tag === filter.tag)
              ? [{ value: filter.tag, label: `#${filter.tag}` }]
              : []),
            ...tags.map(({ tag, count }) => ({ value: tag, label: `#${tag}`, count })),
          ]}
        />
      )}
    </div>
  );
}

/** A form of its own, so that it searches before scripts are there. */
function SearchForm({ filter: { q, before: _, ...rest } }: { filter: QuestionFilter }) {
  return (
    <Form role="search" className="relative w-full sm:w-80" preventScrollReset>
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="Search questions" hideLabel>
        <Input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={longestTitle}
          placeholder="Search questions"
          className="pr-12"
        />
      </Field>
      <IconButton type="submit" label="Search" className="absolute top-0 right-0">
        <Search aria-hidden />
      </IconButton>
    </Form>
  );
}
