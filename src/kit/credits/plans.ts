/** The plans, as data: pages show them, and whatever enforces something reads it here. */

/** People see credits; the ledger counts micro-dollars, so that no price of a provider needs rounding up twice. */
export const microDollarsPerCredit = 1000;

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

export interface Plan {
  id: PlanId;
  name: string;
  /** Dollars a month. */
  price: number;
  /** Dollars a year, paid at once. */
  yearlyPrice: number;
  /** Granted once in each period of a month. */
  monthlyCredits: number;
  /** Of what the month before left, at most this many credits are carried over. */
  carriedCredits: number;
  /** Room for files, as a multiple of what the installation gives every member. */
  storageTimes: number;
  /** Days that deleted things wait in the trash. */
  trashDays: number;
  /** In the queue for long work, as if this many fewer of one's own were waiting. */
  headStart: number;
  /** Days to try it before the first payment. */
  trialDays: number;
  /** Credits to try it with. */
  trialCredits: number;
}

export const planIds = ['free', 'plus', 'pro'] as const;
export type PlanId = (typeof planIds)[number];
export const paidPlanIds = ['plus', 'pro'] as const;
export type PaidPlanId = (typeof paidPlanIds)[number];

export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free',
    price: 0,
    yearlyPrice: 0,
    monthlyCredits: 200,
    carriedCredits: 0,
    storageTimes: 1,
    trashDays: 30,
    headStart: 0,
    trialDays: 0,
    trialCredits: 0,
  },
  plus: {
    id: 'plus',
    name: 'Plus',
    price: 9,
    yearlyPrice: 90,
    monthlyCredits: 6_000,
    carriedCredits: 6_000,
    storageTimes: 4,
    trashDays: 90,
    headStart: 2,
    trialDays: 7,
    trialCredits: 1_000,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    price: 29,
    yearlyPrice: 290,
    monthlyCredits: 22_000,
    carriedCredits: 22_000,
    storageTimes: 20,
    trashDays: 180,
    headStart: 5,
    trialDays: 7,
    trialCredits: 2_000,
  },
};

/** What a trial adds to what Free has given in the month. */
export const trialGives = (plan: PlanId) => Math.max(0, plans[plan].trialCredits - plans.free.monthlyCredits);

export const isPaid = (plan: PlanId): plan is PaidPlanId => plan !== 'free';
export const priceOf = (plan: PlanId, interval: Interval) =>
  interval === 'year' ? plans[plan].yearlyPrice : plans[plan].price;

/** Credits to buy beside a plan: they last until they are spent. */
export const packIds = ['small', 'medium', 'large'] as const;
export type PackId = (typeof packIds)[number];

interface Pack {
  id: PackId;
  credits: number;
  /** Dollars, once. */
  price: number;
}

export const packs: Record<PackId, Pack> = {
  small: { id: 'small', credits: 3_000, price: 5 },
  medium: { id: 'medium', credits: 10_000, price: 15 },
  large: { id: 'large', credits: 36_000, price: 50 },
};

/** Days for which a plan goes on while its renewal has not been paid. */
export const graceDays = 14;

export const toCredits = (microDollars: number) => microDollars / microDollarsPerCredit;
export const toMicroDollars = (credits: number) => Math.round(credits * microDollarsPerCredit);
