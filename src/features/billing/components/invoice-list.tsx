import Download from 'lucide-react/icons/download';
import { useState, type FormEvent } from 'react';
import { urlOf } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getSubscription, invoicePdf, listInvoices, setTaxId, type InvoiceItem } from '../contract.ts';
import { dollars } from '../money.ts';
import { day } from '../plan-words.ts';

export function InvoiceList({ taxId }: { taxId: string | null }) {
  const { items, error, hasMore, loadMore, isLoadingMore } = usePages(listInvoices, {});
  return (
    <div className="grid gap-5">
      {error && <p role="alert">{wordsOf(error)}</p>}
      {!items && !error && <Skeleton className="h-32 rounded-card" />}
      {items?.length === 0 && (
        <EmptyState>Everything you pay has an invoice, and it is kept here.</EmptyState>
      )}
      {items && items.length > 0 && (
        <ul aria-label="Invoices" className="divide-y divide-line rounded-card border border-line bg-surface">
          {items.map((item) => (
            <Row key={item.id} invoice={item} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasMore} pending={isLoadingMore} onLoadMore={loadMore} />
      <TaxId value={taxId} />
    </div>
  );
}

function Row({ invoice: { id, number, title, at, cents, status, state } }: { invoice: InvoiceItem }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <span className="grid min-w-0 flex-1 basis-52">
        <span className="wrap-anywhere">{title}</span>
        <span className="text-sm text-muted">
          {day(at)}
          {number && `, ${number}`}
        </span>
      </span>
      <Badge tone={status === 'paid' ? 'accent' : 'honey'}>{state}</Badge>
      <span className="font-medium tabular-nums">{dollars(cents)}</span>
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
  );
}

function TaxId({ value }: { value: string | null }) {
  const [text, setText] = useState(value ?? '');
  const save = useCall(setTaxId, {
    refreshes: [getSubscription],
    onSuccess: () => toast({ title: 'Saved', description: 'It stands on invoices from now on.' }),
  });
  return (
    <form
      noValidate
      className="grid max-w-md grid-cols-[1fr_auto] items-start gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save.mutate({ body: { value: text } });
      }}
    >
      <Field
        label="Tax number"
        optional
        hint="With its country, such as DE123456789."
        error={save.error && wordsOf(save.error)}
      >
        <Input
          value={text}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" pending={save.isPending} className="mt-7.5">
        Save
      </Button>
    </form>
  );
}
