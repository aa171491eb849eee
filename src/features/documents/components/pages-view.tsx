import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useSearchParams } from 'react-router';
import { pageNames } from '#kit/documents/read/forms.ts';
import { quoteIn, withQuote } from '#kit/quotes/quote-link.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Card } from '#kit/ui/card.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getDocumentPages, type DocumentView } from '../contract.ts';
import { FindInside } from './find-inside.tsx';
import { PageBlocks } from './page-blocks.tsx';

/** A document page by page. The page one looks at, and the passage that is marked on it, stand in the address. */
export function PagesView({ document }: { document: DocumentView }) {
  const [search, setSearch] = useSearchParams();
  const quote = quoteIn(search);
  const mark = quote && 'block' in quote ? quote : undefined;
  const { id, form, pagesRead, pageCount } = document;
  const number = Math.min(Math.max(1, quote && 'page' in quote ? quote.page : 1), Math.max(1, pagesRead));
  const loaded = useQuery(query(getDocumentPages, { params: { id }, query: { from: number, to: number } }));
  const page = loaded.data?.pages[0];
  const name = pageNames[form];
  const turn = (to: number) =>
    setSearch(
      (before) => new URLSearchParams(withQuote(`?${withDocument(before, id)}`, { page: to }).slice(1)),
      {
        preventScrollReset: true,
        replace: true,
      },
    );
  return (
    <section aria-label="Pages" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton size="sm" label="Previous page" disabled={number <= 1} onClick={() => turn(number - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <p aria-live="polite" className="text-sm text-muted tabular-nums">
          {name} {page?.label ?? number}{' '}
          {page?.label ? `(${number} of ${pageCount ?? pagesRead})` : `of ${pageCount ?? pagesRead}`}
        </p>
        <IconButton
          size="sm"
          label="Next page"
          disabled={number >= pagesRead}
          onClick={() => turn(number + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
        <FindInside document={document} />
      </div>
      {loaded.isPending && <Skeleton className="h-96 rounded-card" />}
      {loaded.isError && (
        <ErrorState title="This page could not be loaded" onRetry={() => void loaded.refetch()}>
          {wordsOf(loaded.error)}
        </ErrorState>
      )}
      {page && (
        <Card
          padding="lg"
          className="max-h-[80dvh] overflow-y-auto"
          tabIndex={0}
          role="region"
          aria-label={`${name} ${number}`}
        >
          <PageBlocks page={page} mark={mark?.page === number ? mark : undefined} />
        </Card>
      )}
    </section>
  );
}

function withDocument(params: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('document', id);
  return next;
}
