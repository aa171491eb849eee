/** Subscriptions of the local payment provider: begun, changed, renewed, ended. */
import { addMonths } from '#kit/credits/periods.ts';
import { wrongInput } from './provider-error.ts';
import { cardError, chargeInvoice, draftInvoice, issueInvoice, lineOf, methodOf } from './invoices.server.ts';
import type { Coupon, Customer, Invoice, InvoiceLine, Price, Subscription } from './objects.ts';
import { newLocalId, type Store } from './store.server.ts';

const day = 24 * 3600;

export const itemOf = (subscription: Subscription) => subscription.items.data[0];

function endOf(from: number, { recurring }: Price): number {
  return addMonths(new Date(from * 1000), recurring?.interval === 'year' ? 12 : 1).getTime() / 1000;
}

interface Begin {
  customer: Customer;
  price: Price;
  trialDays: number;
  coupon: Coupon | undefined;
  /** The id of the code that the coupon came by. */
  code?: string | null;
  metadata: Record<string, string>;
}

/** Not kept yet: it begins once its first invoice is paid. */
export async function draftSubscription(store: Store, begin: Begin): Promise<Subscription> {
  const { customer, price, trialDays, coupon, code = null, metadata } = begin;
  const now = await store.now();
  const trialEnd = trialDays > 0 ? now + trialDays * day : null;
  return {
    id: newLocalId('sub'),
    object: 'subscription',
    customer: customer.id,
    status: trialEnd ? 'trialing' : 'active',
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_end: trialEnd,
    default_payment_method: null,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: newLocalId('si'),
          object: 'subscription_item',
          price,
          quantity: 1,
          current_period_start: now,
          current_period_end: trialEnd ?? endOf(now, price),
        },
      ],
    },
    discount: coupon ? discountOf(coupon, code, now) : null,
    metadata,
    created: now,
    livemode: false,
  };
}

/** As the provider does: months are counted from the day it is given, not by payments. */
function discountOf(
  { id, duration, duration_in_months: months }: Coupon,
  code: string | null,
  start: number,
): Subscription['discount'] {
  const end = addMonths(new Date(start * 1000), months ?? 1).getTime() / 1000;
  return {
    coupon: id,
    code,
    start,
    end: duration === 'repeating' ? end : null,
    once: duration === 'once',
  };
}

/** What its period under way costs. */
export function linesOf(subscription: Subscription): InvoiceLine[] {
  const { price, current_period_start: from, current_period_end: until } = itemOf(subscription);
  const isTrial = subscription.status === 'trialing';
  const name = nameOf(price);
  return [
    lineOf(price, {
      description: isTrial ? `Trial of ${name}` : name,
      amount: isTrial ? 0 : price.unit_amount,
      from,
      until,
    }),
  ];
}

const nameOf = ({ metadata, recurring }: Price) =>
  `${metadata.name ?? 'Subscription'}${recurring ? `, ${recurring.interval}ly` : ''}`;

interface Change {
  price?: Price;
  prorate: boolean;
  trialEnd?: number;
}

/** The subscription after a change, and what is to be paid for it now; undefined where nothing is. */
async function afterChange(
  store: Store,
  subscription: Subscription,
  { price, prorate, trialEnd }: Change,
): Promise<{ changed: Subscription; lines: InvoiceLine[] | undefined }> {
  const item = itemOf(subscription);
  const now = await store.now();
  if (!price) return { changed: subscription, lines: undefined };
  const asPriced = (period: Partial<typeof item>, status = subscription.status): Subscription => ({
    ...subscription,
    status,
    items: { ...subscription.items, data: [{ ...item, price, ...period }] },
  });
  // In a trial nothing was paid: the other plan is tried for the rest of it.
  if (subscription.status === 'trialing' && trialEnd === undefined)
    return { changed: asPriced({}), lines: undefined };
  // "From the end of what is paid": the period under way counts as a trial of the next price.
  if (trialEnd !== undefined)
    return {
      changed: { ...asPriced({ current_period_end: trialEnd }, 'trialing'), trial_end: trialEnd },
      lines: undefined,
    };
  const isSameRhythm = price.recurring?.interval === item.price.recurring?.interval;
  if (!prorate && isSameRhythm) return { changed: asPriced({}), lines: undefined };
  const { current_period_start: from, current_period_end: until } = item;
  const left = (until - now) / (until - from);
  const credit = lineOf(item.price, {
    description: `Unused time on ${nameOf(item.price)}`,
    amount: prorate ? -Math.round(item.price.unit_amount * left) : 0,
    from: now,
    until,
  });
  const end = isSameRhythm ? until : endOf(now, price);
  const charge = lineOf(price, {
    description: isSameRhythm ? `Remaining time on ${nameOf(price)}` : nameOf(price),
    amount: isSameRhythm ? Math.round(price.unit_amount * left) : price.unit_amount,
    from: now,
    until: end,
  });
  const period = isSameRhythm ? {} : { current_period_start: now, current_period_end: end };
  return { changed: asPriced(period, 'active'), lines: [credit, charge] };
}

/** Changes it and takes the money; without the money it stays as it was. */
export async function changeSubscription(store: Store, subscription: Subscription, change: Change) {
  const { changed, lines } = await afterChange(store, subscription, change);
  if (lines) {
    const customer = await store.get<Customer>(subscription.customer, 'customer');
    const invoice = await issueInvoice(store, {
      customer,
      lines,
      reason: 'subscription_update',
      subscription: changed,
    });
    const failed = await chargeInvoice(store, invoice, {
      method: await methodOf(store, customer.id),
      when: 'later',
    });
    if (failed)
      throw cardError(
        failed === 'asks'
          ? { code: 'authentication_required', message: 'Your bank needs you to confirm this payment.' }
          : failed,
      );
  }
  await store.put(changed, changed.customer);
  await store.tell('customer.subscription.updated', changed);
  return changed;
}

export async function previewChange(
  store: Store,
  subscription: Subscription,
  change: Change,
): Promise<Invoice> {
  const { changed, lines } = await afterChange(store, subscription, change);
  const customer = await store.get<Customer>(subscription.customer, 'customer');
  return draftInvoice(store, {
    customer,
    lines: lines ?? [],
    reason: 'subscription_update',
    subscription: changed,
  });
}

export async function endSubscription(store: Store, subscription: Subscription) {
  const now = await store.now();
  const ended: Subscription = { ...subscription, status: 'canceled', canceled_at: now, ended_at: now };
  await store.put(ended, ended.customer);
  await store.tell('customer.subscription.deleted', ended);
  return ended;
}

/** Its period is over: it ends, or the next one begins with an invoice. */
async function renew(store: Store, subscription: Subscription) {
  if (subscription.cancel_at_period_end) return endSubscription(store, subscription);
  const item = itemOf(subscription);
  const from = item.current_period_end;
  const next: Subscription = {
    ...subscription,
    status: 'active',
    trial_end: null,
    items: {
      ...subscription.items,
      data: [{ ...item, current_period_start: from, current_period_end: endOf(from, item.price) }],
    },
  };
  const customer = await store.get<Customer>(subscription.customer, 'customer');
  const invoice = await issueInvoice(store, {
    customer,
    lines: linesOf(next),
    reason: 'subscription_cycle',
    subscription: next,
  });
  const failed = await chargeInvoice(store, invoice, {
    method: await methodOf(store, customer.id),
    when: 'later',
  });
  next.status = failed ? 'past_due' : 'active';
  await store.put(next, next.customer);
  await store.tell('customer.subscription.updated', next);
  return next;
}

/** Tries once more; after the last time the subscription ends and the invoice is given up. */
export async function retryInvoice(store: Store, invoice: Invoice) {
  const failed = await chargeInvoice(store, invoice, {
    method: await methodOf(store, invoice.customer),
    when: 'later',
  });
  const id = invoice.parent?.subscription_details.subscription;
  const subscription = id ? await store.find<Subscription>(id, 'subscription') : undefined;
  if (!subscription || subscription.status === 'canceled') return failed;
  const after = await store.get<Invoice>(invoice.id, 'invoice');
  if (!failed) {
    const active: Subscription = { ...subscription, status: 'active' };
    await store.put(active, active.customer);
    await store.tell('customer.subscription.updated', active);
  } else if (after.next_payment_attempt === null) {
    await store.put({ ...after, status: 'uncollectible' } as Invoice, after.customer);
    await endSubscription(store, subscription);
  }
  return failed;
}

/** As the provider does, three days before. */
const announcedBefore = 3 * day;

async function announceTrialEnd(store: Store, subscription: Subscription) {
  const announced: Subscription = { ...subscription, announced: subscription.trial_end! };
  await store.put(announced, announced.customer);
  await store.tell('customer.subscription.trial_will_end', announced);
}

const mostSteps = 500;

/** The test clock moves: everything that falls due on the way happens, each in its own moment. */
export async function advance(store: Store, to: number) {
  const from = await store.now();
  if (to < from) throw wrongInput('The clock only moves forwards.', 'frozen_time');
  for (let step = 0; step < mostSteps; step += 1) {
    const subscriptions = (await store.list<Subscription>('subscription', { limit: 10_000 })).filter(
      ({ status }) => status !== 'canceled',
    );
    const announcements = subscriptions
      .filter(({ status, trial_end: end, announced }) => status === 'trialing' && end && announced !== end)
      .map((one) => ({
        at: one.trial_end! - announcedBefore,
        act: () => announceTrialEnd(store, one) as Promise<unknown>,
      }));
    const renewals = subscriptions.map((one) => ({
      at: itemOf(one).current_period_end,
      act: () => renew(store, one) as Promise<unknown>,
    }));
    const retries = (await store.list<Invoice>('invoice', { limit: 10_000 }))
      .filter(({ status, next_payment_attempt: at }) => status === 'open' && at !== null)
      .map((one) => ({
        at: one.next_payment_attempt!,
        act: () => retryInvoice(store, one) as Promise<unknown>,
      }));
    const [first] = [...announcements, ...renewals, ...retries].sort((a, b) => a.at - b.at);
    if (!first || first.at > to) break;
    await store.moveTo(Math.max(first.at, await store.now()));
    await first.act();
  }
  await store.moveTo(to);
}
