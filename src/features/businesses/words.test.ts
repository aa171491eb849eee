import { expect, test } from 'vitest';
import { comparedWith, count, shortDay } from './words.ts';

test('numbers and days in words', () => {
  expect(count(1, 'credit')).toBe('1 credit');
  expect(count(1234.56, 'credit')).toBe('1,234.6 credits');
  expect(shortDay('2026-11-16')).toBe('Mon 16 Nov');
  expect(comparedWith(5, 3, 7)).toBe('2 more than the previous 7 days');
  expect(comparedWith(3, 5, 7)).toBe('2 fewer than the previous 7 days');
  expect(comparedWith(3, 3, 30)).toBe('Same as the previous 30 days');
});
