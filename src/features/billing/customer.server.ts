/** The provider's customer of a person or a business, made when they first pay. */
import { and, eq } from 'drizzle-orm';
import { ownAddressOf } from '#kit/auth/claimed-address.ts';
import { users } from '#kit/auth/table.server.ts';
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { businesses, businessMembers } from '#kit/businesses/table.server.ts';
import type { MemberCaller } from '#kit/auth/caller.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Billing } from './provider.server.ts';
import { billingCustomers } from './table.server.ts';
import { addressHadTrial } from './trials.server.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;

export async function findCustomer(db: Queryable, ownerId: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.ownerId, ownerId));
  return row;
}

export async function ensureCustomer(billing: Billing, caller: MemberCaller): Promise<CustomerRow> {
  const { business, user } = caller;
  const id = ownerFor(caller);
  const known = await findCustomer(billing.db, id);
  if (known) return known;
  const stripe = await billing.stripe();
  const { name, email } = (business && (await payerOf(billing.db, id))) ?? {
    name: user.name,
    email: ownAddressOf(user),
  };
  // Two tabs at once make one.
  const made = await stripe.customers.create(
    { name, email, metadata: { owner: id } },
    { idempotencyKey: `customer:${id}` },
  );
  await billing.db
    .insert(billingCustomers)
    // A trial is for a person: whoever makes another business does not get another one.
    .values({ id: made.id, ownerId: id, hadTrial: business !== undefined })
    .onConflictDoNothing();
  return (await findCustomer(billing.db, id))!;
}

/** By what a trial was had already; null where there may be one. A business has none. */
export async function trialHadBy(
  billing: Billing,
  ownerId: string,
  customer: CustomerRow | undefined,
): Promise<'address' | 'card' | null> {
  if (customer?.refusedTrial) return 'card';
  if (customer?.hadTrial) return 'address';
  const [person] = await billing.db.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  return person && (await addressHadTrial(billing, billing.db, person.email)) ? 'address' : null;
}

export async function businessName(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.select({ name: businesses.name }).from(businesses).where(eq(businesses.id, id));
  return row?.name;
}

/** A business as it stands on invoices, which go to its owner. */
async function payerOf(db: Queryable, businessId: string) {
  const [row] = await db
    .select({
      name: businesses.name,
      address: businesses.address,
      email: users.email,
      claimedEmail: users.claimedEmail,
    })
    .from(businesses)
    .innerJoin(businessMembers, eq(businessMembers.businessId, businesses.id))
    .innerJoin(users, eq(users.id, businessMembers.memberId))
    .where(and(eq(businesses.id, businessId), eq(businessMembers.role, 'owner')));
  if (!row) return undefined;
  const { name, address } = row;
  return {
    name: [name, ...address.split('\n')].filter(Boolean).join(', ').slice(0, 250),
    email: ownAddressOf(row),
  };
}

/** Another owner, name or address: invoices say so from now on. */
export async function syncCustomerWithProvider(billing: Billing, businessId: string) {
  const customer = await findCustomer(billing.db, businessId);
  const payer = customer && (await payerOf(billing.db, businessId));
  if (!payer) return;
  const stripe = await billing.stripe();
  await stripe.customers.update(customer.id, payer);
}

/** The customer with a subscription that goes on, or a refusal in words. */
export async function mustSubscribe(db: Queryable, ownerId: string) {
  const customer = await findCustomer(db, ownerId);
  if (!customer?.subscriptionId)
    throw new AppError('conflict:no_subscription', { message: 'You have no subscription to change.' });
  return { ...customer, subscriptionId: customer.subscriptionId };
}
