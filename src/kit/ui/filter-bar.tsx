/** What narrows a list, all of it in the address: a search beside the choice that matters most, further choices below. */
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { cn } from './cn.ts';
import { Field } from './field.tsx';
import { FilterLinks } from './filter-links.tsx';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

interface Filter {
  q?: string | undefined;
  before?: string | undefined;
}

interface FilterBarProps {
  filter: Filter;
  search: { label: string; placeholder?: string; maxLength: number };
  /** Beside the search. */
  first: ReactNode;
  children?: ReactNode;
  className?: string;
}

export function FilterBar({ filter, search, first, children, className }: FilterBarProps) {
  return (
    <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-3 pb-5', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {first}
        <SearchForm key={filter.q} filter={filter} {...search} />
      </div>
      {children}
    </div>
  );
}

/** A form of its own, so that it searches before scripts are there. */
function SearchForm({
  filter: { q, before: _firstPage, ...rest },
  label,
  placeholder = label,
  maxLength,
}: Pick<FilterBarProps, 'filter'> & FilterBarProps['search']) {
  return (
    <Form role="search" className="relative w-full sm:w-80" preventScrollReset>
      {Object.entries(rest as Record<string, string>).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={label} hideLabel>
        <Input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={maxLength}
          placeholder={placeholder}
          className="pr-12"
        />
      </Field>
      <IconButton type="submit" label="Search" className="absolute top-0 right-0">
        <Search aria-hidden />
      </IconButton>
    </Form>
  );
}

interface TagLinksProps {
  /** Those in use. */
  tags: readonly { tag: string; count: number }[];
  /** The chosen one, which may not be in use any more. */
  value: string | undefined;
}

export function TagLinks({ tags, value }: TagLinksProps) {
  if (tags.length < 2 && !value) return null;
  const isListed = tags.some(({ tag }) => tag === value);
  return (
    <FilterLinks
      label="Tags"
      param="tag"
      value={value}
      options={[
        { value: undefined, label: 'All tags' },
        ...(value && !isListed ? [{ value, label: `#${value}` }] : []),
        ...tags.map(({ tag, count }) => ({ value: tag, label: `#${tag}`, count })),
      ]}
    />
  );
}
