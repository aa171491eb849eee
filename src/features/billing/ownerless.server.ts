/** Whoever is gone, or was dissolved, does not go on paying: neither for a plan, nor at a page that was left open. */
import type Stripe from 'stripe';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#kit/db/database.server.ts';
import type { Billing } from './provider.server.ts';
import { setCustomer } from './queries.server.ts';
import { billingCustomers, billingInvoices } from './table.server.ts';
import { refundWhole } from './duplicate-subscriptions.server.ts';

/** Those whose plan has yet to end. */
export async function ownerless(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .where(and(isNull(billingCustomers.ownerId), isNotNull(billingCustomers.subscriptionId)))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Not where nobody knows the customer yet: they are being made. */
export async function isOwnerGone(db: Database, customerId: string): Promise<boolean> {
  const [row] = await db
    .select({ ownerId: billingCustomers.ownerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.id, customerId));
  return row !== undefined && row.ownerId === null;
}

/** Paid when nobody was there any more to have it: all of it goes back. Which invoices these are; it may be done again. */
export async function refundLate(
  { db }: Billing,
  stripe: Stripe,
  invoices: readonly Stripe.Invoice[],
): Promise<ReadonlySet<string>> {
  const paid = invoices.filter(({ status, amount_paid: cents }) => status === 'paid' && cents > 0);
  if (paid.length === 0) return new Set();
  const ids = paid.map(({ id }) => id!);
  const known = await db
    .select({ id: billingInvoices.id })
    .from(billingInvoices)
    .where(and(inArray(billingInvoices.id, ids), eq(billingInvoices.status, 'paid')));
  const late = ids.filter((id) => !known.some((row) => row.id === id));
  for (const id of late) await refundWhole(stripe, id);
  return new Set(late);
}

/** Pages that were opened to pay and are not paid: nobody can pay there any more. */
export async function closeCheckouts(stripe: Stripe, customerId: string) {
  for await (const { id } of stripe.checkout.sessions.list({
    customer: customerId,
    status: 'open',
    limit: 100,
  }))
    await stripe.checkout.sessions.expire(id).catch(isClosedAlready);
}

function isClosedAlready(error: unknown) {
  if (!(error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError')) throw error;
}

/** What is still under way for them ends. The test-mode provider forgot whoever is gone; so do we. */
export async function leaveProvider(billing: Billing, id: string, look: (id: string) => Promise<void>) {
  const stripe = await billing.stripe();
  try {
    await closeCheckouts(stripe, id);
    await look(id);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'resource_missing')) throw error;
    await setCustomer(billing.db, id, { subscriptionId: null, status: null });
  }
}
