import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { FilterBar } from '#kit/ui/filter-bar.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
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
    <FilterBar
      filter={filter}
      search={{ label: 'Search the gallery', placeholder: 'Search', maxLength: 200 }}
      className="pb-8"
      first={
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
      }
    >
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
    </FilterBar>
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
