import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Passage } from '#kit/documents/read/document.ts';
import { quoteIn } from '#kit/quotes/quote-link.ts';
import type { DocumentView } from '../contract.ts';
import { StoredDocument } from '../viewer/stored-document.tsx';

/** A document page by page. The passage that is marked, or the page alone, stands in the address. */
export function PagesView({ document }: { document: DocumentView }) {
  const [search] = useSearchParams();
  const current = useMemo(() => placeIn(search), [search]);
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

function placeIn(search: URLSearchParams): Passage | undefined {
  const quote = quoteIn(search);
  if (!quote || !('page' in quote)) return undefined;
  return 'block' in quote ? quote : { page: quote.page, block: -1, start: 0, end: 0 };
}
