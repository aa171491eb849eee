import Download from 'lucide-react/icons/download';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { dollars } from './dollars.ts';

interface Invoice {
  id: string;
  number: string | null;
  title: string;
  at: string;
  cents: number;
  status: string;
  /** The status in words, with what went back. */
  state: string;
}

interface InvoiceListProps {
  pages: {
    items: readonly Invoice[] | undefined;
    error: Error | null;
    hasMore: boolean;
    loadMore: () => void;
    isLoadingMore: boolean;
  };
  empty: string;
  /** Where its PDF is. */
  pdfOf: (id: string) => string;
}

/** What was paid, by a person or a business, each with its PDF. */
export function InvoiceList({
  pages: { items, error, hasMore, loadMore, isLoadingMore },
  empty,
  pdfOf,
}: InvoiceListProps) {
  return (
    <>
      {error && <p role="alert">{wordsOf(error)}</p>}
      {!items && !error && <Skeleton className="h-32 rounded-card" />}
      {items?.length === 0 && <EmptyState>{empty}</EmptyState>}
      {items && items.length > 0 && (
        <ul aria-label="Invoices" className="divide-y divide-line rounded-card border border-line bg-surface">
          {items.map((item) => (
            <Row key={item.id} invoice={item} pdf={pdfOf(item.id)} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasMore} pending={isLoadingMore} onLoadMore={loadMore} />
    </>
  );
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

function Row({
  invoice: { number, title, at, cents, status, state },
  pdf,
}: {
  invoice: Invoice;
  pdf: string;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <span className="grid min-w-0 flex-1 basis-52">
        <span className="wrap-anywhere">{title}</span>
        <span className="text-sm text-muted">
          {day.format(new Date(at))}
          {number && `, ${number}`}
        </span>
      </span>
      <Badge tone={status === 'paid' ? 'accent' : 'honey'}>{state}</Badge>
      <span className="font-medium tabular-nums">{dollars(cents)}</span>
      <Button asChild size="sm" variant="ghost">
        <a href={pdf} download aria-label={`Invoice ${number ?? ''} as PDF`}>
          <Download aria-hidden /> PDF
        </a>
      </Button>
    </li>
  );
}
