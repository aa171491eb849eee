/** What a plan gives, in words, from the numbers that the code enforces. */
import { roundly } from './what-credits-buy.ts';
import { plans, type PlanId } from '#kit/credits/plans.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const count = (value: number, noun: string) =>
  `${number.format(value)} ${noun}${value === 1 ? '' : 's'}`;

export const trialWords = (credits: number, days: number) =>
  `${count(credits, 'free credit')} in your ${days}-day trial`;

/** What a number of credits gets you, where that can be reckoned. */
export const buysWords = (credits: number, answer: { engine: string; credits: number } | null) =>
  answer && credits >= answer.credits
    ? `about ${number.format(roundly(credits / answer.credits))} answers from ${answer.engine}`
    : null;

/** "5 GB": room, as it is sold. */
export function formatStorage(bytes: number): string {
  if (bytes >= 1e12) return `${number.format(bytes / 1e12)} TB`;
  if (bytes >= 1e9) return `${number.format(bytes / 1e9)} GB`;
  return `${number.format(bytes / 1e6)} MB`;
}

export const day = (moment: string | Date) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));

interface Fact {
  label: string;
  /** One cell for each plan. */
  of: (plan: PlanId, storage: number, isBusiness: boolean) => string;
}

/** What Free gives each month is for people; a business buys its credits, or has a plan. */
export const monthlyCreditsFor = (plan: PlanId, isBusiness: boolean) =>
  plan === 'free' && isBusiness ? 0 : plans[plan].monthlyCredits;

/** Every row of the comparison. `storage`: what this installation gives everyone. */
export const facts: readonly Fact[] = [
  {
    label: 'Credits each month',
    of: (plan, _storage, isBusiness) => {
      const credits = monthlyCreditsFor(plan, isBusiness);
      return credits === 0 ? 'None' : number.format(credits);
    },
  },
  {
    label: 'Credit rollover',
    of: (plan) =>
      plans[plan].carriedCredits === 0 ? 'None' : `Up to ${number.format(plans[plan].carriedCredits)}`,
  },
  { label: 'File storage', of: (plan, storage) => formatStorage(storage * plans[plan].storageTimes) },
  { label: 'Trash', of: (plan) => `${plans[plan].trashDays} days` },
  {
    label: 'Queue',
    of: (plan) =>
      plans[plan].headStart === 0 ? 'Standard' : `${count(plans[plan].headStart, 'place')} ahead`,
  },
  { label: 'Bamboo, the built-in engine', of: () => 'Free, always' },
  { label: 'Your own engine keys', of: () => 'Free, always' },
];
