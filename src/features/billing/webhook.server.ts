/** What the provider tells us. It is believed only with its signature; and what it says is not taken from the message, but fetched. */
import type Stripe from 'stripe';
import { eq } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import type { Billing } from './provider.server.ts';
import { sync } from './sync.server.ts';
import { billingCustomers, billingEvents } from './table.server.ts';

export async function hear(billing: Billing, payload: string, signature: string): Promise<'heard' | 'known'> {
  const { db, webhookSecret } = billing;
  if (!webhookSecret)
    throw new AppError('unavailable:webhook_secret', { message: 'No webhook secret is configured.' });
  const stripe = await billing.stripe();
  const event = await read(() => stripe.webhooks.constructEvent(payload, signature, webhookSecret));
  const [known] = await db.select().from(billingEvents).where(eq(billingEvents.id, event.id));
  if (known) return 'known';
  const charge = await chargeIn(stripe, event.data.object as object);
  const customer = customerIn(charge ?? (event.data.object as object));
  if (customer) {
    const [ours] = await db.select().from(billingCustomers).where(eq(billingCustomers.id, customer));
    // One account at the provider may serve several installations.
    if (ours) await sync(billing, customer, charge);
  }
  // Kept last: what broke off halfway is told again, and found as it is then.
  await db.insert(billingEvents).values({ id: event.id, type: event.type }).onConflictDoNothing();
  return 'heard';
}

async function read<T>(parse: () => T): Promise<T> {
  try {
    return parse();
  } catch (error) {
    throw new AppError('bad_request:signature', { message: 'The signature is not valid.', cause: error });
  }
}

/** What the news is about where money went back, as it is by now. A refund does not say whose it is; its charge does. */
async function chargeIn(stripe: Stripe, object: object): Promise<Stripe.Charge | undefined> {
  if (!('object' in object && 'id' in object)) return undefined;
  if (object.object === 'charge') return stripe.charges.retrieve(String(object.id));
  if (object.object !== 'refund') return undefined;
  const { charge } = await stripe.refunds.retrieve(String(object.id));
  if (!charge) return undefined;
  return typeof charge === 'string' ? stripe.charges.retrieve(charge) : charge;
}

function customerIn(object: object): string | undefined {
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id);
  const customer = 'customer' in object ? object.customer : undefined;
  if (typeof customer === 'string') return customer;
  return typeof customer === 'object' && customer !== null && 'id' in customer
    ? String(customer.id)
    : undefined;
}
