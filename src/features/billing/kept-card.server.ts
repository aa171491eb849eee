/** Credits that are paid with the card that is kept, without a page in between. The same key buys once, however often it is asked. */
import type { PackId } from '#kit/credits/plans.ts';
import { packKey } from './catalogue.server.ts';
import type { Billing } from './provider.server.ts';

interface Purchase {
  /** The customer's. */
  id: string;
  pack: PackId;
  kind: 'pack' | 'top-up';
  key: string;
}

export async function buyWithKeptCard(billing: Billing, { id, pack, kind, key }: Purchase) {
  const stripe = await billing.stripe();
  const price = await billing.prices.idOf(packKey(pack));
  const invoice = await stripe.invoices.create(
    {
      customer: id,
      metadata: { kind, pack },
      auto_advance: false,
      pending_invoice_items_behavior: 'exclude',
    },
    { idempotencyKey: `${key}:invoice` },
  );
  // Put on this invoice by name: of two purchases at once, neither takes the other's.
  await stripe.invoiceItems.create(
    { customer: id, invoice: invoice.id!, pricing: { price } },
    { idempotencyKey: `${key}:item` },
  );
  try {
    await stripe.invoices.pay(invoice.id!, {}, { idempotencyKey: `${key}:pay` });
  } catch (error) {
    // Nobody owes what they could not buy.
    if (kind === 'pack' && (await stripe.invoices.retrieve(invoice.id!)).status === 'open')
      await stripe.invoices.voidInvoice(invoice.id!);
    throw error;
  }
}
