import { useState, type FormEvent } from 'react';
import { urlOf } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { Button } from '#kit/ui/button.tsx';
import { InvoiceList } from '#kit/money/invoice-list.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getSubscription, invoicePdf, listInvoices, setTaxId } from '../contract.ts';

export function OwnInvoices({ taxId }: { taxId: string | null }) {
  const pages = usePages(listInvoices, {});
  return (
    <div className="grid gap-5">
      <InvoiceList
        pages={pages}
        empty="Invoices for all your payments."
        pdfOf={(id) => urlOf(invoicePdf, { params: { id } })}
      />
      <TaxId value={taxId} />
    </div>
  );
}

function TaxId({ value }: { value: string | null }) {
  const [text, setText] = useState(value ?? '');
  const save = useCall(setTaxId, {
    refreshes: [getSubscription],
    onSuccess: () => toast({ title: 'Saved', description: 'It will appear on future invoices.' }),
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
        hint="With the country code, such as DE123456789."
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
