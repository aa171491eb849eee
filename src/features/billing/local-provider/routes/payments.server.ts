/** Payments that are made one by one. */
import { isTrue, numberOf, textOf } from '../form.ts';
import { wrongInput } from '../provider-error.ts';
import { newLocalId } from '../store.server.ts';
import { metaOf, needed, on, read, type Route } from './route.server.ts';
import type { PaymentIntent } from '../objects.ts';

export const paymentsRoutes: readonly Route[] = [
  on('POST payment_intents', async (store, form) => {
    const amount = numberOf(form.amount);
    if (amount === undefined || amount <= 0) throw wrongInput('Invalid positive integer', 'amount');
    const isPaid = isTrue(form.confirm);
    const method = textOf(form.payment_method) ?? null;
    const declines = method === 'pm_card_chargeDeclined';
    const intent: PaymentIntent = {
      id: newLocalId('pi'),
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
];
