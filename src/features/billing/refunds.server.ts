/**
 * Money that went back without us: someone gave it back in the provider's own pages. It is found by looking at the charges, and
 * counts as one that an admin gave back here. What an admin gives back stands in the row before the provider hears of it, so that
 * only what is more than that is news.
 */
import type Stripe from 'stripe';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { writeAudit } from '#kit/audit/audit.server.ts';
import { creditGrants, paidItems } from '#kit/credits/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Billing } from './provider.server.ts';
import { emailRefund } from './emails.server.ts';
import { billingInvoices } from './table.server.ts';

/** Cents that went back, by invoice. `told`: a charge that may be older than those that are listed. */
export async function refundsOf(
  stripe: Stripe,
  customerId: string,
  announced?: Stripe.Charge,
): Promise<ReadonlyMap<string, number>> {
  const { data } = await stripe.charges.list({ customer: customerId, limit: 100 });
  const charges = announced && !data.some(({ id }) => id === announced.id) ? [...data, announced] : data;
  const cents = new Map<string, number>();
  for (const { payment_intent: held, amount_refunded: refunded } of charges) {
    if (refunded === 0 || !held) continue;
    const intent = typeof held === 'string' ? held : held.id;
    const { data: payments } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      limit: 1,
    });
    const invoice = payments[0]?.invoice;
    const id = typeof invoice === 'string' ? invoice : invoice?.id;
    if (id) cents.set(id, (cents.get(id) ?? 0) + refunded);
  }
  return cents;
}

interface Heard {
  id: string;
  customerId: string;
  ownerId: string | null;
  /** All that went back by now. */
  cents: number;
}

/** In the transaction that knows the customer: heard twice it finds nothing more to do. */
export async function keepRefund(
  billing: Billing,
  tx: BusTransaction,
  { id, customerId, ownerId, cents }: Heard,
) {
  const [row] = await tx
    .select()
    .from(billingInvoices)
    .where(and(eq(billingInvoices.id, id), eq(billingInvoices.customerId, customerId)))
    .for('update');
  const total = Math.min(cents, row?.paid ?? 0);
  if (!row || total <= row.refunded) return;
  await tx.update(billingInvoices).set({ refunded: total }).where(eq(billingInvoices.id, id));
  await writeAudit(
    tx,
    { actorId: null },
    { action: 'billing.refund-heard', subjectId: id, details: { cents: total - row.refunded } },
  );
  if (!ownerId) return;
  await emailRefund(billing, tx, id, ownerId);
  await takeBackFor(billing, tx, {
    ...row,
    ownerId,
    total,
    cents: total - row.refunded,
    why: 'The payment was refunded',
  });
}

interface GivenBack {
  id: string;
  ownerId: string;
  paid: number;
  /** This time, and all in all. */
  cents: number;
  total: number;
  why: string;
}

/** What is left of the credits that came by an invoice, as far as its money went back. Answers how much was taken. */
export async function takeBackFor(
  { credits }: Billing,
  tx: BusTransaction,
  { id, ownerId, paid, cents, total, why }: GivenBack,
): Promise<number> {
  // Pandas that were adopted stay; those that were given back are not adopted any more.
  if (total === paid)
    await tx
      .update(paidItems)
      .set({ quantity: 0 })
      .where(eq(paidItems.key, `panda:${id}`));
  const amount = Math.round(((await grantedBy(tx, id)) * cents) / paid);
  return credits.takeBack(tx, ownerId, { key: `refund:${id}:${total}`, amount, note: why });
}

/** Micro-dollars of credits that an invoice brought. */
async function grantedBy(db: Queryable, id: string): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${creditGrants.amount}), 0)::float8` })
    .from(creditGrants)
    .where(inArray(creditGrants.key, [`invoice:${id}:0`, `pack:${id}`]));
  return row!.amount;
}
