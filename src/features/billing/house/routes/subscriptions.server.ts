/** Plans that renew. */
import { isTrue, numberOf } from '../form.ts';
import { wrongInput } from '../house-error.ts';
import { chargeInvoice, issueInvoice, methodOf } from '../invoices.server.ts';
import {
  changeSubscription,
  draftSubscription,
  endSubscription,
  itemOf,
  linesOf,
} from '../subscriptions.server.ts';
import { couponOf, listed, metaOf, needed, on, priceOf, read, type Route } from './route.server.ts';
import type { Coupon, Customer, Subscription } from '../objects.ts';

export const subscriptionsRoutes: readonly Route[] = [
  on('POST subscriptions', async (store, form) => {
    const customer = await store.get<Customer>(needed(form, 'customer'), 'customer');
    const price = await priceOf(store, form.items);
    if (!price) throw wrongInput('Missing required param: items.', 'items');
    const couponId = await couponOf(store, form.discounts);
    const subscription = await draftSubscription(store, {
      customer,
      price,
      trialDays: numberOf(form.trial_period_days) ?? 0,
      coupon: couponId ? await store.get<Coupon>(couponId, 'coupon') : undefined,
      metadata: metaOf(form.metadata),
    });
    await store.put(subscription, customer.id);
    await store.tell('customer.subscription.created', subscription);
    const lines = linesOf(subscription);
    const invoice = await issueInvoice(store, {
      customer,
      lines,
      reason: 'subscription_create',
      subscription,
    });
    const failed = await chargeInvoice(store, invoice, {
      method: await methodOf(store, customer.id),
      when: 'later',
    });
    const after: Subscription = failed ? { ...subscription, status: 'past_due' } : subscription;
    return store.put(after, customer.id);
  }),
  read<Subscription>('subscriptions', 'subscription'),
  listed<Subscription>('subscriptions', 'subscription', ({ status }, form) =>
    form.status === 'all' ? true : form.status === undefined ? status !== 'canceled' : status === form.status,
  ),
  on('POST subscriptions/:id', async (store, form, [id]) => {
    const subscription = await store.get<Subscription>(id!, 'subscription');
    if (subscription.status === 'canceled') throw wrongInput('A canceled subscription cannot be changed.');
    const price = await priceOf(store, form.items);
    const asked: Subscription = {
      ...subscription,
      cancel_at_period_end:
        form.cancel_at_period_end === undefined
          ? subscription.cancel_at_period_end
          : isTrue(form.cancel_at_period_end),
      metadata: { ...subscription.metadata, ...metaOf(form.metadata) },
    };
    return changeSubscription(store, asked, {
      ...(price ? { price } : {}),
      prorate: form.proration_behavior !== 'none',
      ...(form.trial_end === undefined
        ? {}
        : { trialEnd: numberOf(form.trial_end) ?? itemOf(asked).current_period_end }),
    });
  }),
  on('DELETE subscriptions/:id', async (store, _form, [id]) =>
    endSubscription(store, await store.get<Subscription>(id!, 'subscription')),
  ),
];
