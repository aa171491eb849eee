/** Codes that take a part off, and what each takes in words. */
import type Stripe from 'stripe';
import { AppError } from '#kit/errors.ts';
import type { Discount } from './discount-schema.ts';
import { dollars } from '#kit/money/dollars.ts';
import type { Billing } from './provider.server.ts';

export async function findCode(
  billing: Billing,
  code: string,
): Promise<{ id: string; coupon: string; words: string }> {
  const stripe = await billing.stripe();
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 });
  const held = data[0]?.promotion.coupon;
  if (!data[0] || !held)
    throw new AppError('invalid:code', {
      message: 'This code isn’t valid. Check the spelling.',
    });
  const coupon = typeof held === 'string' ? await stripe.coupons.retrieve(held) : held;
  return { id: data[0].id, coupon: coupon.id, words: couponWords(coupon) };
}

type Terms = Pick<Stripe.Coupon, 'percent_off' | 'amount_off' | 'duration' | 'duration_in_months'>;

export const discountOf = (coupon: Terms, code: string | null, end: number | null): Discount => ({
  code,
  words: couponWords(coupon),
  percentOff: coupon.percent_off,
  amountOff: coupon.amount_off,
  once: coupon.duration === 'once',
  until: end === null ? null : new Date(end * 1000).toISOString(),
});

/** What still counts for the payments of a subscription. */
export async function discountOn(
  stripe: Stripe,
  { discounts }: Stripe.Subscription,
): Promise<Discount | null> {
  const [given] = discounts;
  if (!given || typeof given === 'string') return null;
  const { source, promotion_code: promotion, end } = given;
  const coupon =
    typeof source.coupon === 'string' ? await stripe.coupons.retrieve(source.coupon) : source.coupon;
  const code = typeof promotion === 'string' ? await stripe.promotionCodes.retrieve(promotion) : promotion;
  return coupon && discountOf(coupon, code?.code ?? null, end);
}

export function couponWords({
  percent_off: percent,
  amount_off: cents,
  duration,
  duration_in_months: months,
}: Terms) {
  const off = percent === null ? dollars(cents ?? 0) : `${percent}%`;
  if (duration === 'once') return `${off} off the first payment`;
  if (duration === 'forever' || !months) return `${off} off, for as long as you subscribe`;
  return `${off} off for ${months === 1 ? 'one month' : `${months} months`}`;
}
