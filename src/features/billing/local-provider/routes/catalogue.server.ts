/** What is sold, and codes that make it cheaper. */
import { formOf, isTrue, listOf, numberOf, textOf } from '../form.ts';
import { wrongInput } from '../provider-error.ts';
import { newLocalId } from '../store.server.ts';
import { listed, metaOf, needed, on, read, type Route } from './route.server.ts';
import type { Coupon, Price, PromotionCode } from '../objects.ts';

export const catalogueRoutes: readonly Route[] = [
  on('POST products', async (store, form) => {
    const product = {
      id: textOf(form.id) ?? newLocalId('prod'),
      object: 'product',
      active: true,
      name: needed(form, 'name'),
    };
    await store.put(product);
    await store.tell('product.created', product);
    return product;
  }),
  read('products', 'product'),
  on('POST prices', async (store, form) => {
    const interval = textOf(formOf(form.recurring).interval);
    const amount = numberOf(form.unit_amount);
    if (textOf(form.currency) !== 'usd') throw wrongInput('This provider knows dollars only.', 'currency');
    if (amount === undefined || amount < 0) throw wrongInput('Invalid integer.', 'unit_amount');
    const price: Price = {
      id: newLocalId('price'),
      object: 'price',
      active: true,
      currency: 'usd',
      product: textOf(form.product) ?? newLocalId('prod'),
      unit_amount: amount,
      lookup_key: textOf(form.lookup_key) ?? null,
      type: interval ? 'recurring' : 'one_time',
      recurring: interval === 'month' || interval === 'year' ? { interval, interval_count: 1 } : null,
      metadata: metaOf(form.metadata),
    };
    await store.put(price);
    await store.tell('price.created', price);
    return price;
  }),
  listed<Price>('prices', 'price', ({ lookup_key: key }, form) => {
    const keys = listOf(form.lookup_keys);
    return keys.length === 0 || (key !== null && keys.includes(key));
  }),
  read<Price>('prices', 'price'),

  on('POST coupons', async (store, form) => {
    const duration = textOf(form.duration) ?? 'once';
    if (duration !== 'once' && duration !== 'forever' && duration !== 'repeating')
      throw wrongInput('Invalid duration.', 'duration');
    const coupon: Coupon = {
      id: textOf(form.id) ?? newLocalId('co'),
      object: 'coupon',
      name: textOf(form.name) ?? null,
      percent_off: numberOf(form.percent_off) ?? null,
      amount_off: numberOf(form.amount_off) ?? null,
      currency: form.amount_off === undefined ? null : 'usd',
      duration,
      duration_in_months: numberOf(form.duration_in_months) ?? null,
      valid: true,
    };
    await store.put(coupon);
    await store.tell('coupon.created', coupon);
    return coupon;
  }),
  read<Coupon>('coupons', 'coupon'),
  listed<Coupon>('coupons', 'coupon'),
  on('POST promotion_codes', async (store, form) => {
    const coupon = await store.get<Coupon>(needed(formOf(form.promotion), 'coupon'), 'coupon');
    return store.put<PromotionCode>({
      id: newLocalId('promo'),
      object: 'promotion_code',
      code: needed(form, 'code'),
      active: true,
      times_redeemed: 0,
      promotion: { type: 'coupon', coupon: coupon.id },
    });
  }),
  read<PromotionCode>('promotion_codes', 'promotion_code'),
  listed<PromotionCode>(
    'promotion_codes',
    'promotion_code',
    ({ code, active }, form) =>
      (form.code === undefined || code.toLowerCase() === textOf(form.code)?.toLowerCase()) &&
      (form.active === undefined || active === isTrue(form.active)),
  ),
  on('POST promotion_codes/:id', async (store, form, [id]) => {
    const code = await store.get<PromotionCode>(id!, 'promotion_code');
    return store.put<PromotionCode>({
      ...code,
      active: form.active === undefined ? code.active : isTrue(form.active),
    });
  }),
];
