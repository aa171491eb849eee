import { expect, test } from 'vitest';
import { nextTime, type Rhythm } from './rhythm.ts';

const daily: Rhythm = { every: 'day', minute: 30, hour: 2, days: [], day: 1, zone: 'Europe/Vienna' };
const next = (rhythm: Partial<Rhythm>, after: string) =>
  nextTime({ ...daily, ...rhythm }, new Date(after))?.toISOString();

test('every day at a time of the place, in summer and in winter', () => {
  expect(next({ hour: 9 }, '2026-01-10T08:29:59Z')).toBe('2026-01-10T08:30:00.000Z');
  expect(next({ hour: 9 }, '2026-01-10T08:30:00Z')).toBe('2026-01-11T08:30:00.000Z');
  expect(next({ hour: 9 }, '2026-07-10T00:00:00Z')).toBe('2026-07-10T07:30:00.000Z');
});

test('a time that the clock skips is due once, when the clock has moved on', () => {
  const skipped = next({}, '2026-03-28T12:00:00Z')!;
  expect(skipped).toBe('2026-03-29T01:00:00.000Z');
  expect(next({}, skipped)).toBe('2026-03-30T00:30:00.000Z');
});

test('a time that the clock shows twice is due once', () => {
  const first = next({}, '2026-10-24T12:00:00Z')!;
  expect(first).toBe('2026-10-25T00:30:00.000Z');
  expect(next({}, first)).toBe('2026-10-26T01:30:00.000Z');
});

test('days of the week, the last day of short months, and hours of a zone half an hour aside', () => {
  expect(next({ every: 'week', days: [1, 5], hour: 8 }, '2026-01-07T00:00:00Z')).toBe(
    '2026-01-09T07:30:00.000Z',
  );
  expect(next({ every: 'month', day: 31, hour: 8 }, '2026-02-01T00:00:00Z')).toBe('2026-02-28T07:30:00.000Z');
  expect(next({ every: 'hour', minute: 0, zone: 'Asia/Kolkata' }, '2026-01-01T00:10:00Z')).toBe(
    '2026-01-01T00:30:00.000Z',
  );
});

test('no days and no such zone are never due', () => {
  expect(next({ every: 'week', days: [] }, '2026-01-01T00:00:00Z')).toBeUndefined();
  expect(next({ zone: 'Europe/Nowhere' }, '2026-01-01T00:00:00Z')).toBeUndefined();
});
