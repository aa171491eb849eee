/** Plans that renew. */
import { isTrue, numberOf } from '../form.ts';
import { wrongInput } from '../provider-error.ts';
import { chargeInvoice, issueInvoice, methodOf } from '../invoices.server.ts';
import {
  changeSubscription,
  draftSubscription,
  endSubscription,
  itemOf,
  linesOf,
} from '../subscriptions.server.ts';
import { couponOf, lister, metaOf, needed, on, priceOf, type Route } from './route.server.ts';
import type { Coupon, Customer, PromotionCode, Subscription } from '../objects.ts';
import type { Store } from '../store.server.ts';

const listOfSubscriptions = lister<Subscription>('subscription', ({ status }, form) =>
  form.status === 'all' ? true : form.status === undefined ? status !== 'canceled' : status === form.status,
);

/** Discounts as the protocol has them, opened up as far as we ask for it. */
async function withDiscounts(store: Store, subscription: Subscription) {
  const { discount } = subscription;
  const isOver = discount?.end != null && discount.end <= (await store.now());
  const coupon = discount && !isOver ? await store.find<Coupon>(discount.coupon, 'coupon') : undefined;
  if (!discount || !coupon) return { ...subscription, discounts: [] };
  const { code, start, end } = discount;
  const promotion = code ? await store.find<PromotionCode>(code, 'promotion_code') : undefined;
  return {
    ...subscription,
    discounts: [
      {
        id: `di_${subscription.id}`,
        object: 'discount',
        source: { type: 'coupon', coupon },
        promotion_code: promotion ?? null,
        start,
        end: end ?? null,
      },
    ],
  };
}

export const subscriptionsRoutes: readonly Route[] = [
  on('POST subscriptions', async (store, form) => {
    const customer = await store.get<Customer>(needed(form, 'customer'), 'customer');
    const price = await priceOf(store, form.items);
    if (!price) throw wrongInput('Missing required param: items.', 'items');
    const { coupon: couponId, code } = await couponOf(store, form.discounts);
    const subscription = await draftSubscription(store, {
      customer,
      price,
      trialDays: numberOf(form.trial_period_days) ?? 0,
      coupon: couponId ? await store.get<Coupon>(couponId, 'coupon') : undefined,
      code,
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
  on('GET subscriptions/:id', async (store, _form, [id]) =>
    withDiscounts(store, await store.get<Subscription>(id!, 'subscription')),
  ),
  on('GET subscriptions', async (store, form) => {
    const { data, ...list } = await listOfSubscriptions(store, form);
    return { ...list, data: await Promise.all(data.map((one) => withDiscounts(store, one))) };
  }),
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
