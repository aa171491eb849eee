import Download from 'lucide-react/icons/download';
import { Link } from 'react-router';
import { invoicePdf, listInvoices } from '#features/billing/contract.ts';
import { urlOf } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';

/** What the business paid. It is asked for while one acts as it. */
export function Invoices() {
  const { items, error, hasMore, loadMore, isLoadingMore } = usePages(listInvoices, {});
  return (
    <div className="grid gap-5">
      {error && <p role="alert">{wordsOf(error)}</p>}
      {!items && !error && <Skeleton className="h-32 rounded-card" />}
      {items?.length === 0 && (
        <EmptyState>Everything the business pays has an invoice, and it is kept here.</EmptyState>
      )}
      {items && items.length > 0 && (
        <ul aria-label="Invoices" className="divide-y divide-line rounded-card border border-line bg-surface">
          {items.map(({ id, title, at, number, cents, status, state }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
              <span className="grid min-w-0 flex-1 basis-52">
                <span className="wrap-anywhere">{title}</span>
                <span className="text-sm text-muted">
                  <Time value={at} />
                  {number && `, ${number}`}
                </span>
              </span>
              <Badge tone={status === 'paid' ? 'accent' : 'honey'}>{state}</Badge>
              <span className="font-medium tabular-nums">${(cents / 100).toFixed(2)}</span>
              <Button asChild size="sm" variant="ghost">
                <a
                  href={urlOf(invoicePdf, { params: { id } })}
                  download
                  aria-label={`Invoice ${number ?? ''} as PDF`}
                >
                  <Download aria-hidden /> PDF
                </a>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasMore} pending={isLoadingMore} onLoadMore={loadMore} />
      <p className="text-muted">
        The tax number that stands on them is set with{' '}
        <Link to={href('/subscription')}>cards and limits</Link>.
      </p>
    </div>
  );
}
