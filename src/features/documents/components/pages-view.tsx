import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import type { Passage } from '#kit/documents/read/document.ts';
import { quoteIn } from '#kit/quotes/quote-link.ts';
import { findInDocument, type DocumentView } from '../contract.ts';
import { StoredDocument } from '../viewer/stored-document.tsx';

/** A document page by page. The passage that is marked, the page with the words that begin it, or the page alone stands in the address. */
export function PagesView({ document }: { document: DocumentView }) {
  const [search] = useSearchParams();
  const current = usePlaceIn(search, document.id);
  return (
    <section aria-label="Pages">
      <StoredDocument
        id={document.id}
        current={current}
        className="h-[80dvh] rounded-card border border-line"
      />
    </section>
  );
}

function usePlaceIn(search: URLSearchParams, id: string): Passage | undefined {
  const quote = useMemo(() => quoteIn(search), [search]);
  const isPage = quote !== undefined && 'page' in quote;
  const words = isPage && !('block' in quote) ? (quote.words ?? '') : '';
  const { data: found } = useQuery({
    ...query(findInDocument, { params: { id }, query: { q: words } }),
    enabled: words !== '',
  });
  return useMemo(() => {
    if (!isPage) return undefined;
    if ('block' in quote) return quote;
    const said = found?.items.find(({ page }) => page === quote.page);
    return said ?? { page: quote.page, block: -1, start: 0, end: 0 };
  }, [isPage, quote, found]);
}
