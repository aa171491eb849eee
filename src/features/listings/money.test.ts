import { expect, test } from 'vitest';
import { formatMoney, priceWords, readAmount, typedAmount } from './money.ts';

test.for([
  ['45', 4500],
  ['12.50', 1250],
  ['12,5', 1250],
  ['1,250', 125_000],
  ['1.250', 125_000],
  ['1,250.50', 125_050],
  ['1.250,50', 125_050],
  ['1 250', 125_000],
  ['0', 0],
] as const)('%s is %i cents', ([typed, minor]) => {
  expect(readAmount(typed, 'EUR')).toBe(minor);
});

test.for(['', '-5', 'ten', '1e9', '12.345.6', '€5', '9'.repeat(30), '.5'])('“%s” is no amount', (typed) => {
  expect(readAmount(typed, 'EUR')).toBeNull();
});

test('yen have no decimals', () => {
  expect(readAmount('500', 'JPY')).toBe(500);
  expect(readAmount('5.5', 'JPY')).toBeNull();
  expect(formatMoney(500, 'JPY')).toBe('¥500');
});

test('amounts are shown without empty decimals, and typed back as they are', () => {
  expect(formatMoney(12_000, 'EUR')).toBe('€120');
  expect(formatMoney(1250, 'EUR')).toBe('€12.50');
  expect(readAmount(typedAmount(125_050, 'EUR'), 'EUR')).toBe(125_050);
  expect(priceWords({ priceKind: 'fixed', price: 48_000, currency: 'EUR', unit: 'month' })).toBe(
    '€480 / month',
  );
});
