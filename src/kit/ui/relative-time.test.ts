import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.UTC(2025, 5, 15, 12);
const ago = (seconds: number) => relativeTime(now - seconds * 1000, now);

it.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [7200, '2 hours ago'],
  [86_400, 'yesterday'],
  [3 * 86_400, '3 days ago'],
  [8 * 86_400, 'last week'],
  [70 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
  [-120, 'in 2 minutes'],
  [-86_400, 'tomorrow'],
  [-86_395, 'tomorrow'],
  [-13 * 3600, 'in 13 hours'],
  [-7 * 86_400 + 3, 'in 7 days'],
  [-7 * 86_400, 'in 7 days'],
  [-6.4 * 86_400, 'in 6 days'],
  [-30 * 86_400 + 3, 'in 30 days'],
  [-90 * 86_400, 'in 3 months'],
  [-30, 'just now'],
])('%i seconds back', (seconds, words) => {
  expect(ago(seconds)).toBe(words);
});
