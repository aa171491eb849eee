/**
 * Brings what we know of a customer up to what the provider knows, and grants what was paid for. It can be done at any time and as
 * often as one likes: messages that come twice, late, out of order or never lead to the same end.
 */
import type Stripe from 'stripe';
import { eq, sql } from 'drizzle-orm';
import { plans, packs, toMicroDollars, type PackId } from '#kit/credits/plans.ts';
import { paidItems } from '#kit/credits/table.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { packKey, pandaKey } from './catalogue.server.ts';
import { discountOn } from './codes.server.ts';
import { dollars } from '#kit/money/dollars.ts';
import type { Billing } from './provider.server.ts';
import { keepRefund, refundsOf } from './refunds.server.ts';
import { sheetOf } from './sheet.ts';
import { isOwnerGone, refundLate } from './ownerless.server.ts';
import {
  payerOf,
  emailReceipt,
  emailLatePayment,
  emailRefund,
  emailTrialEnds,
  trialAboutToEnd,
} from './emails.server.ts';
import { keepTrial } from './keep-trial.server.ts';
import { endTwins, refundTwins, subscriptionOf } from './duplicate-subscriptions.server.ts';
import { billingCustomers, billingInvoices } from './table.server.ts';

const goingOn = new Set(['trialing', 'active', 'past_due', 'unpaid']);
const moment = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);

/** `charge`: what the news was about, where money went back. */
export async function sync(billing: Billing, customerId: string, charge?: Stripe.Charge): Promise<void> {
  const stripe = await billing.stripe();
  const isGone = await isOwnerGone(billing.db, customerId);
  // Invoices first: whatever subscription stands on one is then among those that are listed.
  const invoices = await stripe.invoices.list({ customer: customerId, limit: 30 });
  const [subscriptions, methods] = await Promise.all([
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 20, expand: ['data.discounts'] }),
    stripe.customers.listPaymentMethods(customerId, { limit: 1 }),
  ]);
  await useNewestCard(stripe, customerId, methods.data[0]?.id);
  // The newest come first.
  const [current, ...twins] = subscriptions.data.filter(({ status }) => goingOn.has(status)).toReversed();
  const givenBack = isGone
    ? await refundLate(billing, stripe, invoices.data)
    : await refundTwins(stripe, twins, invoices.data);
  const refunds = await refundsOf(stripe, customerId, charge);
  const item = current?.items.data[0];
  const renewsTo = item && (await billing.prices.planOf(item.price.id));
  const discount = current ? await discountOn(stripe, current) : null;
  const hasPaid = invoices.data.some((one) => subscriptionOf(one) === current?.id && one.total !== 0);
  const trialEnd = current && trialAboutToEnd(current, { now: await billing.now(), hasPaid });
  const card = methods.data[0]?.card;
  const updates: Pick<InvoiceUpdate, 'invoice' | 'period' | 'bought'>[] = [];
  for (const invoice of invoices.data.toReversed())
    updates.push({
      invoice,
      period: await periodOf(billing, invoice),
      bought: await boughtOn(billing, invoice),
    });

  const state = await billing.bus.transact(async (tx) => {
    const [customer] = await tx
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.id, customerId))
      .for('update');
    if (!customer) return 'unknown';
    const { ownerId } = customer;
    // They went in this moment: what was paid is then another matter.
    if ((ownerId === null) !== isGone) return 'other';
    const refusedTrial = await keepTrial(billing, tx, {
      customer,
      subscriptions: subscriptions.data,
      fingerprint: card?.fingerprint ?? null,
    });
    const [kept] = await tx
      .update(billingCustomers)
      .set({
        refusedTrial,
        subscriptionId: current?.id ?? null,
        status: current?.status ?? null,
        plan: renewsTo?.plan ?? null,
        interval: renewsTo?.interval ?? null,
        cancelsAtEnd: current?.cancel_at_period_end ?? false,
        periodEnd: moment(item?.current_period_end),
        trialEnd: current?.status === 'trialing' ? moment(current.trial_end) : null,
        hadTrial: customer.hadTrial || subscriptions.data.some(({ trial_end: end }) => end !== null),
        discount,
        ...(card ? { card: `${brandName(card.brand)} ending in ${card.last4}` } : {}),
      })
      .where(eq(billingCustomers.id, customerId))
      .returning();
    for (const one of updates)
      await keepInvoice(billing, tx, {
        ...one,
        ownerId,
        customerId,
        isGivenBack: givenBack.has(one.invoice.id!),
        isRefused: refusedTrial !== null && subscriptionOf(one.invoice) === refusedTrial,
        centsBack: refunds.get(one.invoice.id!) ?? 0,
      });
    for (const [id, cents] of refunds) await keepRefund(billing, tx, { id, customerId, ownerId, cents });
    if (trialEnd && renewsTo && ownerId && current.id !== refusedTrial)
      await emailTrialEnds(billing, tx, { ...renewsTo, customer: kept!, ownerId, end: trialEnd });
    if (!current && ownerId) await billing.credits.uncover(tx, ownerId);
    return refusedTrial !== null && current?.id === refusedTrial ? 'refused' : 'kept';
  });
  if (state === 'other') return sync(billing, customerId, charge);
  await endTwins(stripe, current && (isGone || state === 'refused') ? [current, ...twins] : twins);
}

/** A card that was added later is the one to use; the provider keeps the first until it is told. */
async function useNewestCard(stripe: Stripe, customerId: string, newest: string | undefined) {
  const customer = await stripe.customers.retrieve(customerId);
  if (newest === undefined || customer.deleted) return;
  const used = customer.invoice_settings.default_payment_method;
  if ((typeof used === 'string' ? used : used?.id) === newest) return;
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: newest } });
}

const brandName = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);

type Period = Awaited<ReturnType<typeof periodOf>>;

/** The plan and the time that a subscription's invoice pays for; undefined for other invoices. */
async function periodOf({ prices }: Billing, invoice: Stripe.Invoice) {
  if (!invoice.parent?.subscription_details) return undefined;
  let best:
    | { line: Stripe.InvoiceLineItem; plan: NonNullable<Awaited<ReturnType<typeof prices.planOf>>> }
    | undefined;
  for (const line of invoice.lines.data) {
    const price = line.pricing?.price_details?.price;
    const plan = price ? await prices.planOf(typeof price === 'string' ? price : price.id) : undefined;
    // What is below nothing is time given back.
    if (!plan || line.amount < 0) continue;
    if (!best || line.amount > best.line.amount) best = { line, plan };
  }
  if (!best) return undefined;
  const { line, plan } = best;
  return {
    plan: plan.plan,
    from: new Date(line.period.start * 1000),
    until: new Date(line.period.end * 1000),
    ...(line.amount === 0 ? { credits: plans[plan.plan].trialCredits, isTrial: true } : {}),
  };
}

interface Bought {
  pack?: PackId;
  pandas: number;
}

/** What the lines of an invoice are for: what it says of itself is believed only where a line bears it out. */
async function boughtOn({ prices }: Billing, invoice: Stripe.Invoice): Promise<Bought> {
  const quantities = new Map<string, number>();
  for (const { pricing, quantity } of invoice.lines.data) {
    const price = pricing?.price_details?.price;
    const id = typeof price === 'string' ? price : price?.id;
    if (id) quantities.set(id, (quantities.get(id) ?? 0) + (quantity ?? 1));
  }
  const pack = invoice.metadata?.pack as PackId | undefined;
  const isBorneOut = pack !== undefined && pack in packs && quantities.has(await prices.idOf(packKey(pack)));
  return {
    ...(isBorneOut ? { pack } : {}),
    pandas: quantities.get(await prices.idOf(pandaKey)) ?? 0,
  };
}

const kindOf = (invoice: Stripe.Invoice) =>
  invoice.parent?.subscription_details ? 'subscription' : (invoice.metadata?.kind ?? 'other');

interface InvoiceUpdate {
  invoice: Stripe.Invoice;
  period: Period;
  bought: Bought;
  ownerId: string | null;
  customerId: string;
  isGivenBack: boolean;
  /** Of a trial that is not given. */
  isRefused: boolean;
  /** What the provider knows to have gone back. */
  centsBack: number;
}

async function keepInvoice(
  billing: Billing,
  tx: BusTransaction,
  { invoice, period, bought, ownerId, customerId, isGivenBack, isRefused, centsBack }: InvoiceUpdate,
) {
  if (!invoice.id || invoice.status === 'draft') return;
  const kind = kindOf(invoice);
  const values = {
    number: invoice.number,
    status: invoice.status ?? 'open',
    total: invoice.total,
    paid: invoice.amount_paid,
    attempts: invoice.attempt_count,
    nextAttempt: moment(invoice.next_payment_attempt),
    sheet: sheetOf(invoice),
    ...(isGivenBack ? { refunded: invoice.amount_paid } : {}),
  };
  const [kept] = await tx
    .insert(billingInvoices)
    .values({
      id: invoice.id,
      customerId,
      kind,
      currency: invoice.currency,
      issuedAt: moment(invoice.created)!,
      ...values,
    })
    .onConflictDoUpdate({ target: billingInvoices.id, set: values })
    .returning();
  if (!ownerId) {
    if (isGivenBack) await emailLatePayment(billing, tx, kept!, invoice.customer_email);
    return;
  }
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  // Heard of only now that all of it went back: that is told, and nothing else.
  const isAllBack = isGivenBack || (centsBack > 0 && centsBack >= invoice.amount_paid);
  if (isGivenBack) await emailRefund(billing, tx, invoice.id, ownerId);
  else if (invoice.status === 'paid' && !isAllBack)
    await emailReceipt(billing, tx, { row: kept!, ownerId, isRenewal });
  // What was given back is not granted again; of what was given back in part, that part is taken afterwards.
  if (invoice.status === 'paid' && kept!.refunded === 0 && !isAllBack && !isRefused)
    await grant(billing, tx, { invoice, period, bought, ownerId, kind });
  const isDue = invoice.status === 'open' || invoice.status === 'uncollectible';
  if (isDue && invoice.attempt_count > kept!.toldAttempt) {
    await tx
      .update(billingInvoices)
      .set({ toldAttempt: invoice.attempt_count })
      .where(eq(billingInvoices.id, invoice.id));
    await notify(tx, billing, {
      ownerId,
      kind: 'billing.problem',
      data: { ...failureWords(invoice), path: (await payerOf(tx, ownerId)).path },
    });
  }
}

function failureWords({ amount_due: due, next_payment_attempt: next }: Stripe.Invoice) {
  const day = next && new Date(next * 1000).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  return next
    ? {
        title: 'Payment failed',
        text: `${dollars(due)} couldn’t be charged to your card. We’ll try again on ${day}. Your plan continues until then. You can pay now or use another card.`,
      }
    : {
        title: 'Your plan has ended',
        text: `${dollars(due)} couldn’t be charged to your card, and we won’t try again. You’re now on Free. Everything you made is still yours.`,
      };
}

async function grant(
  { credits }: Billing,
  tx: BusTransaction,
  {
    invoice,
    period,
    bought,
    ownerId,
    kind,
  }: Pick<InvoiceUpdate, 'invoice' | 'period' | 'bought'> & { ownerId: string; kind: string },
) {
  const id = invoice.id!;
  if (period) await credits.cover(tx, ownerId, { ...period, invoice: id });
  if ((kind === 'pack' || kind === 'top-up') && bought.pack)
    await credits.add(tx, ownerId, {
      key: `pack:${id}`,
      kind: 'purchase',
      amount: toMicroDollars(packs[bought.pack].credits),
    });
  if (kind === 'panda' && bought.pandas > 0)
    await tx
      .insert(paidItems)
      .values({
        ownerId,
        kind: 'panda',
        key: `panda:${id}`,
        quantity: bought.pandas,
      })
      .onConflictDoNothing();
}

/** Customers whose news may have been lost: whoever has a subscription whose period is over, or an invoice that is open. */
export async function customersToLookAt(billing: Billing): Promise<string[]> {
  const { rows } = await billing.db.execute<{ id: string }>(sql`
    select id from billing_customer where subscription_id is not null and (period_end < now() or status <> 'active')
    union select customer_id from billing_invoice where status = 'open' limit 500`);
  return rows.map(({ id }) => id);
}
