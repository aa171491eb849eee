/** How someone's plan stands, put together from the account and from what the provider last told. */
import { AppError } from '#kit/errors.ts';
import { plans } from '#kit/credits/plans.ts';
import { paidInterval } from './change.server.ts';
import { findCustomer, trialHadBy } from './customer.server.ts';
import type { Billing } from './provider.server.ts';
import { discountIn, openInvoiceOf, wasFree } from './queries.server.ts';

export async function describeSubscription(billing: Billing, ownerId: string) {
  const account = await billing.credits.account(ownerId);
  if (!account) throw new AppError('not_found');
  const customer = await findCustomer(billing.db, ownerId);
  const isRunning = customer?.subscriptionId != null;
  const interval = account.coverage === null ? null : paidInterval(account);
  const isTrial = customer?.status === 'trialing' && (await wasFree(billing.db, account.coverage));
  const open = customer && (await openInvoiceOf(billing.db, customer.id));
  const trialHad = await trialHadBy(billing, ownerId, customer);
  const isOther = isRunning && (customer.plan !== account.plan || customer.interval !== interval);
  // Sorted by what someone must know first.
  const state = !isRunning
    ? account.plan === 'free'
      ? ('free' as const)
      : ('given' as const)
    : customer.status === 'past_due' || customer.status === 'unpaid'
      ? ('overdue' as const)
      : customer.cancelsAtEnd
        ? ('ending' as const)
        : isTrial
          ? ('trial' as const)
          : ('active' as const);
  return {
    account,
    plan: account.plan,
    renewsTo: isRunning ? customer.plan : null,
    // A trial's days are no rhythm.
    interval: isTrial ? customer.interval : interval,
    state,
    periodEnd: isRunning ? customer.periodEnd : null,
    next:
      (isTrial ? customer?.plan !== account.plan : isOther) &&
      (state === 'active' || state === 'trial') &&
      customer?.plan &&
      customer.interval
        ? { plan: customer.plan, interval: customer.interval }
        : null,
    discount: customer ? discountIn(customer) : null,
    mayTry: !isRunning && trialHad === null && plans.plus.trialDays > 0,
    trialHad,
    card: customer?.card ?? null,
    overdue: open && open.attempts > 0 ? { cents: open.total, nextAttempt: open.nextAttempt } : null,
    taxId: customer?.taxId ?? null,
    topUp:
      customer?.topUpPack && customer.topUpBelow !== null && customer.topUpCeiling !== null
        ? { pack: customer.topUpPack, below: customer.topUpBelow, ceiling: customer.topUpCeiling }
        : null,
  };
}
