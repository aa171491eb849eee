import { expect, test } from 'vitest';
import { createAllowance } from './allowance.ts';

test('so many at once, then as many as the seconds bring, and never more than the most', () => {
  let now = 0;
  const allowance = createAllowance(3, 2, () => now);
  const take = (times: number) => Array.from({ length: times }, () => allowance.take());
  expect(take(4)).toEqual([true, true, true, false]);
  now = 1000;
  expect(take(3)).toEqual([true, true, false]);
  now = 100_000;
  expect(take(4)).toEqual([true, true, true, false]);
});

test('what costs more than is left is refused whole and takes nothing', () => {
  let now = 0;
  const allowance = createAllowance(10, 2, () => now);
  expect([7, 7, 3, 1].map((count) => allowance.take(count))).toEqual([true, false, true, false]);
  now = 2000;
  expect([5, 4].map((count) => allowance.take(count))).toEqual([false, true]);
});
