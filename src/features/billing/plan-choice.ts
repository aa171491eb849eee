/** The plan that a guest chose, kept in the address through registering and signing in. */
import { intervals, paidPlanIds, type Interval, type PaidPlanId } from '#kit/credits/plans.ts';
import { href } from '#kit/href.ts';

export interface PlanChoice {
  plan: PaidPlanId;
  interval: Interval;
}

export const choiceAddress = ({ plan, interval }: PlanChoice) =>
  href('/subscription-plans', { plan, interval });

export function readChoice(search: URLSearchParams): PlanChoice | undefined {
  const plan = paidPlanIds.find((id) => id === search.get('plan'));
  const interval = intervals.find((id) => id === search.get('interval')) ?? 'month';
  return plan && { plan, interval };
}
