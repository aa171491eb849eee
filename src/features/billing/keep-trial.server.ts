/** When a trial is first seen: that it was had is remembered, and one with a card that has had its own is not given. */
import type Stripe from 'stripe';
import { eq } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { CustomerRow } from './customer.server.ts';
import type { Billing } from './provider.server.ts';
import { rememberAddress, rememberCard } from './trials.server.ts';

interface Seen {
  /** As it stood before. */
  customer: CustomerRow;
  subscriptions: readonly Stripe.Subscription[];
  /** Of the card that is kept, where the provider tells one. */
  fingerprint: string | null;
}

/** Answers the subscription whose trial is refused, if there is one. */
export async function keepTrial(
  billing: Billing,
  tx: BusTransaction,
  { customer: { ownerId, hadTrial, refusedTrial }, subscriptions, fingerprint }: Seen,
): Promise<string | null> {
  // Once they have a plan, what was refused is no matter any more.
  if (refusedTrial && subscriptions.some(({ id, status }) => id !== refusedTrial && status !== 'canceled'))
    return null;
  const trial = subscriptions.find(({ status }) => status === 'trialing');
  if (!ownerId || hadTrial || !trial) return refusedTrial;
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  if (!person) return refusedTrial;
  await rememberAddress(billing, tx, person.email);
  if (!fingerprint || (await rememberCard(billing, tx, fingerprint))) return refusedTrial;
  await notify(tx, billing, {
    ownerId,
    kind: 'billing.problem',
    data: {
      title: 'This card has already been used for a trial',
      text: 'This card has already been used for a trial, so your plan didn’t start. You weren’t charged. Choose the plan again to start without a trial, or use another card.',
      path: '/subscription-plans',
    },
  });
  return trial.id;
}
