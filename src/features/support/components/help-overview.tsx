import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { helpArticles } from '#features/assistant/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ArticleLinks } from './article-links.tsx';
import { SearchField, SearchResults, shortestSearch } from './help-search.tsx';
import { StillStuck } from './still-stuck.tsx';

/** Every article in its group; while one types, the matches. */
export function HelpOverview() {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState(search.get('q') ?? '');
  const { data, error, refetch, isFetching } = useQuery(query(helpArticles));
  return (
    <>
      <PageHeader
        title="Help and support"
        lede="Answers to common questions, and how to contact us."
        className="pb-6"
      />
      <SearchField
        value={asked}
        onChange={setAsked}
        onSubmit={() => setSearch(asked.trim() ? { q: asked.trim() } : {}, { preventScrollReset: true })}
      />
      {asked.trim().length >= shortestSearch ? (
        <SearchResults asked={asked} />
      ) : error ? (
        <ErrorState title="Help couldn’t be loaded" onRetry={() => void refetch()} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <div className="gap-x-16 py-10 md:columns-2">
          {data
            ? data.groups.map(({ title, articles }) => (
                <section key={title} className="mb-12 break-inside-avoid">
                  <h2 className="mb-3 text-2xl">{title}</h2>
                  <ArticleLinks articles={articles} brief />
                </section>
              ))
            : ['w-40', 'w-52', 'w-44', 'w-48'].map((width) => <WaitingList key={width} width={width} />)}
        </div>
      )}
      <StillStuck supportEmail={data?.supportEmail} />
    </>
  );
}

function WaitingList({ width }: { width: string }) {
  return (
    <div className="mb-12 grid break-inside-avoid gap-4" aria-busy>
      <Skeleton className={`h-7 ${width}`} />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="w-full" />
      ))}
    </div>
  );
}
