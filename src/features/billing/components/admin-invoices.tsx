import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FilterLinks, useFilter } from '#kit/ui/filter-links.tsx';
import { Input } from '#kit/ui/input.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { adminInvoices, billingOverview, refundInvoice, type AdminInvoice } from '../admin-contract.ts';
import { invoiceState, invoiceStates } from '../invoice-words.ts';
import { dollars } from '#kit/money/dollars.ts';
import { count, day } from '../plan-words.ts';

const states = [
  { value: undefined, label: 'All' },
  { value: 'paid', label: invoiceStates.paid! },
  { value: 'open', label: invoiceStates.open! },
  { value: 'uncollectible', label: invoiceStates.uncollectible! },
] as const;

export function AdminInvoices() {
  const status = useFilter('status', ['paid', 'open', 'uncollectible'] as const);
  const { items, error, hasMore, loadMore, isLoadingMore } = usePages(
    adminInvoices,
    status ? { status } : {},
  );
  return (
    <div className="grid gap-4">
      <FilterLinks label="Show" param="status" value={status} options={states} />
      {error && <p role="alert">{wordsOf(error)}</p>}
      {!items && !error && <Skeleton className="h-40 rounded-card" />}
      {items?.length === 0 && <EmptyState>No invoices here yet.</EmptyState>}
      {items && items.length > 0 && (
        <ul
          aria-label="Invoices of everyone"
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {items.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasMore} pending={isLoadingMore} onLoadMore={loadMore} />
    </div>
  );
}

function Row({ invoice }: { invoice: AdminInvoice }) {
  const [isOpen, setOpen] = useState(false);
  const { name, title, at, number, cents, paid, refunded, status, attempts, nextAttempt } = invoice;
  return (
    <li className="grid gap-3 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="grid min-w-0 flex-1 basis-52">
          <span className="wrap-anywhere">
            {name}: {title}
          </span>
          <span className="text-sm text-muted">
            {day(at)}
            {number && `, ${number}`}
            {status === 'open' &&
              attempts > 0 &&
              `, ${count(attempts, 'try').replace('trys', 'tries')} failed`}
            {nextAttempt && `, again on ${day(nextAttempt)}`}
          </span>
        </span>
        <Badge tone={status === 'paid' ? 'accent' : 'honey'}>
          {invoiceState({ status, cents: paid, refunded })}
        </Badge>
        <span className="font-medium tabular-nums">{dollars(cents)}</span>
        {paid > refunded && (
          <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Give back
          </Button>
        )}
      </div>
      {isOpen && <RefundForm invoice={invoice} onDone={() => setOpen(false)} />}
    </li>
  );
}

function RefundForm({ invoice, onDone }: { invoice: AdminInvoice; onDone: () => void }) {
  const [amount, setAmount] = useState(((invoice.paid - invoice.refunded) / 100).toFixed(2));
  const [why, setWhy] = useState('');
  const refund = useCall(refundInvoice, {
    refreshes: [adminInvoices, billingOverview],
    onSuccess({ credits }) {
      toast({ title: 'Refunded', description: `${count(credits, 'credit')} taken back.` });
      onDone();
    },
  });
  return (
    <form
      noValidate
      aria-label="Refund"
      className="grid gap-3 rounded-card bg-sunken p-4 sm:grid-cols-[8rem_1fr_auto] sm:items-start"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        refund.mutate({ params: { id: invoice.id }, body: { cents: Math.round(Number(amount) * 100), why } });
      }}
    >
      <Field label="Dollars">
        <Input
          type="number"
          min={0.01}
          step={0.01}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Field>
      <Field
        label="Why"
        hint="For the audit log and their statement."
        error={refund.error && wordsOf(refund.error)}
      >
        <Input value={why} maxLength={300} onChange={(event) => setWhy(event.target.value)} />
      </Field>
      <Button type="submit" variant="danger" pending={refund.isPending} className="sm:mt-7.5">
        Give back
      </Button>
    </form>
  );
}
