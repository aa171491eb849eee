import { expect, test } from 'vitest';
import { lastDays, nextMonth } from './days.ts';

test('the last days end today and cross months', () => {
  expect(lastDays(3, new Date('2026-03-01T00:30:00Z'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test('after December comes January of the next year', () => {
  expect(nextMonth(new Date('2026-12-31T23:59:00Z'))).toBe('2027-01-01');
  expect(nextMonth(new Date('2026-01-31T00:00:00Z'))).toBe('2026-02-01');
});
