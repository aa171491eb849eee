/** The credits that come next and when, as the ledger will give them. */
import { plans, type PlanId } from '#kit/credits/plans.ts';

interface Standing {
  plan: PlanId;
  state: 'free' | 'given' | 'trial' | 'active' | 'overdue' | 'ending';
  /** The plan that the subscription renews to. */
  renewsTo: PlanId | null;
  periodEnd: Date | null;
  /** When the ledger looks next. */
  refillAt: Date;
  /** Until when it is paid. */
  coveredUntil: Date | null;
  /** What Free gives is for people. */
  isBusiness: boolean;
  now: Date;
}

interface NextCredits {
  credits: number;
  /** Null where they wait for a payment. */
  on: Date | null;
}

export function nextCredits(standing: Standing): NextCredits | null {
  const { plan, state, renewsTo, periodEnd, refillAt, coveredUntil, isBusiness, now } = standing;
  const given = (of: PlanId, on: Date | null): NextCredits | null => {
    const credits = of === 'free' && isBusiness ? 0 : plans[of].monthlyCredits;
    return credits > 0 ? { credits, on } : null;
  };
  if (state === 'free' || state === 'given' || !periodEnd) return given(plan, refillAt);
  const isPaidUp = coveredUntil !== null && coveredUntil > now;
  if (state === 'overdue' || (!isPaidUp && state !== 'ending')) return given(renewsTo ?? plan, null);
  // A year is paid at once and given by months.
  if (isPaidUp && refillAt < periodEnd) return given(plan, refillAt);
  return given(state === 'ending' ? 'free' : (renewsTo ?? plan), periodEnd);
}
