import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { Input } from '#kit/ui/input.tsx';
import { galleryShelves, type GalleryFilter } from '../contract.ts';
import { without } from '../filter-in-address.ts';
import { useKindWords } from '#tools/kinds/kind-table.ts';

/** What narrows the gallery, all of it in the address. Only what something hangs under is offered. */
export function GalleryFilters({ filter }: { filter: GalleryFilter }) {
  const kindWords = useKindWords();
  const { data } = useQuery(query(galleryShelves));
  const shelves = data?.items ?? [];
  const kinds = [...new Set(shelves.map(({ kind }) => kind))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchForm key={filter.q} filter={filter} />
        <FilterLinks
          label="Sort by"
          param="sort"
          value={filter.sort === 'new' ? undefined : filter.sort}
          options={[
            { value: undefined, label: 'New' },
            { value: 'week', label: 'Liked this week' },
            { value: 'liked', label: 'Most liked' },
          ]}
        />
      </div>
      {/* Where each tool makes a kind of its own, the tools say it all. */}
      {(filter.kind || kinds.length < shelves.length) && kinds.length > 1 && (
        <FilterLinks
          label="Kind"
          param="kind"
          value={filter.kind}
          options={[
            { value: undefined, label: 'All kinds' },
            ...kinds.map((kind) => ({ value: kind, label: kindWords(kind) })),
          ]}
        />
      )}
      {shelves.length > 1 && (
        <FilterLinks
          label="Made with"
          param="tool"
          value={filter.tool}
          options={[
            { value: undefined, label: 'All tools' },
            ...shelves.map(({ tool, toolTitle, count }) => ({ value: tool, label: toolTitle, count })),
          ]}
        />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {filter.tag && <Chosen name="tag">#{filter.tag}</Chosen>}
        {filter.by && <Chosen name="by">By @{filter.by}</Chosen>}
      </div>
    </div>
  );
}

/** A form of its own, so that it searches before scripts are there. */
function SearchForm({ filter: { q, before: _, ...rest } }: { filter: GalleryFilter }) {
  return (
    <Form role="search" className="relative w-full sm:w-80" preventScrollReset>
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="Search the gallery" hideLabel>
        <Input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          placeholder="Search"
          className="pr-12"
        />
      </Field>
      <IconButton type="submit" label="Search" className="absolute top-0 right-0">
        <Search aria-hidden />
      </IconButton>
    </Form>
  );
}

function Chosen({ name, children }: { name: string; children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <Link
      to={without(search, name)}
      preventScrollReset
      className="inline-flex h-9 items-center gap-2 rounded-full bg-bamboo-soft px-4 text-sm font-medium text-ink no-underline"
    >
      <bdi>{children}</bdi>
      <X role="img" aria-label="Remove this filter" className="size-4" />
    </Link>
  );
}
