/** What a code takes off payments to come, and prices with it. The page, the emails and the provider reckon alike. */
import { priceOf, type Interval, type PlanId } from '#kit/credits/plans.ts';
import { dollars } from '#kit/money/dollars.ts';
import type { Discount } from './discount-schema.ts';
import { day } from './plan-words.ts';

/** Cents of a payment on a day. */
export function reduced(cents: number, discount: Discount | null, at: string | Date): number {
  if (!discount || (discount.until !== null && new Date(at) >= new Date(discount.until))) return cents;
  const off = discount.amountOff ?? Math.round((cents * (discount.percentOff ?? 0)) / 100);
  return Math.max(0, cents - off);
}

interface Paid {
  plan: PlanId;
  interval: Interval;
  discount: Discount | null;
  /** When it is paid next. */
  at: string | Date;
}

/** "$9 a month", "$7.20 a month with SPRING until May 1, 2027, then $9" */
export function priceWords({ plan, interval, discount, at }: Paid): string {
  const whole = priceOf(plan, interval) * 100;
  const cents = reduced(whole, discount, at);
  if (!discount || cents === whole) return `${dollars(whole)} a ${interval}`;
  const by = `with ${discount.code ? `the code ${discount.code}` : 'your discount'}`;
  if (discount.once)
    return `${dollars(cents)} for one ${interval} ${by}, then ${dollars(whole)} a ${interval}`;
  if (discount.until === null) return `${dollars(cents)} a ${interval} ${by}, instead of ${dollars(whole)}`;
  return `${dollars(cents)} a ${interval} ${by} until ${day(discount.until)}, then ${dollars(whole)}`;
}
