/** Whoever is gone, or was dissolved, does not go on paying. */
import { and, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#kit/db/database.server.ts';
import type { Billing } from './provider.server.ts';
import { setCustomer } from './queries.server.ts';
import { sync } from './sync.server.ts';
import { billingCustomers } from './table.server.ts';

export async function ownerless(db: Database): Promise<{ id: string; subscription: string }[]> {
  const rows = await db
    .select({ id: billingCustomers.id, subscription: billingCustomers.subscriptionId })
    .from(billingCustomers)
    .where(and(isNull(billingCustomers.ownerId), isNotNull(billingCustomers.subscriptionId)))
    .limit(100);
  return rows.map(({ id, subscription }) => ({ id, subscription: subscription! }));
}

export async function endSubscription(billing: Billing, id: string, subscription: string) {
  const stripe = await billing.stripe();
  try {
    await stripe.subscriptions.cancel(subscription);
  } catch (error) {
    // The test-mode provider forgot whoever is gone; so do we.
    if (!(error instanceof Error && 'code' in error && error.code === 'resource_missing')) throw error;
    await setCustomer(billing.db, id, { subscriptionId: null, status: null });
    return;
  }
  await sync(billing, id);
}
