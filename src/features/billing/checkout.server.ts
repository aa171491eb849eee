/** Where to pay for what: a page of the provider, or the local one in test mode. */
import type Stripe from 'stripe';
import type { z } from 'zod';
import type { MemberContext } from '#kit/http/context.server.ts';
import { AppError } from '#kit/errors.ts';
import { plans } from '#kit/credits/plans.ts';
import { packKey, pandaKey, planKey } from './catalogue.server.ts';
import { findCode } from './codes.server.ts';
import type { beginCheckout } from './contract.ts';
import { ensureCustomer, trialHadBy, type CustomerRow } from './customer.server.ts';
import type { Billing } from './provider.server.ts';

type CheckoutRequest = z.output<typeof beginCheckout.body>;

export async function openCheckout(
  { billing, caller, settings }: MemberContext,
  wish: CheckoutRequest,
): Promise<string> {
  const customer = await ensureCustomer(billing, caller);
  const stripe = await billing.stripe();
  const base = settings.publicUrl;
  if (caller.business && wish.what === 'panda')
    throw new AppError('forbidden:acting', {
      message: 'Pandas are for people. Switch back to yourself to adopt one.',
    });
  const common = {
    customer: customer.id,
    success_url: caller.business
      ? `${base}/business/${caller.business.id}/success`
      : `${base}/subscription/success?session={CHECKOUT_SESSION_ID}&what=${wish.what}`,
    cancel_url: wish.what === 'panda' ? `${base}/panda-purchase` : `${base}/subscription-plans`,
  };
  const session = await stripe.checkout.sessions.create({
    ...common,
    ...(await detailsOf(billing, customer, wish)),
  });
  if (wish.what === 'plan') await expireOthers(stripe, customer.id);
  if (!session.url) throw new AppError('unavailable:payments');
  return session.url;
}

async function detailsOf(
  billing: Billing,
  customer: CustomerRow,
  wish: CheckoutRequest,
): Promise<Stripe.Checkout.SessionCreateParams> {
  if (wish.what === 'card') return { mode: 'setup', currency: 'usd' };
  if (wish.what === 'plan') {
    if (customer.subscriptionId)
      throw new AppError('conflict:subscribed', {
        message: 'You already have a subscription. Change it on your plan page.',
      });
    const isTried = (await trialHadBy(billing, customer.ownerId!, customer)) !== null;
    const trial = isTried ? 0 : plans[wish.plan].trialDays;
    return {
      mode: 'subscription',
      line_items: [{ price: await billing.prices.idOf(planKey(wish.plan, wish.interval)), quantity: 1 }],
      subscription_data: trial > 0 ? { trial_period_days: trial } : {},
      // The provider's page asks for a code, unless one was given.
      ...(wish.code
        ? { discounts: [{ promotion_code: (await findCode(billing, wish.code)).id }] }
        : { allow_promotion_codes: true }),
    };
  }
  const quantity = wish.what === 'panda' ? wish.quantity : 1;
  const key = wish.what === 'panda' ? pandaKey : packKey(wish.pack);
  const metadata: Record<string, string> =
    wish.what === 'panda' ? { kind: 'panda', quantity: String(quantity) } : { kind: 'pack', pack: wish.pack };
  return {
    mode: 'payment',
    line_items: [{ price: await billing.prices.idOf(key), quantity }],
    // Everything that is paid has an invoice, and everything is granted by its invoice.
    invoice_creation: { enabled: true, invoice_data: { metadata } },
    // Whoever keeps a card already pays this once with another, and the plan's card stays.
    ...(customer.card ? {} : { payment_intent_data: { setup_future_usage: 'off_session' as const } }),
  };
}

/** Two tabs that buy at once: the one that was opened last can be paid, and only it. */
async function expireOthers(stripe: Stripe, customer: string) {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 20 });
  const open = data.filter(({ mode }) => mode === 'subscription');
  for (const { id } of open.slice(1)) await stripe.checkout.sessions.expire(id).catch(isExpiredAlready);
}

/** The other tab was faster. */
function isExpiredAlready(error: unknown) {
  if (!(error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError')) throw error;
}
