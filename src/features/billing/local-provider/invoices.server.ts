/** Invoices of the local payment provider: made, paid, tried again. */
import type { Refusal } from './cards.ts';
import { refusalOf } from './cards.ts';
import { LocalProviderError } from './provider-error.ts';
import type {
  Coupon,
  Customer,
  LocalProviderObject,
  Invoice,
  InvoiceLine,
  PaymentIntent,
  PaymentMethod,
  Price,
  Subscription,
} from './objects.ts';
import { newLocalId, type Store } from './store.server.ts';

const day = 24 * 3600;
/** Days after the first failure on which it is tried again; after the last the subscription ends. */
const retryDays = [3, 5, 7];

export function lineOf(
  price: Price,
  {
    description,
    amount,
    from,
    until,
    quantity = 1,
  }: { description: string; amount: number; from: number; until: number; quantity?: number },
): InvoiceLine {
  return {
    id: newLocalId('il'),
    object: 'line_item',
    description,
    amount,
    currency: 'usd',
    quantity,
    period: { start: from, end: until },
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
  };
}

interface Draft {
  customer: Customer;
  lines: InvoiceLine[];
  reason: Invoice['billing_reason'];
  subscription?: Subscription;
  metadata?: Record<string, string>;
}

/** As it would be, without anything being kept. */
export async function draftInvoice(store: Store, draft: Draft): Promise<Invoice> {
  const { customer, lines, reason, subscription, metadata = {} } = draft;
  const created = await store.now();
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = subscription?.discount;
  const isOver = discount?.end != null && discount.end <= created;
  const coupon = discount && !isOver ? await store.find<Coupon>(discount.coupon, 'coupon') : undefined;
  // Credits for time that was not used are not discounted a second time.
  const discounted = lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const off = coupon
    ? Math.min(discounted, coupon.amount_off ?? Math.round((discounted * (coupon.percent_off ?? 0)) / 100))
    : 0;
  const total = subtotal - off;
  const due = Math.max(0, total + customer.balance);
  const taxIds = (await store.list<TaxId>('tax_id', { customer: customer.id })).map(({ type, value }) => ({
    type,
    value,
  }));
  return {
    id: newLocalId('in'),
    object: 'invoice',
    customer: customer.id,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_tax_ids: taxIds,
    number: null,
    status: 'draft',
    billing_reason: reason,
    currency: 'usd',
    subtotal,
    total,
    total_discount_amounts: coupon && off > 0 ? [{ amount: off, discount: coupon.id }] : [],
    starting_balance: customer.balance,
    ending_balance: Math.min(0, total + customer.balance),
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    next_payment_attempt: null,
    parent: subscription
      ? {
          type: 'subscription_details',
          subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
        }
      : null,
    lines: { object: 'list', data: lines, has_more: false },
    metadata,
    created,
    livemode: false,
  };
}

export interface TaxId {
  id: string;
  object: 'tax_id';
  customer: string;
  type: string;
  value: string;
}

/** Final: it has a number, and what stood to the customer's credit is used. `id`: of the draft that it was. */
export async function issueInvoice(store: Store, draft: Draft, id?: string): Promise<Invoice> {
  const invoice = await draftInvoice(store, draft);
  const issued: Invoice = {
    ...invoice,
    id: id ?? invoice.id,
    number: await nextNumber(store),
    status: 'open',
  };
  await store.put({ ...draft.customer, balance: invoice.ending_balance });
  // A trial costs nothing, and uses nothing up.
  if (draft.subscription?.discount && issued.total_discount_amounts.length > 0)
    await useDiscount(store, draft.subscription);
  await store.put(issued, invoice.customer);
  await store.tell('invoice.finalized', issued);
  return issued;
}

/** A draft as it stands, made final. */
export async function finalInvoice(store: Store, draft: Invoice): Promise<Invoice> {
  const customer = await store.get<Customer>(draft.customer, 'customer');
  const { metadata, billing_reason: reason } = draft;
  return issueInvoice(store, { customer, lines: draft.lines.data, reason, metadata }, draft.id);
}

async function nextNumber(store: Store): Promise<string> {
  const kept = await store.find<Counter>('counter_invoice', 'counter');
  const value = (kept?.value ?? (await store.count('invoice'))) + 1;
  await store.put<Counter>({ id: 'counter_invoice', object: 'counter', value });
  return `TEST-${String(value).padStart(5, '0')}`;
}

interface Counter extends LocalProviderObject {
  object: 'counter';
  value: number;
}

async function useDiscount(store: Store, subscription: Subscription) {
  if (!subscription.discount?.once) return;
  subscription.discount = null;
  await store.put(subscription, subscription.customer);
}

interface Charge {
  method: PaymentMethod | undefined;
  when: 'checkout' | 'later';
  /** The second step was taken. */
  confirmed?: boolean;
}

/** Why it could not be charged; undefined once it is paid. */
export async function chargeInvoice(
  store: Store,
  invoice: Invoice,
  { method, when, confirmed = false }: Charge,
): Promise<Refusal | 'asks' | undefined> {
  const created = await store.now();
  const refusal = invoice.amount_due === 0 ? undefined : refusalFor(method, when);
  if (refusal === 'asks' && !confirmed) return 'asks';
  const failed = refusal === 'asks' ? undefined : refusal;
  if (invoice.amount_due > 0) {
    const intent: PaymentIntent = {
      id: newLocalId('pi'),
      object: 'payment_intent',
      customer: invoice.customer,
      amount: invoice.amount_due,
      amount_received: failed ? 0 : invoice.amount_due,
      currency: 'usd',
      status: failed ? 'requires_payment_method' : 'succeeded',
      payment_method: method?.id ?? null,
      last_payment_error: failed ? { code: failed.code, message: failed.message } : null,
      invoice: invoice.id,
      metadata: {},
      created,
    };
    await store.put(intent, invoice.customer);
    await store.tell(failed ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent);
  }
  const attempts = invoice.attempt_count + 1;
  const wait = retryDays[attempts - 1];
  const after: Invoice = failed
    ? {
        ...invoice,
        attempt_count: attempts,
        next_payment_attempt: wait === undefined ? null : created + wait * day,
      }
    : {
        ...invoice,
        status: 'paid',
        attempt_count: attempts,
        amount_paid: invoice.amount_due,
        amount_remaining: 0,
        next_payment_attempt: null,
      };
  await store.put(after, invoice.customer);
  await store.tell(failed ? 'invoice.payment_failed' : 'invoice.paid', after);
  return failed;
}

function refusalFor(method: PaymentMethod | undefined, when: Charge['when']) {
  if (!method) return { code: 'missing', message: 'There is no card to charge.' };
  return refusalOf(method.number, when);
}

export function cardError({ code, declineCode, message }: Refusal) {
  return new LocalProviderError(402, {
    type: 'card_error',
    code,
    ...(declineCode ? { decline_code: declineCode } : {}),
    message,
  });
}

/** The card to charge: the chosen one, else the newest. */
export async function methodOf(store: Store, customerId: string): Promise<PaymentMethod | undefined> {
  const customer = await store.get<Customer>(customerId, 'customer');
  const id = customer.invoice_settings.default_payment_method;
  if (id !== null) return store.find<PaymentMethod>(id, 'payment_method');
  return (await store.list<PaymentMethod>('payment_method', { customer: customerId, limit: 1 }))[0];
}
