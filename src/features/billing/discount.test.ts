import { expect, test } from 'vitest';
import type { Discount } from './discount-schema.ts';
import { priceWords, reduced } from './discount.ts';

const code: Discount = {
  code: 'SPRING',
  words: '20% off for 3 months',
  percentOff: 20,
  amountOff: null,
  once: false,
  until: '2027-02-16T00:00:00.000Z',
};
const plus = { plan: 'plus', interval: 'month', at: '2026-11-23' } as const;

test('a code takes its part off until its last day, and never more than there is', () => {
  expect(reduced(900, null, '2026-11-23')).toBe(900);
  expect(reduced(900, code, '2026-11-23')).toBe(720);
  expect(reduced(900, code, '2027-02-16')).toBe(900);
  expect(reduced(900, { ...code, percentOff: null, amountOff: 5000 }, '2026-11-23')).toBe(0);
});

test('prices say what is paid, until when, and what then', () => {
  expect(priceWords({ ...plus, discount: null })).toBe('$9 a month');
  expect(priceWords({ ...plus, discount: code })).toBe(
    '$7.20 a month with the code SPRING until February 16, 2027, then $9',
  );
  expect(priceWords({ ...plus, discount: code, at: '2027-03-01' })).toBe('$9 a month');
  expect(priceWords({ ...plus, discount: { ...code, once: true, until: null } })).toBe(
    '$7.20 for one month with the code SPRING, then $9 a month',
  );
  expect(priceWords({ ...plus, discount: { ...code, code: null, until: null } })).toBe(
    '$7.20 a month with your discount, instead of $9',
  );
});
