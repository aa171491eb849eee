/** Changing plans: what is larger counts at once and is paid in part, what is smaller counts from the renewal on. */
import { AppError } from '#kit/errors.ts';
import { isPaid, planIds, type Interval, type PaidPlanId, type PlanId } from '#kit/credits/plans.ts';
import type { Account } from '#kit/credits/accounts.server.ts';
import { planKey } from './catalogue.server.ts';
import { mustSubscribe } from './customer.server.ts';
import type { Billing } from './provider.server.ts';
import { discountIn, wasFree } from './queries.server.ts';

interface Choice {
  plan: PaidPlanId;
  interval: Interval;
}

const longestMonth = 40 * 24 * 3600_000;

/** How often what is paid now is paid. */
export function paidInterval({
  coveredFrom,
  coveredUntil,
}: Pick<Account, 'coveredFrom' | 'coveredUntil'>): Interval {
  const lasts = (coveredUntil?.getTime() ?? 0) - (coveredFrom?.getTime() ?? 0);
  return lasts > longestMonth ? 'year' : 'month';
}

const rank = (plan: PlanId) => planIds.indexOf(plan);

/** Whether a change counts at once. Another plan that is larger, or the same for a year in place of a month. */
function countsNow(from: { plan: PlanId; interval: Interval }, to: Choice): boolean {
  if (rank(to.plan) !== rank(from.plan)) return rank(to.plan) > rank(from.plan);
  return from.interval === 'month' && to.interval === 'year';
}

/** What is paid for, or tried, now. */
async function presentChoice(billing: Billing, account: Account): Promise<Choice | undefined> {
  const { plan, coverage } = account;
  if (!coverage || !isPaid(plan)) return undefined;
  if (!(await wasFree(billing.db, coverage))) return { plan, interval: paidInterval(account) };
  // A trial's days are no rhythm: its invoice knows the price that was chosen.
  const stripe = await billing.stripe();
  const { lines } = await stripe.invoices.retrieve(coverage);
  const price = lines.data[0]?.pricing?.price_details?.price;
  return price ? billing.prices.planOf(typeof price === 'string' ? price : price.id) : undefined;
}

/** A change that was to come with the renewal does not come, and nothing else changes. False where there is none. */
export async function takeBackChange(billing: Billing, ownerId: string): Promise<boolean> {
  const { subscriptionId } = await mustSubscribe(billing.db, ownerId);
  const stripe = await billing.stripe();
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  // What has begun and was not paid is no change to come.
  if (subscription.status !== 'active' && subscription.status !== 'trialing') return false;
  const present = await presentChoice(billing, (await billing.credits.account(ownerId))!);
  if (!present) return false;
  const item = subscription.items.data[0]!;
  const price = await billing.prices.idOf(planKey(present.plan, present.interval));
  if (item.price.id === price) return false;
  await stripe.subscriptions.update(subscriptionId, {
    items: [{ id: item.id, price }],
    proration_behavior: 'none',
  });
  return true;
}

export async function planChange(billing: Billing, ownerId: string, choice: Choice) {
  const customer = await mustSubscribe(billing.db, ownerId);
  const account = (await billing.credits.account(ownerId))!;
  const stripe = await billing.stripe();
  const subscription = await stripe.subscriptions.retrieve(customer.subscriptionId);
  const item = subscription.items.data[0]!;
  const price = await billing.prices.idOf(planKey(choice.plan, choice.interval));
  if (item.price.id === price && !subscription.cancel_at_period_end)
    throw new AppError('conflict:same_plan', { message: 'You’ve already chosen that plan.' });
  if (subscription.status === 'past_due')
    throw new AppError('conflict:overdue', {
      message: 'You have an unpaid invoice. Pay it first, then change the plan.',
    });
  const now =
    subscription.status === 'active' &&
    countsNow({ plan: account.plan, interval: paidInterval(account) }, choice);
  const isTrial = subscription.status === 'trialing' && (await wasFree(billing.db, account.coverage));
  const isOtherRhythm = item.price.recurring?.interval !== choice.interval;
  const discount = discountIn(customer);
  const change = {
    items: [{ id: item.id, price }],
    proration_behavior: now ? ('always_invoice' as const) : ('none' as const),
  };
  return {
    when: now ? ('now' as const) : ('renewal' as const),
    trialOf: isTrial ? account.plan : null,
    at: now ? null : new Date(item.current_period_end * 1000),
    discount,
    async preview() {
      if (!now) return { dueNow: 0, lines: [] };
      const invoice = await stripe.invoices.createPreview({
        customer: customer.id,
        subscription: subscription.id,
        subscription_details: change,
      });
      return {
        dueNow: invoice.total < 0 ? invoice.total : invoice.amount_due,
        lines: [
          ...invoice.lines.data.map(({ description, amount }) => ({
            text: description ?? '',
            cents: amount,
          })),
          ...(invoice.total_discount_amounts ?? []).map(({ amount }) => ({
            text: `Discount${discount?.code ? `, code ${discount.code}` : ''}`,
            cents: -amount,
          })),
        ],
      };
    },
    apply: () =>
      stripe.subscriptions.update(subscription.id, {
        ...change,
        cancel_at_period_end: false,
        ...(now ? { payment_behavior: 'error_if_incomplete' as const } : {}),
        // Another rhythm would begin a new period at once; what is paid is used up first.
        ...(!now && isOtherRhythm && subscription.status === 'active'
          ? { trial_end: item.current_period_end }
          : {}),
      }),
  };
}
