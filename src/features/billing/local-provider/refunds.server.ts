/** Money that goes back: asked for by the product, or by someone in the provider's own pages, which tells the product afterwards. */
import { LocalProviderError, wrongInput } from './provider-error.ts';
import type { Charge, PaymentIntent, Refund } from './objects.ts';
import { newLocalId, type Store } from './store.server.ts';

/** A payment here is charged once, so that the one id follows from the other. */
export const chargeId = {
  of: (intent: string) => intent.replace(/^pi_/, 'ch_'),
  intentOf: (charge: string) => charge.replace(/^ch_/, 'pi_'),
};

async function givenBack(store: Store, intent: string): Promise<number> {
  const all = await store.list<Refund>('refund', { limit: 1000 });
  return all.reduce((sum, one) => (one.payment_intent === intent ? sum + one.amount : sum), 0);
}

export async function chargeOf(store: Store, intent: PaymentIntent): Promise<Charge> {
  const refunded = await givenBack(store, intent.id);
  return {
    id: chargeId.of(intent.id),
    object: 'charge',
    customer: intent.customer,
    payment_intent: intent.id,
    amount: intent.amount,
    amount_captured: intent.amount_received,
    amount_refunded: refunded,
    refunded: refunded > 0 && refunded === intent.amount_received,
    currency: intent.currency,
    status: intent.amount_received > 0 ? 'succeeded' : 'failed',
    created: intent.created,
  };
}

export async function giveBack(
  store: Store,
  intent: PaymentIntent,
  { cents }: { cents?: number | undefined },
): Promise<Refund> {
  const left = intent.amount_received - (await givenBack(store, intent.id));
  const amount = cents ?? left;
  if (amount <= 0 || amount > left)
    throw new LocalProviderError(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Refund amount is greater than what is left ($${(left / 100).toFixed(2)}).`,
    });
  const refund: Refund = {
    id: newLocalId('re'),
    object: 'refund',
    amount,
    currency: 'usd',
    charge: chargeId.of(intent.id),
    payment_intent: intent.id,
    status: 'succeeded',
    created: await store.now(),
  };
  await store.put(refund, intent.customer);
  await store.tell('refund.created', refund);
  await store.tell('charge.refunded', await chargeOf(store, intent));
  return refund;
}

/** What someone does in the provider's dashboard: all that is left of an invoice, or a part of it. */
export async function giveBackInvoice(store: Store, invoice: string, cents?: number): Promise<Refund> {
  const intents = await store.list<PaymentIntent>('payment_intent', { limit: 10_000 });
  const intent = intents.find((one) => one.invoice === invoice && one.status === 'succeeded');
  if (!intent) throw wrongInput('Nothing was paid on this invoice.', 'invoice');
  return giveBack(store, intent, { cents });
}
