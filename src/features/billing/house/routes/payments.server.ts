/** Payments and what is given back. */
import { isTrue, numberOf, textOf } from '../form.ts';
import { wrongInput, HouseError } from '../house-error.ts';
import { newHouseId } from '../store.server.ts';
import { listed, metaOf, needed, on, read, type Route } from './route.server.ts';
import type { HouseObject, PaymentIntent } from '../objects.ts';

export const paymentsRoutes: readonly Route[] = [
  on('POST payment_intents', async (store, form) => {
    const amount = numberOf(form.amount);
    if (amount === undefined || amount <= 0) throw wrongInput('Invalid positive integer', 'amount');
    const isPaid = isTrue(form.confirm);
    const method = textOf(form.payment_method) ?? null;
    const declines = method === 'pm_card_chargeDeclined';
    const intent: PaymentIntent = {
      id: newHouseId('pi'),
      object: 'payment_intent',
      customer: textOf(form.customer) ?? null,
      amount,
      amount_received: isPaid && !declines ? amount : 0,
      currency: needed(form, 'currency'),
      status: isPaid && !declines ? 'succeeded' : 'requires_payment_method',
      payment_method: method,
      last_payment_error: declines ? { code: 'card_declined', message: 'Your card was declined.' } : null,
      invoice: null,
      metadata: metaOf(form.metadata),
      created: await store.now(),
    };
    await store.put(intent, intent.customer);
    await store.tell('payment_intent.created', intent);
    if (isPaid)
      await store.tell(declines ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent);
    return intent;
  }),
  read<PaymentIntent>('payment_intents', 'payment_intent'),

  on('POST refunds', async (store, form) => {
    const intent = await store.get<PaymentIntent>(needed(form, 'payment_intent'), 'payment_intent');
    const before = (await store.list<Refund>('refund', { limit: 1000 })).filter(
      (one) => one.payment_intent === intent.id,
    );
    const left = intent.amount_received - before.reduce((sum, { amount }) => sum + amount, 0);
    const amount = numberOf(form.amount) ?? left;
    if (amount <= 0 || amount > left)
      throw new HouseError(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: `Refund amount is greater than what is left ($${(left / 100).toFixed(2)}).`,
      });
    const refund: Refund = {
      id: newHouseId('re'),
      object: 'refund',
      amount,
      currency: 'usd',
      payment_intent: intent.id,
      status: 'succeeded',
      created: await store.now(),
    };
    await store.put(refund, intent.customer);
    await store.tell('refund.created', refund);
    return refund;
  }),
  listed<Refund>(
    'refunds',
    'refund',
    ({ payment_intent: intent }, form) => form.payment_intent === undefined || intent === form.payment_intent,
  ),
];

interface Refund extends HouseObject {
  object: 'refund';
  amount: number;
  currency: 'usd';
  payment_intent: string;
  status: 'succeeded';
  created: number;
}
