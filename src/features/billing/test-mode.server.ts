/** The provider's page, where the provider is the local one: what is to be paid, and paying it. Elsewhere it does not exist. */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { plans, toCredits, type PaidPlanId } from '#kit/credits/plans.ts';
import { AppError } from '#kit/errors.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { discountOf, findCode } from './codes.server.ts';
import { payTestCheckout, testCheckout, applyTestCode } from './contract.ts';
import { businessName, findCustomer } from './customer.server.ts';
import { LocalProviderError } from './local-provider/provider-error.ts';
import { inWords } from './provider-words.server.ts';

export const testEndpoints: Implementation[] = [
  implement(testCheckout, async ({ params: { id } }, context) => {
    const { localProvider } = await ownSession(context, id);
    const { later, price, coupon, code, discountEnd, ...due } = await localProvider.due(id);
    const plan = price ? ((await context.billing.prices.planOf(price)) ?? null) : null;
    return {
      ...due,
      payer: context.caller.business
        ? ((await businessName(context.db, context.caller.business.id)) ?? '')
        : context.caller.user.name,
      plan,
      code: coupon && discountOf(coupon, code, discountEnd),
      later: later && { ...later, credits: plan ? await trialCredits(context, plan.plan) : 0 },
    };
  }),

  implement(payTestCheckout, async ({ params: { id }, body }, context) => {
    const { localProvider } = await ownSession(context, id);
    return { state: await withPublicErrors(() => localProvider.pay(id, body)) };
  }),

  implement(applyTestCode, async ({ params: { id }, body: { code } }, context) => {
    const { localProvider } = await ownSession(context, id);
    const { id: known, coupon, words } = await inWords(() => findCode(context.billing, code));
    await withPublicErrors(() => localProvider.useCoupon(id, { coupon, code: known }));
    return { words };
  }),
];

async function withPublicErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LocalProviderError)) throw error;
    throw new AppError(error.status === 402 ? 'payment_required:card' : 'invalid:payment', {
      message: `${error.message} You weren’t charged.${error.status === 402 ? ' Try another card.' : ''}`,
      cause: error,
    });
  }
}

/** A trial gives what its plan's trial has more than the month has given already. */
async function trialCredits({ billing, caller }: MemberContext, plan: PaidPlanId): Promise<number> {
  const account = await billing.credits.account(ownerFor(caller));
  return Math.max(0, plans[plan].trialCredits - toCredits(account?.periodGranted ?? 0));
}

async function ownSession({ billing, db, caller }: MemberContext, id: string) {
  const localProvider = await billing.localProvider();
  const customer = await findCustomer(db, ownerFor(caller));
  if (!localProvider || !customer) throw new AppError('not_found:checkout');
  const stripe = await billing.stripe();
  const session = await stripe.checkout.sessions.retrieve(id).catch(() => undefined);
  if (session?.customer !== customer.id) throw new AppError('not_found:checkout');
  return { localProvider };
}
