import { expect, test } from 'vitest';
import { nextPlanWords } from './next-plan-words.ts';

const periodEnd = '2026-11-23T00:00:00.000Z';

test('a change to come says which plan and from when, and how it is paid where that changes', () => {
  expect(nextPlanWords({ next: null, interval: 'month', periodEnd })).toBeUndefined();
  const pro = { plan: 'pro', interval: 'month' } as const;
  expect(nextPlanWords({ next: pro, interval: 'month', periodEnd })).toBe('Pro from November 23, 2026');
  expect(nextPlanWords({ next: pro, interval: 'year', periodEnd })).toBe(
    'Pro, monthly, from November 23, 2026',
  );
});
