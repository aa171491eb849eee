/** The plans, as data: pages show them, the ledger grants by them. */

/** People see credits; the ledger counts micro-dollars, so that no price of a provider needs rounding up twice. */
export const microDollarsPerCredit = 1000;

export interface Plan {
  id: PlanId;
  name: string;
  /** Dollars a month. */
  price: number;
  /** Each month the balance is topped up to this. */
  monthlyCredits: number;
}

export const planIds = ['free', 'plus', 'pro'] as const;
export type PlanId = (typeof planIds)[number];

export const plans: Record<PlanId, Plan> = {
  free: { id: 'free', name: 'Free', price: 0, monthlyCredits: 200 },
  plus: { id: 'plus', name: 'Plus', price: 9, monthlyCredits: 6_000 },
  pro: { id: 'pro', name: 'Pro', price: 29, monthlyCredits: 22_000 },
};

export const toCredits = (microDollars: number) => microDollars / microDollarsPerCredit;
