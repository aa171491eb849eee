/** What is given back, and the charges that it is given back from. */
import { numberOf, textOf } from '../form.ts';
import { chargeId, chargeOf, giveBack } from '../refunds.server.ts';
import { asList, listed, needed, on, read, type Route } from './route.server.ts';
import type { PaymentIntent, Refund } from '../objects.ts';

export const refundsRoutes: readonly Route[] = [
  on('POST refunds', async (store, form) =>
    giveBack(store, await store.get<PaymentIntent>(needed(form, 'payment_intent'), 'payment_intent'), {
      cents: numberOf(form.amount),
    }),
  ),
  read<Refund>('refunds', 'refund'),
  listed<Refund>(
    'refunds',
    'refund',
    ({ payment_intent: intent }, form) => form.payment_intent === undefined || intent === form.payment_intent,
  ),
  on('GET charges', async (store, form) => {
    const customer = textOf(form.customer);
    const intents = await store.list<PaymentIntent>('payment_intent', {
      ...(customer ? { customer } : {}),
      limit: 1000,
    });
    const paid = intents.filter(({ amount_received: received }) => received > 0);
    const charges = [];
    for (const one of paid.slice(0, Math.min(100, numberOf(form.limit) ?? 10)))
      charges.push(await chargeOf(store, one));
    return asList(charges);
  }),
  on('GET charges/:id', async (store, _form, [id]) =>
    chargeOf(store, await store.get<PaymentIntent>(chargeId.intentOf(id!), 'payment_intent')),
  ),
];
