/** Bills, and what is put on them. */
import { formOf, numberOf, textOf } from '../form.ts';
import { wrongInput } from '../provider-error.ts';
import { chargeInvoice, draftInvoice, finalInvoice, lineOf, methodOf } from '../invoices.server.ts';
import { newLocalId, type Store } from '../store.server.ts';
import { previewChange, retryInvoice } from '../subscriptions.server.ts';
import { asList, listed, metaOf, needed, on, priceOf, read, type Route } from './route.server.ts';
import type {
  Customer,
  LocalProviderObject,
  Invoice,
  PaymentIntent,
  Price,
  Subscription,
} from '../objects.ts';

export const invoicesRoutes: readonly Route[] = [
  on('POST invoices/create_preview', async (store, form) => {
    const subscription = await store.get<Subscription>(needed(form, 'subscription'), 'subscription');
    const details = formOf(form.subscription_details);
    const price = await priceOf(store, details.items);
    return previewChange(store, subscription, {
      ...(price ? { price } : {}),
      prorate: details.proration_behavior !== 'none',
    });
  }),
  // Items wait for the customer's next invoice, or go onto the draft that they name.
  on('POST invoiceitems', async (store, form) => {
    const priceId = textOf(formOf(form.pricing).price) ?? textOf(form.price);
    const price = priceId
      ? await store.get<Price>(priceId, 'price')
      : onceFor(numberOf(form.amount) ?? 0, textOf(form.description));
    const item = { id: newLocalId('ii'), object: 'invoiceitem', customer: needed(form, 'customer'), price };
    const draft = textOf(form.invoice);
    if (draft) await addTo(store, draft, item);
    else await store.put(item, item.customer);
    await store.tell('invoiceitem.created', item);
    return item;
  }),
  on('POST invoices', async (store, form) => {
    const customer = await store.get<Customer>(needed(form, 'customer'), 'customer');
    const items = await store.list<LocalProviderObject & { price: Price }>('invoiceitem', {
      customer: customer.id,
    });
    const taken = form.pending_invoice_items_behavior === 'include' ? items : [];
    const now = await store.now();
    for (const { id } of taken) await store.remove(id);
    const lines = taken.map(({ price }) => onceLine(price, now));
    const metadata = metaOf(form.metadata);
    const draft = await draftInvoice(store, { customer, lines, reason: 'manual', metadata });
    await store.put(draft, customer.id);
    await store.tell('invoice.created', draft);
    return draft;
  }),
  on('POST invoices/:id/finalize', async (store, _form, [id]) => {
    const invoice = await store.get<Invoice>(id!, 'invoice');
    if (invoice.status !== 'draft') throw wrongInput('This invoice is already finalized.');
    return finalInvoice(store, invoice);
  }),
  on('POST invoices/:id/pay', async (store, _form, [id]) => {
    const kept = await store.get<Invoice>(id!, 'invoice');
    const invoice = kept.status === 'draft' ? await finalInvoice(store, kept) : kept;
    if (invoice.status === 'paid') throw wrongInput('Invoice is already paid');
    const failed = invoice.parent
      ? await retryInvoice(store, invoice)
      : await chargeInvoice(store, invoice, {
          method: await methodOf(store, invoice.customer),
          when: 'later',
        });
    if (failed === 'asks') throw wrongInput('The bank wants the cardholder to confirm this payment.');
    if (failed) return { declined: failed };
    return store.get<Invoice>(id!, 'invoice');
  }),
  on('POST invoices/:id/void', async (store, _form, [id]) => {
    const invoice = await store.get<Invoice>(id!, 'invoice');
    if (invoice.status !== 'open') throw wrongInput('Only open invoices can be voided.');
    const voided: Invoice = { ...invoice, status: 'void', next_payment_attempt: null };
    await store.put(voided, invoice.customer);
    await store.tell('invoice.voided', voided);
    return voided;
  }),
  read<Invoice>('invoices', 'invoice'),
  listed<Invoice>(
    'invoices',
    'invoice',
    ({ status }, form) => form.status === undefined || status === form.status,
  ),
  // By the invoice, or by the payment.
  on('GET invoice_payments', async (store, form) => {
    const wanted = textOf(formOf(form.payment).payment_intent);
    const found = wanted ? await store.find<PaymentIntent>(wanted, 'payment_intent') : undefined;
    const intents = wanted ? (found ? [found] : []) : await paymentsOf(store, needed(form, 'invoice'));
    return asList(
      intents
        .filter((one) => one.invoice !== null && one.status === 'succeeded')
        .map((one) => ({
          id: `inpay_${one.id}`,
          object: 'invoice_payment',
          invoice: one.invoice,
          status: 'paid',
          amount_paid: one.amount_received,
          payment: { type: 'payment_intent', payment_intent: one.id },
        })),
    );
  }),
];

async function paymentsOf(store: Store, id: string): Promise<PaymentIntent[]> {
  const { customer } = await store.get<Invoice>(id, 'invoice');
  const all = await store.list<PaymentIntent>('payment_intent', { customer, limit: 1000 });
  return all.filter(({ invoice }) => invoice === id);
}

/** A price that was named on the spot. */
const onceFor = (cents: number, name = 'Purchase'): Price => ({
  id: newLocalId('price'),
  object: 'price',
  active: true,
  currency: 'usd',
  product: newLocalId('prod'),
  unit_amount: cents,
  lookup_key: null,
  type: 'one_time',
  recurring: null,
  metadata: { name },
});

const onceLine = (price: Price, now: number) =>
  lineOf(price, {
    description: price.metadata.name ?? 'Purchase',
    amount: price.unit_amount,
    from: now,
    until: now,
  });

async function addTo(
  store: Store,
  id: string,
  { price, customer: owner }: { price: Price; customer: string },
) {
  const draft = await store.get<Invoice>(id, 'invoice');
  if (draft.customer !== owner) throw wrongInput('The invoice is of another customer.', 'invoice');
  if (draft.status !== 'draft') throw wrongInput('Only drafts can be added to.', 'invoice');
  const customer = await store.get<Customer>(owner, 'customer');
  const lines = [...draft.lines.data, onceLine(price, await store.now())];
  const { billing_reason: reason, metadata, created } = draft;
  const after = await draftInvoice(store, { customer, lines, reason, metadata });
  await store.put<Invoice>({ ...after, id, created }, owner);
}
