import { plans, type Interval } from '#kit/credits/plans.ts';
import type { SubscriptionView } from './contract.ts';
import { day } from './plan-words.ts';

export const rhythms: Record<Interval, string> = { month: 'monthly', year: 'yearly' };

/** "Pro from November 23, 2026"; the rhythm is named where it changes. */
export function nextPlanWords({
  next,
  interval,
  periodEnd,
}: Pick<SubscriptionView, 'next' | 'interval' | 'periodEnd'>): string | undefined {
  if (!next || !periodEnd) return undefined;
  const rhythm = next.interval === interval ? '' : `, ${rhythms[next.interval]},`;
  return `${plans[next.plan].name}${rhythm} from ${day(periodEnd)}`;
}
