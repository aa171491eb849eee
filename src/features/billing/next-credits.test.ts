import { expect, test } from 'vitest';
import { plans } from '#kit/credits/plans.ts';
import { nextCredits } from './next-credits.ts';

const now = new Date('2026-11-16');
const end = new Date('2026-12-16');
const active = {
  plan: 'plus',
  state: 'active',
  renewsTo: 'plus',
  periodEnd: end,
  refillAt: end,
  coveredUntil: end,
  isBusiness: false,
  now,
} as const;

test('a plan that goes on gives what it renews to, on the day it renews', () => {
  expect(nextCredits(active)).toEqual({ credits: plans.plus.monthlyCredits, on: end });
  expect(nextCredits({ ...active, renewsTo: 'pro' })).toEqual({ credits: plans.pro.monthlyCredits, on: end });
});

test('a year gives by months, whatever comes after it', () => {
  const periodEnd = new Date('2027-11-16');
  const yearly = { ...active, periodEnd, coveredUntil: periodEnd };
  for (const state of ['active', 'ending'] as const)
    expect(nextCredits({ ...yearly, state })).toEqual({ credits: plans.plus.monthlyCredits, on: end });
});

test('after an end comes what Free gives, and for a business nothing', () => {
  expect(nextCredits({ ...active, state: 'ending' })).toEqual({
    credits: plans.free.monthlyCredits,
    on: end,
  });
  expect(nextCredits({ ...active, state: 'ending', isBusiness: true })).toBeNull();
  expect(
    nextCredits({ ...active, plan: 'free', state: 'free', renewsTo: null, isBusiness: true }),
  ).toBeNull();
});

test('what waits for a payment has no day', () => {
  const over = { ...active, coveredUntil: new Date('2026-11-15'), refillAt: new Date('2026-11-29') };
  expect(nextCredits({ ...over, state: 'overdue' })).toEqual({
    credits: plans.plus.monthlyCredits,
    on: null,
  });
  expect(nextCredits(over)).toEqual({ credits: plans.plus.monthlyCredits, on: null });
});
