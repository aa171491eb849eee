import { Link } from 'react-router';
import { invoicePdf, listInvoices } from '#features/billing/contract.ts';
import { urlOf } from '#kit/contract/call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { InvoiceList } from '#kit/money/invoice-list.tsx';

/** What the business paid. It is asked for while one acts as it. */
export function Invoices() {
  const pages = usePages(listInvoices, {});
  return (
    <div className="grid gap-5">
      <InvoiceList
        pages={pages}
        empty="Invoices for all payments by the business."
        pdfOf={(id) => urlOf(invoicePdf, { params: { id } })}
      />
      <p className="text-muted">
        Set the tax number under <Link to={href('/subscription')}>cards and limits</Link>.
      </p>
    </div>
  );
}
