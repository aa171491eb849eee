/** Pages where something is paid. */
import { formOf, listOf, numberOf, textOf } from '../form.ts';
import { wrongInput } from '../provider-error.ts';
import { draftOf } from '../checkout.server.ts';
import { newLocalId } from '../store.server.ts';
import { asList, couponOf, listed, metaOf, needed, on, read, type Route } from './route.server.ts';
import type { CheckoutSession } from '../objects.ts';

export const checkoutsRoutes: readonly Route[] = [
  on('POST checkout/sessions', async (store, form) => {
    const mode = needed(form, 'mode');
    if (mode !== 'payment' && mode !== 'subscription' && mode !== 'setup')
      throw wrongInput('Invalid mode.', 'mode');
    const item = formOf(listOf(form.line_items)[0]);
    const created = await store.now();
    const about =
      mode === 'subscription'
        ? formOf(form.subscription_data)
        : formOf(formOf(form.invoice_creation).invoice_data);
    const id = newLocalId('cs_test');
    const successUrl = needed(form, 'success_url').replaceAll('{CHECKOUT_SESSION_ID}', id);
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      mode,
      status: 'open',
      payment_status: 'unpaid',
      customer: needed(form, 'customer'),
      success_url: successUrl,
      cancel_url: textOf(form.cancel_url) ?? null,
      url: `${new URL(successUrl).origin}/checkout?session=${id}`,
      amount_total: 0,
      subscription: null,
      invoice: null,
      metadata: metaOf(form.metadata),
      created,
      expires_at: created + 24 * 3600,
      wish: {
        price: mode === 'setup' ? '' : needed(item, 'price'),
        quantity: numberOf(item.quantity) ?? 1,
        trialDays: numberOf(about.trial_period_days) ?? 0,
        ...(await couponOf(store, form.discounts)),
        meta: metaOf(about.metadata),
        forgetsCard:
          mode === 'payment' && textOf(formOf(form.payment_intent_data).setup_future_usage) === undefined,
      },
    };
    const { invoice } = await draftOf(store, session);
    return store.put({ ...session, amount_total: invoice?.amount_due ?? 0 }, session.customer);
  }),
  read<CheckoutSession>('checkout/sessions', 'checkout.session'),
  listed<CheckoutSession>(
    'checkout/sessions',
    'checkout.session',
    ({ status }, form) => form.status === undefined || status === form.status,
  ),
  on('GET checkout/sessions/:id/line_items', async (store, _form, [id]) => {
    const { invoice } = await draftOf(store, await store.get<CheckoutSession>(id!, 'checkout.session'));
    return asList(invoice?.lines.data ?? []);
  }),
  on('POST checkout/sessions/:id/expire', async (store, _form, [id]) => {
    const session = await store.get<CheckoutSession>(id!, 'checkout.session');
    if (session.status !== 'open') throw wrongInput('Only open sessions can be expired.');
    const expired: CheckoutSession = { ...session, status: 'expired', url: null };
    await store.put(expired, session.customer);
    await store.tell('checkout.session.expired', expired);
    return expired;
  }),
];
